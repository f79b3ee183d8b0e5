### The application's own words. Every message stands in fr.ftl too.

## Players and lists

player-at-seat = Player { $number }
counted = { $count } × { $name }
specified = { $name } ({ $detail })
list-last = { $first } and { $last }
list-or = { $first } or { $last }

## Games and tables

unknown-game = There is no game “{ $given }”. Did you mean { $allowed_or }?
game-twice = Two games are called { $game_id }: one in { $first }, one in { $second }. Remove or rename one of them.
games-folder = There is no folder “{ $given }”, which { $variable } names.
game-broken = The game { $game_id } in { $place } cannot be loaded: { $why }
game-other-id = The game { $game_id } in { $place } calls itself “{ $given }”.
game-name-taken = The game { $game_id } in { $place } cannot be loaded: another Python package has that name. Rename its folder.
new-game-name = “{ $given }” cannot be the name of a game: that is small letters and digits, words joined by hyphens, at most { $high } characters, and no word of Python.
new-game-exists = There is already a game “{ $given }”.
new-game-package = There is already a Python package “{ $given }”. Choose another name.
new-game-folder = “{ $given }” already exists here; nothing was written.
seat-count = { $game_id } is for { $low } to { $high } seats, not for { $given }.
unknown-option = { $game_id } has no option “{ $given }”. Near it: { $allowed }.
no-options = { $game_id } has no option “{ $given }”, nor any other.
option-value = Option “{ $option }” cannot be “{ $given }”: it is one of { $allowed }.
option-seats = Option “{ $option }” is not for a table of { $given }.
option-form = An option is given as name=value, not as “{ $given }”.
unknown-language = There are no words in “{ $given }”, only in { $allowed }.

## Actions

why-not-your-decision = You are not asked for anything now.
why-play-is-over = The play is over.
not-your-decision = { $seat } is not asked for anything now.
play-is-over = The play is over: nothing can be done any more.
not-over-yet = The play is not over yet: there is no outcome.
unknown-notation = “{ $given }” is no action here. Near it: { $allowed }.
several-actions = “{ $given }” may mean several actions, for instance { $some }: add a word, or answer with a number.
unknown-action = There is no action of number { $given }: they are numbered from 0 to { $high }.
undo-nothing = There is nothing of yours to take back.
undo-final = This step cannot be taken back: something came to light.
undo-others-acted = This step cannot be taken back: another player has acted since.

## Records

secret-length = The secret of a sealed chance has 32 bytes, not { $given }.
outcomes-ran-dry = After { $drawn } outcomes the play draws one more, but none is recorded.
outcome-does-not-fit = The outcome { $given } does not fit: here one of { $expected } is drawn.
record-format = This is no record: its first line is “{ $given }” instead of “{ $expected }”.
record-after-digest = Line { $line }: nothing may follow the digest.
record-no-digest = Line { $line }: the record ends without its digest, so it was cut off.
record-digest = Line { $line }: the digest does not fit the lines above it, so the record was altered.
record-unreadable = Line { $line }: “{ $given }” cannot be read.
record-twice = Line { $line }: “{ $given }” already stands in line { $other }.
record-without-score = Line { $line }: there is no “{ $given }” without a score.
record-order = Line { $line }: this is action { $given } where number { $expected } should stand.
record-altered = Line { $line } was altered: “{ $given }” does not fit its mark.
record-missing = Line { $line }: the record ends without “{ $field }” in its header.
record-step = Line { $line }: “{ $given }” cannot be replayed: { $why }
record-outcomes-left = Line { $line }: “{ $given }” has more outcomes than it draws.
record-other-game = Line { $line }: this is a record of { $given }, not of { $expected }.
record-other-rules = Line { $line }: the record was made with rules version { $given }; this is version { $expected }, which cannot replay it.
record-other-data = Line { $line }: the record was made with other component data ({ $given } instead of { $expected }).
record-outcome-missing = Line { $line }: the play of this record is over, but its score is missing.
record-outcome-early = Line { $line }: the record has a score although its play is not over.
record-outcome = Line { $line }: the record says “{ $given }”, but its actions lead to “{ $computed }”.
record-outcome-left = Line { $line }: the record says “{ $given }”, to which its actions do not lead.
record-outcome-absent = Line { $line }: “{ $computed }” is missing above, to which the actions lead.
record-seal = Line { $line }: the seal promises the draw { $promised }, not { $given }.
record-other-secret = Line { $line }: this is not the secret of the seal.
record-not-sealed = Line { $line }: there is a secret although the draws were not sealed.

