### The browser app in English. Every message stands in fr.ftl too, in the same order.

## Around the site

home = Home
lobby = Lobby
my-tables = My tables
rules = Rules
about = About
settings = Settings
guest = Guest
language = Language
main-navigation = Main navigation
skip-to-content = Skip to the content
not-found-title = There is nothing here
loading = One moment…
close = Close
thing-counter = { $name }: { $count }
save = Save
on = on
off = off
server-away = The server does not answer. Please try again in a moment.
problem-unknown = This did not work ({ $id }).

## Home

home-title = A table is always free
home-lead = Five modern board games, against bots at once or with friends by a link. No account needed.
seats-range = { $low ->
        [1] { $high ->
            [2] Solo, or 2 players
           *[other] Solo, or up to { $high } players
        }
       *[other] { $low } to { $high } players
    }
play-now = Play now
set-up = Set up

## Tables in lists

new-table = New table
open-tables = Waiting for players
no-open-tables = Nobody is waiting just now. Open a table, and it is listed here.
tables-to-watch = Under way, open to onlookers
no-tables-to-watch = No public table is under way.
no-tables-yet = You have no table under way.
tables-over = Finished
your-turn = Your turn
waiting-elsewhere = { $count ->
    [one] Another table waits for you
   *[other] { $count } other tables wait for you
}
status-open = waiting
status-playing = under way
status-finished = finished
status-cancelled = cancelled
status-closed = closed

## Setting up

new-table-of = New table of { $game }
how-many = How many play?
solo = Solo
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = Me, at this screen
seat-name = Name at seat { $number }
seat-open = Open: whoever comes by link
bot-named = { $bot ->
        [level-beginner] Bot: a beginner
        [level-easy] Bot: easy
        [level-medium] Bot: medium
        [level-hard] Bot: hard
        [level-expert] Bot: expert
        [greedy] Bot: quick thinker
        [random] Bot: anything goes
       *[other] Bot: { $bot }
    }
options = Options
manner = How do we play?
show-in-lobby = Show the table in the lobby
bots-wait = Speed of the bots
bots-wait-usual = usual
bots-wait-seconds = { $seconds ->
        [0] at once
       *[other] slow: { $seconds } seconds to take a move back
    }
rated = Rated: the result counts for the ranking
with-clocks = Live, with clocks
minutes-each = Minutes for each player
start = Start
open-table = Open the table

## Before the play

waiting-title = The table is laid
seat-free = free
sit-down = Sit down
get-up = Get up
free-seat = Ask { $name } to get up
seat-bot = Seat a bot
invitation = Invitation link for your friends
copy = Copy
copied = Copied
start-when-full = The play can start once every seat is taken.
host-starts = The play starts once every seat is taken.
no-table-title = This table cannot be opened
seal = Fair draws: the seal
seal-meaning = All draws of this table follow from a secret that was fixed before the play. This is its fingerprint. When the play is over the secret is opened, and everybody can check that nothing was changed.

## At the table

you = You
board = The board
rail = What is asked, actions, log and chat
parts-of-table = Parts of the table
tab-board = Table
tab-actions = Actions
tab-log = Log
tab-chat = Chat
players = Players
a-bot = Bot
a-person = Present
away = Away
to-play = to play
onlookers = { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
connection-lost = Connection lost. Coming back…
connection-connecting = Connecting…
zone-common = In the middle
zone-mine = Yours
zone-others = The others
waiting-for = Waiting for { $who }.
play-over-question = The play is over.
looking-back = You are looking at move { $seq }.
back-to-now = Back to now
go-on = Go on
skip = Skip ahead
step-back = Back
chosen-so-far = Chosen: { $things }
next-kind = { $kind ->
        [card] a card
        [hand] a card
        [drafted] a card
        [offer] a card
        [die] a die
        [tile] a tile
        [drawn] a tile
        [unit] a unit
        [area] a place
        [cell] a place
        [sector] a place
        [stop] a place
        [table] a table
       *[other] {""}
    }
chosen-then = { $things }, then { $ways }.
hint-taken = The bot’s choice: { $action }
ways-on-to = Now choose { $ways }.
ways-on = Now choose how to go on.
usual-soon = In a moment the table plays for you: { $action }
usual-hold = Wait, I'll decide
usual-answers = Let the table give answers that can cost nothing
undo-several = { $first }, and { $more ->
        [one] one more step
       *[other] { $more } more steps
    }
in-one-go = { $count } steps in one go
gestures-unlisted = { $count ->
        [one] Show one way to do several steps at once
       *[other] Show { $count } ways to do several steps at once
    }
preview = What it would lead to
preview-points = { $side }: { $points }
preview-final = What follows is not known beforehand.
plan = Your plan
plan-confirm = Confirm your plan
plan-whole = Everything is laid out: confirm your plan, or change it.
plan-take-back = Take back: { $action }
undo = Undo
undo-what = Undo: { $what }
hint = What would the bot play?
hinted = the bot's advice
always-decline = Always decline this
cannot-be-undone = This cannot be taken back.
actions = Actions
no-actions = Nothing to decide now.
no-actions-yet = What you can do next will stand here.
one-moment = One moment…
log = What happened
tell-again = Replay last moves
to-this-moment = To move { $seq }
step-bot = { $who_is ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $who } now.
    }
step-back-line = { $who_is ->
        [you] You take your seat back.
       *[other] { $who } takes the seat back.
    }
