"""What goes over the socket and over HTTP, as types; the browser's own are made from these."""