## Files and data

file-unreadable = “{ $file }” cannot be read: { $why }.
file-not-text = “{ $file }” is not a text file.
file-unwritable = “{ $file }” cannot be written: { $why }.
data-not-toml = { $file } is not valid TOML: { $why }.
data-too-many-digits = { $file }: a number has far too many digits.
data-too-deep = { $file }: lists and tables lie more than { $high } deep in one another.
data-overlay-size = { $file }: { $given } bytes of corrections are too many; at most { $high } are possible.
data-entry-count = { $file }: “{ $table }” would have { $given } entries; at most { $high } are possible.
data-text-length = { $file }, { $entry }, { $field }: a text of { $given } characters is too long; at most { $high } are possible.
data-unplayable = { $file }: the rules cannot be played with these corrections.
data-missing-table = { $file }: the table “{ $table }” is missing.
data-reserved = { $file }: a table may not be called “{ $table }”, the word with which corrections name their game.
data-twice = { $file }: the table “{ $table }” is already in { $other }.
data-other-game = { $file } must begin with game = "{ $expected }"; it has “{ $given }”.
data-unknown-table = { $file }: there is no table “{ $given }”, only { $allowed }.
data-single = { $file }: “{ $table }” is a single table, to be written as [{ $table }] with its fields.
data-unknown-entry = { $file }: “{ $table }” has no entry “{ $given }”. Near it: { $allowed }.
data-entry-without-id = { $file }: an entry of “{ $table }” has no id: { $given }
data-entry-twice = { $file }: “{ $table }” has two entries “{ $given }”.
data-entry-exists = { $file }, { $entry }: there is already an entry “{ $given }”. Leave out “add” to correct it.
data-id = { $file }, { $entry }: “{ $given }” cannot be an id, which is made of small letters from a to z, digits and _, with a letter first.
data-notation = { $file }: with these corrections the action “{ $given }” would be ambiguous or could not stand in a record. Choose other words.
data-name-twice = { $file }, { $entry }, { $field }: the id “{ $given }” is named twice in this game.
data-missing = { $file }, { $entry }: the field “{ $field }” is missing.
data-unknown-field = { $file }, { $entry }: there is no field “{ $field }”. Near it: { $allowed }.
data-integer = { $file }, { $entry }, { $field }: “{ $given }” is not a whole number from { $low } to { $high }.
data-too-large = { $file }, { $entry }, { $field }: “{ $given }” is too large a number.
data-not-plain = { $file }, { $entry }, { $field }: “{ $given }” is neither a finite number nor a text, true or false, a list or a table.
data-flag = { $file }, { $entry }, { $field }: “{ $given }” is neither true nor false.
data-text = { $file }, { $entry }, { $field }: “{ $given }” is not a text.
data-one-of = { $file }, { $entry }, { $field }: “{ $given }” is not one of { $allowed }.
data-list = { $file }, { $entry }, { $field }: “{ $given }” is not a list.
data-table = { $file }, { $entry }, { $field }: “{ $given }” is not a table of fields.
data-known = { $file }, { $entry }, { $field }: how it is known is said by one of { $allowed }, not by “{ $given }”.
known-rulebook = stated in the rulebook
known-print = seen on a component, or in two independent sources
known-transcribed = from one list only
known-inferred = reasoned from other facts
known-substitute = our own, for want of any source

## Bots

unknown-bot = There is no bot “{ $given }”. To be had: { $allowed }.
bot-count = { $given ->
        [one] One bot was
       *[other] { $given } bots were
    } named for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: name one for each seat, as in --bots { $example }.