step-concede = { $who_is ->
        [you] You concede.
       *[other] { $who } concedes.
    }
step-cancel = { $who_is ->
        [you] You agree to cancel the play.
       *[other] { $who } agrees to cancel the play.
    }
step-uncancel = { $who_is ->
        [you] You would rather play on.
       *[other] { $who } would rather play on.
    }
chat = Chat
chat-label = Say something
chat-empty-yet = Nobody has said anything yet.
send = Send
menu = Menu
give-seat-to-bot = Hand my seat to a bot
take-seat-back = Take my seat back
cancel-agree = Cancel the play, if all agree
cancel-alone = Cancel the play
cancel-no-more = Do not cancel after all
concede = Concede
concede-sure = Really concede
curtain-title = { $who } is asked
curtain-text = Hand over the screen. Nobody else should look.
curtain-lift = Show my things
curtain-title-idle = For the eyes of { $who }
standing = Declined from now on
standing-stop = Ask me again
standing-stop-this = Ask me again: { $question }
press-again = Press again to confirm.
press-again-short = Confirm?
confirm-action = Confirm: { $action }
bot-plays-for-you = A bot plays for you.
give-others-seat = Give the seat of { $who } to a bot
chat-mute = Mute
chat-unmute = Hear again
chat-muted = The chat is muted at this table.
chat-fold = Fold
chat-unfold = Open
chat-silence = Silence { $name }
chat-remove = Send { $name } away
steps-missing = Some moves could not be told. The table below is up to date.
unread = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
players-before = Earlier players
players-after = More players

## The end

result-you-win = You win!
result-shared = You share the victory!
result-winners = { $count ->
        [one] { $who } wins
       *[other] { $who } share the victory
    }
result-won = Won!
result-lost = Lost this time
result-cancelled = Cancelled by agreement
result-closed = This table was closed
result-conceded = Conceded: { $who }
result-given-up = Given up
side-name = { $side }
rematch = Play again
watch-replay = Replay
download-record = Download the record
see-board = See the board
seal-checked = Check the draws
seal-opened = The secret behind every draw, now open:
seal-was = Its seal from the beginning:
score-sheet = Score sheet
running-sheet = Points so far
running-sheet-empty = Nothing yet
look-through = Look through: { $pile }, { $count }
look-through-short = Look through
fold-up = Fold up
rematch-wanted = { $who } wants to play again.
rematch-join = Join
next-table = To the next table

## Replay

replay = Replay
earlier = Previous
later = Next
run = Play
pause = Pause
moment = Moment of the play
replay-viewer = Whose eyes
replay-viewer-all = All cards open
replay-viewer-seat = With the eyes of { $who }
replay-viewer-onlooker = As an onlooker

## Rules and about

search-rules = Search the rules
found-sections = { $count ->
        [0] Nothing found.
        [one] { $count } section
       *[other] { $count } sections
    }
no-rules-yet = The rules page is not written yet.
pieces = The components in pictures
about-data = How the figures are known
about-game = { $game }: how the figures are known
about-known-lead = Every count, cost and value says where it comes from. These are the ones of this game.
about-doubtful = What we are not sure of
about-numbers = no. { $numbers }
about-no-doubt = Nothing: every figure is stated in the rulebook or was seen in print.
about-correct = If you own the box and a figure is wrong, a small file with corrections can be given to the server; the rules page says how.
findings = What many plays show
findings-of = { $game }: what many plays show
findings-lead = Found by letting bots play many times. Bots are not people: what is worth much among them may be worth less at your table.
findings-ladder = Ladder of bots
findings-ladder-note = From a tournament with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }. Differences between ratings count, not the figures themselves.
findings-bot = bot
findings-rating = rating (95 %)
findings-shortened = The first { $first } and the last { $last } of { $all }.
findings-made = When and how
component = Component
what = What
how-known = How it is known
about-text = Little Worlds puts five modern board games on one table: exact to their rulebooks, for people and for programs. Every draw at a table is sealed beforehand and can be checked afterwards.
about-own-art = No picture comes from the boxes: boards and cards are drawn for this site, with the free icons named below, and the rules are told in our own words. The publishers have no part in this, and we recommend their boxes.
credits = Credits
credits-icons = Icons:
credits-others = others
credits-fonts = Typefaces: Fraunces and Inter, both under the SIL Open Font License.
credits-games = The games belong to their authors and publishers, who are named on each rules page.

## Profile

profile = Profile
name = Name
account = Account
account-keep = Keep this name
account-lead = With a login you find your tables on any device. Nothing else is asked.
account-is = You are logged in as { $login }.
account-make = Make an account
login = Login
password = Password
log-in = Log in
log-out = Log out
ratings = Ratings
history = Finished tables
records = Records
upload-record = Replay a record from a file
my-data = My data
my-data-download = Download all of it
forget-me = Delete me
forget-me-sure = Really delete everything about me

## Settings

theme = Ground
theme-auto = as the device
theme-light = light
theme-dark = dark
contrast = Contrast
contrast-auto = as the device
contrast-more = stronger
motion = Motion
motion-auto = as the device
motion-off = none
pace = Others' moves
pace-calm = calmly
pace-normal = at a good pace
pace-quick = quickly
pace-instant = at once, without telling
confirm-final = Ask before a step that cannot be taken back
sounds = A sound when it is my turn
notices = A notification when it is my turn
