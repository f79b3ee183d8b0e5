"""Tables in memory: their sockets, commands, frames, chat, presence and bots."""