bot-fault = The bot “{ $bot }” cannot go on: it { $why }.
extra-missing = This needs a part that is not installed ({ $package } is missing): pip install "littleworlds[{ $extra }]".
resume-program = This record would run a program, “{ $given }”. Programs are only started when you name them: put another bot there.
arena-doubled = “{ $given }” is named twice: a bot does not meet itself.
arena-alone = “{ $given }” needs an opponent: name a second bot, or one with --against.
plot-format = A picture is an .svg or a .png: “{ $given }” is neither.
arena-worker-died = A process that played was ended from outside. All finished plays are kept: the same command goes on from there.
train-nothing = { $game } learns nothing at a table of { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: it does not write positions as numbers there.
train-other-course = “{ $folder }” holds the plays of another course. Name another folder with --folder.
results-none = “{ $file }” is no result file of a tournament.
results-broken = Line { $line } of “{ $file }” is not the result of a play.
results-other = “{ $file }” holds another tournament: { $what } differ. Name another file with --results.
replay-several = “{ $file }” holds { $count } plays: choose one with --play.
replay-no-play = “{ $file }” holds { $count ->
        [one] one play
       *[other] { $count } plays
    }, so there is no play { $given }.
compare-nothing = No pair of bots is both in “{ $first }” and in “{ $second }”.

## The command line

data-no-game = { $file } must name its game, one of { $allowed }; it has “{ $given }”.
cli-interrupted = Interrupted.
cli-seats = { $seats } players
cli-data-good = { $file } is sound: { $game_id } with these corrections has the digest { $digest }.
cli-you = you
cli-person = Player { $number }
bot-kind = { $bot ->
        [level-beginner] beginner
        [level-easy] easy
        [level-medium] medium
        [level-hard] hard
        [level-expert] expert
       *[other] { $spec }
    }
cli-bot = { $bot } ({ $number })
cli-side = { $side_is ->
        [you] You
       *[other] { $side }
    }
cli-total = Total
cli-rank = { $rank }. { $who_is ->
        [you] You
       *[other] { $who }
    }: { $score }
cli-won = Won!
cli-lost = Lost.
cli-always = Write “always” to answer “{ $decline }” to this question from now on.
cli-number = There is no action { $given }: choose a number from 1 to { $high }.
cli-curtain = { $who } is asked: take the keyboard and press a key…
cli-command-quit = q exit
cli-command-help = h ?
cli-command-undo = u back
cli-command-why = why
cli-command-look = look
cli-holds = { $what }: { $things }
cli-undone = Taken back: { $steps }
cli-why-which = Which thing is “{ $given }”? Name it with words that only its label has.
cli-why-nothing = Nothing speaks against it: it can be chosen now, or it is never chosen.
cli-command-always = a
cli-command-ask = again
cli-help = Answer with a number, with an action as it stands in grey (several with ; between them, a number in front to repeat one), or with a few words of it. Also: undo, help, quit, “why” with the name of a thing to hear why it cannot be chosen, “look” with its name to hear all about it, and “ask” to be asked again what “always” has answered.
cli-left = The play is saved in { $file }. Go on with: { $command }
cli-other-rules = The rules have changed since (version { $given }, now { $expected }): the play cannot be followed any more, but this is how it ended.
cli-verified = { $file } is sound: { $actions } actions replayed{ $sealed ->
        [yes] , and every draw is the one that the seal promised.
        [hidden] , but its secret is not published, so that the draws cannot be checked.
       *[no] .
    }
cli-asked = { $who } is asked: { $question }
cli-asked-other = { $who } has to decide.
cli-told = { $who } is told: { $what }
cli-standing-cleared = You will be asked everything again.
cli-standing-none = You have left no standing answer.
cli-which = Which one
cli-which-number = “{ $given }” is none of them: choose a number from 1 to { $high }.
cli-yes = y yes
cli-yes-no = { $question } (yes or no)
cli-no-seat = { $high ->
        [0] There is no seat { $given } in this play: its only seat is 0.
       *[other] There is no seat { $given } in this play: its seats are 0 to { $high }.
    }
cli-unknown-table = { $game_id } has no table “{ $given }”. Near it: { $allowed }.
cli-data-head = Every component of { $title }, and beside each figure how it is known:
cli-simulated = { $game_id }: { $games } plays at { $seats } seats, seed { $seed }; { $actions } actions per play, { $shared } shared victories, { $seconds } s
cli-plays-won = Plays won: { $count }
cli-plays-graded = { $grade } × { $count }
cli-column-seat = seat
cli-column-wins = wins
cli-column-score = mean score
cli-column-entrant = entrant
cli-column-entrant-wins = wins (entrant)
cli-column-entrant-score = mean score (entrant)
cli-column-game = game
cli-column-seats = seats
cli-column-decisions = decisions/s
cli-column-copy = copy µs
cli-column-view = view µs
cli-column-sample = sample µs
cli-column-search = search µs
arena-played = { $game_id }, { $seats ->
        [1] alone
       *[other] { $seats } seats
    }, seed { $seed }: { $plays } plays, kept in { $file }
arena-kept = { $count ->
        [one] One play is kept in { $file }.
       *[other] { $count } plays are kept in { $file }.
    } The same command goes on from there.
arena-fault = { $bot } lost { $count ->
        [one] a play
       *[other] { $count } plays
    } by a fault of its own: it { $why }
arena-column-pair = pair
arena-column-plays = plays
arena-column-share = won by the first (95 %)
arena-column-even = even
arena-column-pairwise = ranked before the other
arena-column-lead = lead
arena-column-bot = bot
arena-column-rating = rating (95 %)
arena-column-mean-score = mean score
arena-column-median-score = median
arena-column-won = won
arena-column-ms = ms/decision
arena-column-worst-ms = worst
arena-column-faults = faults
arena-column-at-seat = won at seat { $seat }
arena-column-before = before
arena-column-after = after
arena-column-difference = difference (95 %)
train-playing = plays
train-trying = match
train-learned = Learned from { $positions } positions of { $plays } plays. Surprise per position of plays that were held out: { $surprise }, before { $before }.
train-match = { $mean } % won ({ $low } to { $high }) of { $plays } plays against the weights in place; even would be { $even } %.
train-better = That is better. The weights are in { $file }.
train-not-better = That is not shown to be better. The weights are in { $file }.
train-kept = All finished plays are kept in { $folder }. The same command goes on from there.
cli-compiled = compiled
cli-interpreted = interpreted
cli-new-game = The game lies in { $folder }. To play it:
    { "    " }cd { $folder }
    { "    " }LITTLEWORLDS_GAMES=. { $program } play { $folder }
    After every change, to see whether it keeps the laws:
    { "    " }LITTLEWORLDS_GAMES=. python -m pytest

## How a command is given

usage-missing = { help-value } is missing. See { $command } --help.
usage-no-option = There is no option “{ $given }” here. Near it: { $allowed }.
usage-no-command = There is no command “{ $given }”. Near it: { $allowed }.
usage-needs-value = The option { $option } needs a value.
usage-takes-no-value = The option { $option } takes no value.
usage-extra = Nobody asked for “{ $given }”. See { $command } --help.
usage-number = { $what } cannot be “{ $given }”: it is { $kind ->
        [whole] a whole number
       *[any] a number
    }{ $bounds ->
        [both] { " " }from { $low } to { $high }
        [least] { " " }of at least { $low }
       *[none] { "" }
    }.
usage-one-of = { $what } cannot be “{ $given }”: it is one of { $allowed }.
usage-together = { $first } and { $second } cannot be given together.
usage-other = This command is not understood: { $why }

## What --help says

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-default = default: { $value }
help-program = Little Worlds: five modern board games, exact to their rulebooks.
help-any-lang = The language of what is shown.
help-any-data = Corrections to the component data (see docs/data.md).
help-any-option = An option of the table; may be given several times.
help-any-json = Prints one JSON object instead.
help-any-help = Shows this and ends.
help-any-version = Shows the version and ends.
help-any-database = The database, as given to serve.
help-games = Lists the games with their seats and options.
help-games-json = Prints one JSON array instead.
help-play = A game in the terminal; without a name you are asked which.
help-play-players = One per seat: you, { $bots }. By default you and bots.
help-play-seed = The same seed and choices give the same play.
help-play-resume = Goes on with the play of a record.
help-play-record = Writes the record there, finished or not.
help-simulate = Lets bots play many times and shows what comes of it.
help-simulate-seats = How many seats; the number of bots if those are given.
help-simulate-games = How many plays.
help-simulate-seed = The same seed gives the same plays.
help-simulate-bots = One bot per seat: { $bots }. All random by default.
help-simulate-rotate = Moves the bots on by one seat each play.
help-simulate-jobs = How many processes share the work.
help-simulate-records = Writes the records of all plays there, a thousand to a file.
help-stats = Says what the records of many plays tell: files, or folders of them.
help-stats-jobs = How many processes share the work; one for each core by default.
help-stats-csv = Writes one flat table for each question there.
help-stats-html = Writes a page with pictures that can be sent to somebody.
help-export = Writes every decision of many plays to a file, as one flat table.
help-export-parquet = The Parquet file to write.
help-export-jobs = How many processes share the work; one for each core by default.
help-arena = Lets bots meet and says who is better, and how sure that is.
help-arena-bots = Who meets: { $bots }, or exec:COMMAND for a program of your own (see docs/bots.md).
help-arena-against = The one opponent of all bots; without it everybody meets everybody.
help-arena-seats = How many seats; the fewest from two on by default.
help-arena-games = How many plays of each pair.
help-arena-until-clear = Ends a pair as soon as it is clear who is better.
help-arena-least = Exit code 1 unless the first bot surely wins this part of its plays, from 0 to 1.
help-arena-seed = The same seed gives the same deals.
help-arena-limit = Seconds after which an answer no longer counts and the play is lost.
help-arena-jobs = How many processes share the work; one per core by default.
help-arena-results = Keeps the results there; the same command goes on with what is there already.
help-arena-on = Where it is played: ray is a cluster (see docs/arena.md); this machine by default.
help-arena-plot = Draws ratings and who beats whom into this .svg or .png.
help-arena-csv = Prints one flat table as CSV instead.
help-compare = Compares the results of two tournaments pair by pair.
help-train = Learns from plays of a bot against itself how good positions are, and tries that in a match.
help-train-seats = How many seats; the fewest from two on by default.
help-train-by = The bot that plays against itself, and in the match.
help-train-games = How many plays to learn from, in tens.
help-train-match = How many plays of the match against the weights in place.
help-train-seed = The same seed gives the same plays and weights.
help-train-jobs = How many processes share the work; one per core by default.
help-train-folder = Keeps plays and weights there; the same command goes on with what is there already.
help-train-into = Puts the weights into this file if the match is clearly won; data/weights.json of the title, say.
help-replay = Tells the record of a play again.
help-replay-play = Which play of a file that holds several, from 1 on.
help-replay-ply = Shows the position after so many actions.
help-replay-seat = With the eyes of one seat, from 0 on; all is shown by default.
help-replay-verify = Only checks it: every line, the score, and the seal if there is one.
help-serve = Serves tables over HTTP and WebSocket.
help-serve-host = The address to listen at; 0.0.0.0 for all.
help-serve-port = The port to listen at; 0 for any that is free.
help-serve-database = postgresql+asyncpg://… or sqlite+aiosqlite:///FILE; a file of yours by default.
help-serve-bus = redis://…, where several processes serve the same tables.
help-serve-workers = Server processes; more than one need PostgreSQL and Redis.
help-serve-bot-workers = Processes in which bots think.
help-serve-bot-seconds = The longest time for one decision of a bot.
help-serve-usual-pause = The time before a table gives an answer by itself that can cost nothing.
help-serve-bot-pause = The time before a bot answers a move that a person can still take back.
help-serve-data = Corrections to the component data; may be given per game.
help-serve-origin = A web origin besides the server’s own whose pages may use it.
help-serve-trust-proxy = Proxies whose word on the client’s address is taken.
help-serve-log-json = Logs as JSON lines.
help-serve-open = Opens the browser where there is a screen.
help-bench = Measures random play, copies, views, samples and search, per CPU-second.
help-bench-seconds = CPU time per figure.
help-bench-json = Prints one JSON object per line instead.
help-data = Looks at the component data and checks corrections to it.
help-data-check = Checks a file with corrections against the game that it names.
help-data-show = Shows every component and how each figure is known, as TOML from which corrections can be copied.
help-data-show-table = Only this table.
help-data-show-json = Prints the data in force as one JSON object instead.
help-new-game = Writes a tiny complete game into a folder of this name, to begin from.
help-admin = Looks after a server’s tables and people.
help-admin-tables = Lists tables, the liveliest first.
help-admin-tables-status = Only tables of this kind.
help-admin-tables-limit = How many tables at most.
help-admin-tables-json = Prints one JSON array instead.
help-admin-archive = Writes the records of plays that are over into files, and deletes their tables.
help-admin-archive-days = Only plays that have been over for so many days.
help-admin-archive-to = Where the records go.
help-admin-delete-person = Deletes a person and what is kept about them; plays stay, without the name.
help-admin-delete-person-yes = Does not ask first.
help-bounds = { $bounds ->
        [least] at least { $low }
       *[both] from { $low } to { $high }
    }
help-value = { $value ->
        [ASSIGNMENT] NAME=VALUE
       *[other] { $value }
    }

## Statistics

plot-title = { $title }, { $seats } seats, seed { $seed }
plot-rating = rating, with 95 % intervals
plot-shares = won by the row against the column (even: { $even } %)
plot-rated = { $bot }: rating { $rating }, from { $low } to { $high }.
export-done = { $rows } decisions of { $plays } plays are in “{ $file }”.
stats-title = What many plays tell
stats-table = { $title }, { $seats ->
        [one] alone
       *[other] { $seats } seats
    }: { $plays ->
        [one] one play
       *[other] { $plays } plays
    }
stats-reading = reading
stats-nothing = There are no records in “{ $file }”.
stats-no-plays = Nothing in “{ $file }” is a finished play that can be read.
stats-broken = “{ $file }”, play { $play }, is left out. { $why }
stats-broken-count = { $count ->
        [one] One record is broken and was left out.
       *[other] { $count } records are broken and were left out.
    }
stats-unfinished = { $count ->
        [one] One play is not over and was left out.
       *[other] { $count } plays are not over and were left out.
    }
stats-made = Made on { $date } by: { $command }
stats-bounds = Figures in brackets are 95 % intervals; in pictures they are the thin lines.
stats-whole-table = The whole table ({ $rows } rows)
stats-picture-bars = Bars: { $what }. { $of }, with intervals. The table below has the figures.
stats-picture-pairs = Two bars each: { $what }, winners and others. The table below has the figures.
stats-picture-curves = Two curves: { $what }, winners and others, round by round. The table below has the figures.
stats-picture-of = { $what }: { $subject }
stats-length = Length of a play
stats-counted = counted
stats-decisions = Decisions
stats-round = round
stats-rounds = Rounds
stats-won = How plays were won
stats-how = how
stats-won-points = By points
stats-won-tie = By a tie-break
stats-won-other = By something other than points
stats-won-shared = Shared
stats-won-won = Won
stats-won-lost = Lost
stats-won-counted = Only counted
stats-seats = Seats
stats-seats-note = “Even” is what every seat would win if none had an advantage: a seat has one if its interval lies on one side of it.
stats-place = seat
stats-seat = Seat { $number }
stats-scores = Scores
stats-whose = whose
stats-winners = Winners
stats-others = Others
stats-all = Everybody
stats-margin = Lead of the winner
stats-distribution = Distribution of scores
stats-points = points
stats-number = { $number }
stats-from-to = { $low } to { $high }
stats-component = { $name }
stats-component-round = { $name }, { $round }
stats-all-of-it = In all
stats-subject = what
stats-by-round = { $what }, by { $round }
stats-worth-note = “Worth” says how many points more, compared with the others at the table, go with one more of it. It is drawn towards the mean of all where little is known. It tells what goes together, not what causes what.
stats-column-mean = mean (95 %)
stats-column-least = least
stats-column-quarter = ¼ below
stats-column-median = median
stats-column-three-quarters = ¾ below
stats-column-most = most
stats-column-plays = plays
stats-column-share = share (95 %)
stats-column-won = won (95 %)
stats-column-even = even
stats-column-lead = lead (95 %)
stats-column-winners = winners
stats-column-others = others
stats-column-round = mean round
stats-column-worth = worth (95 %)

## What the system says of a file

os-missing = No such file or directory
os-directory = Is a directory
os-not-directory = Not a directory
os-exists = File exists
os-permission = Permission denied
os-full = No space left on device
os-read-only = Read-only file system
os-long-name = File name too long
os-fault = Input/output error
os-address-taken = Address already in use
os-address-unknown = No such address on this machine

## The server

cli-serving = Serving at { $address } (Ctrl-C ends it).
cli-archived = { $count ->
        [one] One play was written to { $folder } and its table deleted.
       *[other] { $count } plays were written to { $folder } and their tables deleted.
    }
cli-delete-person = Delete “{ $name }” and everything that is kept about them?
cli-person-deleted = “{ $name }” was deleted.
server-database = The database must be given as sqlite+aiosqlite:///… or postgresql+asyncpg://…, not as { $given }.
server-database-url = The URL of the database makes no sense: it is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST:PORT/NAME.
server-bus = The bus must be memory:// or redis://…, not { $given }.
server-bus-url = The URL of the bus makes no sense: it is redis://HOST:PORT/NUMBER.
server-address = The server cannot listen at { $address }: { $why }.
server-workers = { $workers } server processes need a PostgreSQL (--database postgresql+asyncpg://…) and a Redis (--bus redis://…); with the SQLite file or the bus in memory there can be only one.
server-origin = An origin is written as https://example.org, without a path; “{ $given }” is none.
server-fault = The server made a mistake. Nothing was changed; please try again.
database-silent = The database does not answer. Please try again in a moment.
database-busy = Too many people want something of the database at once. Please try again in a moment.
database-full = The server's disk is full: nothing can be saved. Please try again later.
database-read-only = The server's database cannot be written at the moment. Please try again later.
database-disk = The server's disk reports an error: nothing can be saved at the moment. Please try again later.
database-missing = There is no database { $database }.
database-unreachable = The database { $database } does not answer.
database-denied = The database { $database } does not let this server in.
database-newer = The database { $database } belongs to a newer version of this program.
database-foreign = { $database } is not a database of this program.
database-unusable = The database { $database } cannot be used: { $why }.
overtaken = Something has changed meanwhile. Please look again.
table-busy = Too much is going on at this table at once. Please try again.
request-unfit = The request cannot be understood: { $why } ({ $status })
message-unreadable = The message cannot be read: { $why }
message-large = The message is too large: at most { $high } characters.
too-fast = Too many requests in a short time. Please wait a moment.
passwords-too-fast = Too many passwords in a short time. Please wait a minute.
origin-foreign = Pages of another site may not use this server.
no-such-page = There is no page “{ $given }”.
no-such-table = There is no table “{ $given }”.
no-such-person = There is no person “{ $given }”.
no-such-record = There is no record “{ $given }”.
no-such-seat = There is no seat { $given } to speak of here.
replays-busy = Too many plays are being looked at at this moment. Please try again.
replay-too-long = This play asks for more time or memory than a replay may have.
bot-silent = The bot does not answer. Please try again in a moment.
server-stopping = The server is restarting. Please try again in a moment.
no-such-line = The log of this table has no line { $given }: it ends with line { $high }.
no-rules-page = There is no rules page for { $given } in this installation.
token-missing = Please say who you are first: this needs a token.
token-bad = This token is not valid.
token-expired = This token has expired. Please ask for a new one.
token-withdrawn = This token has been withdrawn. Please log in again.
token-other-seat = This token is for another table or seat.
hello-missing = The first message must be a hello.
hello-twice = This socket has already said hello.
name-empty = A name needs at least one letter.
login-taken = This login is already taken.
login-wrong = Login or password is wrong.
login-for-people = Only people can do this, not programs.
too-many-bots = At most { $high } bot accounts per person.
too-many-tables = At most { $high } tables under way per person.
too-many-records = At most { $high } records per person.
standing-not-asked = “{ $given }” is not what this seat is asked now: a standing answer is given to the question that stands.
standing-not-offered = This question is asked each time: to decline it always could cost something later.
too-many-standing = There are too many standing answers for this seat.
table-started = The play at this table has already begun.
table-not-started = The play at this table has not begun yet.
play-not-over = The play at this table is not over yet.
seat-taken = This seat is already taken.
seats-free = There are still free seats.
seat-for-bot = Here only a bot can be given the seat.
seat-with-bot = A bot plays for this seat: take it back first.
seat-not-with-bot = No bot plays for this seat.
seat-not-with-person = No person plays for this seat.
seat-still-held = This seat's owner is here and has time left: it cannot be given to a bot.
not-your-seat = This is not your seat.
host-only = Only whoever made the table can do this.
invitation-needed = This table is by invitation.
rated-with-bots = A rated table has no bots.
rated-one-seat = At a rated table each person has one seat.
hint-rated = There are no hints at a rated table.
hand-rated = At a rated table nobody may let a bot play for them.
already-conceded = This seat has already conceded.
already-said = This has already been said.
move-stale = The question has changed since: please look again.
record-secret = The record stays secret until the play is over.
chat-empty = There is nothing to say in this.
chat-too-fast = Not so fast: only a few lines a second can be said at one table.
chat-silenced = The host has silenced you at this table.
removed-by-host = The host has sent you away from this table.
silence-player = Only onlookers can be silenced, not players.
public-one-seat = At a public table you can take one seat; for more, ask the host for the invitation.
log-gap = The log has a gap: line { $expected } is missing before { $given }.
log-outcomes = Line { $seq } of the log does not draw what it drew before.
