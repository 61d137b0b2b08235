# The web table: what the server says.

about-command-serve = Serve the web table: play in the browser, against bots or with friends.
flag-host = The address to listen on; 0.0.0.0 lets other machines in.
flag-port = The port to listen on; 0 takes any that is free.
flag-data = The folder of the database.
flag-database = Another database, such as postgresql://name@host/paravent.
flag-valkey = A Valkey server over which several servers on one database tell each other what changes, such as valkey://host.
flag-origin = Where the site is found, such as https://play.example: it answers to no other name, and its pages may talk to it.
flag-proxy = A proxy in front of this server that may say for whom it asks: an address, a network such as 172.16.0.0/12, or “private” for all private ones.
flag-bots = How many processes think for bots; 0 for one less than there are processors.
flag-tables-per-guest = How many tables a guest may have, open or running.
flag-connections = How many connections there may be; 0 for as many as the system allows.
flag-connections-per-address = How many connections there may be from one network address.
flag-drain-seconds = Within how many seconds those at tables are sent to other servers when this one is stopped.
flag-chat-days = After how many days what was said at finished tables is forgotten.
flag-guest-days = After how many days without a visit guests without a seat are forgotten.
flag-workers = Processes that serve together, on one PostgreSQL.
flag-metrics = Where Prometheus finds figures about this server, such as 127.0.0.1:9411.
flag-log = How events are told: as JSON, as plain text, or as it fits (text in a terminal).
flag-config = A file with settings; see docs/operating.md.
flag-open = Open the browser.
metavar-folder = FOLDER
metavar-address = ADDRESS
serving = Paravent is served at { $address } (Ctrl+C stops it; no game is lost).

## Starting the server

mistake-port-taken = Port { $port } is taken already; choose another one with --port, or 0 for any; with make: make play ARGS="--port 0".
mistake-host-unknown = The address “{ $host }” is not one of this machine.
mistake-database-address = The address of the database makes no sense; write for example postgresql://name@host/paravent.
mistake-database-kind = Databases of the kind “{ $kind }” are not supported; use SQLite or PostgreSQL.
mistake-database-driver = To use PostgreSQL the module “{ $module }” is needed, and it is missing; install it with pip.
mistake-database-closed = The database cannot be opened ({ $cause }).
mistake-database-newer = The database was written by a newer Paravent (schema { $found }; this one knows { $known }); install that release. Nothing was changed.
mistake-database-served = Another Paravent server uses the database { $path } already; stop it first, or choose another folder with --data. Several servers can share a PostgreSQL database.
mistake-workers-database = Several workers need a PostgreSQL (--database), on a system that lets them share a port.
mistake-metrics-address = “{ $address }” cannot be used for figures; write for example 127.0.0.1:9411, with a port that is free.
mistake-settings-file = The settings in { $path } cannot be understood: { $cause }.
mistake-unknown-setting = The file { $path } sets “{ $name }”, which is no setting; docs/operating.md lists them.
mistake-proxy-address = “{ $proxy }” is no proxy; write an address, a network such as 172.16.0.0/12, or “private”.
mistake-origin-address = “{ $origin }” is no origin; write for example https://play.example, without a path.
mistake-valkey-address = The address of the Valkey server makes no sense; write for example valkey://host:6379.
mistake-valkey-driver = To use Valkey the module “{ $module }” is needed, and it is missing; install it with pip.
mistake-server-parts = The web table needs the module “{ $module }”, which is missing; install Paravent again with pip.

## Requests

mistake-malformed = The message does not have the expected form; look at { $where }.
mistake-too-large = The message is too large; { $most } bytes are allowed.
mistake-not-json = The message must be JSON, with the content type application/json.
mistake-too-fast = Too many requests at once; wait a moment and try again.
mistake-foreign-origin = This request comes from a page of another site, so it was not carried out.
mistake-wrong-host = This server does not answer to the name “{ $host }”; whoever runs it can give it this name with --origin.
mistake-no-such-page = There is nothing at this address.
mistake-wrong-method = This address does not answer that kind of request.
mistake-conflict = Somebody else was faster; look at the table and try again.
mistake-database-away = The site cannot reach its memory just now; nothing was lost. Try again in a moment.
mistake-server-error = Something went wrong on the server; nothing was lost. Try again.

## Guests

mistake-no-session = Choose a nickname first.
mistake-name-empty = The nickname is empty; choose one.
mistake-name-long = The nickname is too long; { $most } letters are allowed.
mistake-name-letters = The nickname holds a comma or something that cannot be seen or read; choose another one.
mistake-name-mixed = The nickname mixes alphabets; use one of them.
mistake-name-taken = “{ $name }” sits at this table, and your nickname looks the same; choose another one.
mistake-banned = You have been shut out of this site by whoever runs it.
mistake-muted = Whoever runs this site has taken the chat from you; you can still play.
mistake-no-such-session = This device is not one of yours, or is signed out already.

## Tables

mistake-unknown-table = There is no table “{ $table }”; the link may be incomplete.
mistake-table-aside = This table is set aside: step { $step } of its journal cannot be read or does not fit. Nothing of it was changed, and all other tables go on; tell whoever runs this server.
mistake-table-closed = This table is closed: its host cancelled it, or everybody has left it.
mistake-table-full = Every seat of this table is taken; you can still watch if the table is public.
mistake-seat-taken = This seat is taken; choose another one.
mistake-seats-open = There are open seats; the game starts when all of them are taken.
mistake-already-started = This game has started already.
mistake-not-started = This game has not started yet.
mistake-not-over = The game is not over yet; its log holds what others must not see.
mistake-not-running = There is no game going on at this table.
mistake-not-late = This player still has time to decide, or has nothing to decide.
mistake-push-endpoint = This is no address at which a browser can be reminded.
mistake-no-plans = Acts can be planned in a running game at slow pace only.
mistake-plan-now = It is your turn: play first, then plan what follows.
mistake-no-minutes = An increment goes with minutes for the whole game: say how many.
mistake-vacation-days = A vacation begins today or within a year, and does not end before it begins.
mistake-vacation-planned = You have a vacation already: end it before you plan another.
mistake-vacation-long = You have { $most } days of vacation in a year.
mistake-stand-in = A bot plays for you; take your seat back first.
mistake-not-host = Only the host of the table can do this.
mistake-not-seated = You do not sit at this table; you can only watch.
mistake-not-invited = This table is open to those who are invited; ask for the invitation link.
mistake-not-one-me = Exactly one seat of a new table must be yours.
mistake-already-seated = You sit at this table already; a player has one seat.
mistake-link-expired = This seat link has been used or has expired; ask for a new one on the device where you sit.
mistake-seat-moved = Your seat has moved to another device.
mistake-left = You have left this table.
mistake-removed = The host has asked you to leave this table.
mistake-nobody-to-remove = Nobody sits there whom you could send away.
mistake-undo-absent = { $name } has acted since and cannot be asked.
mistake-too-many-tables = You sit at { $most } tables that are not over; finish or leave one first.
mistake-table-worn = Too much has been changed to and fro at this table. Open another one.
mistake-too-many-offered = { $most } public tables of yours are waiting for players; start or leave one first.
mistake-too-many-watched = A page can look at { $most } tables at once.
mistake-not-an-act = “{ $act }” is not an act of this game.
mistake-no-help = This table was opened without help: there are no hints here.
mistake-not-your-turn = There is nothing for you to decide now.
mistake-nothing-asked = Nobody asks you to agree to anything now.
mistake-chat-empty = The line is empty.
mistake-chat-long = The line is too long; { $most } letters are allowed.
mistake-chat-letters = The line holds letters that cannot be shown.

## Pages

page-no-client = The server runs, but without the pages of the web table: to build them takes Node 20 with npm, then “make play” or “pip install .” once more. “paravent play” plays in the terminal.
api-title = The API of Paravent
api-about = Lobby, tables and logs over HTTP; games over one WebSocket, which docs/protocol.md describes. Acts are texts such as “bid 7”.
api-answer = Answer:
api-body = Body:
api-trouble = What went wrong: a code, its parameters and a sentence.
api-schemas = Schemas
api-health = Can people play? Whether the database takes writes, bots act and processes hear each other.
api-alive = Does the server answer?
api-games = The games, with their options and levels of bots.
api-board = What never changes at a table: maps, prices and texts of cards; options are further parameters.
api-events = The events of a game, each with the names of its fields in their order.
api-who-am-i = Who am I?
api-call-me = Choose or change the nickname; a new guest gets a session cookie.
api-log-out = End my session on this device.
api-link-device = A token by which another device becomes me: once, within a quarter of an hour.
api-take-device = Become the guest who made such a token.
api-sessions = The devices on which I am known.
api-end-session = Sign out one of my other devices, or all of them.
api-tables = My tables, open tables and running ones that can be watched.
api-create = Open a table; the answer holds the commitment to its deals.
api-table = What is known about a table.
api-join = Sit down in an open seat.
api-change-seat = Before the start, as the host: let a bot take an open seat, or free a bot’s seat for a friend.
api-cancel = As the host, close a table whose game has not begun.
api-leave = Give up the seat; in a running game a bot takes over.
api-stand-in = Let a bot play for a person whose time has run out, or for me, until that person is back.
api-back = Play again myself, in place of the bot that stands in for me.
api-remove = Send somebody away before the start, as the host.
api-start = Start the game, as the host.
api-rematch = Play again, everybody one seat further; repeated requests give the same table.
api-link-seat = A link that moves my seat to another device, once.
api-take-seat = Take a seat with the token of its link.
api-log = The log of a finished game, with the seed; “paravent verify” checks it.
api-moment = The table after its first acts, as I saw it.
api-scores = All points after each act of a finished game.
api-review = The review of a finished game, or how far it is.
api-ask-review = Ask for the review of a finished game.
api-puzzles = The numbers of a game’s puzzles.
api-kept-puzzles = A few puzzles of a game with their boards and answers, for a device without a connection.
api-puzzle = A puzzle, as the seat that has to find the solution may see it.
api-answer-puzzle = Answer a puzzle, and be told its solution.
api-vacation = My vacation, and how many days of the year are taken.
api-take-vacation = Go on vacation: my clocks at slow tables stand still meanwhile.
api-end-vacation = End my vacation, or do not go.
api-plan = What I want to play as soon as I am asked.
api-make-plan = Plan what I want to play as soon as I am asked, or forget it.
api-reminder = How I am reminded.
api-remind-device = Remind me on this device when it is my turn at a slow table.
api-end-device = Do not remind me there any more.
api-remind-mail = Whether letters remind me.
api-silence = No more letters, by the link of one of them.

# Looking after a site.
about-command-admin = Look after the database of a site: backups, exports, closing tables, shutting people out.
about-admin-status = How many guests and tables there are, and whether a server runs.
about-admin-backup = Write all that is stored to a file, also while people play.
about-admin-restore = Fill an empty database from such a file.
about-admin-export = Print all that is stored of a table or about a person, as JSON.
about-admin-close = Close a table for good.
about-admin-ban = Shut a guest or a network address out.
about-admin-drain = Restart servers one after the other, so that people hardly notice; or let one of them go.
about-admin-mute = Take the chat from a guest.
arg-guest = A guest: the id, or the name if only one has it.
arg-banned = A guest, by the id or a name that only one has; or a network address.
arg-server = A server, by its id or address as status tells them. Without it all of them, one by one.
arg-table = The id of a table, as in its address.
metavar-guest = GUEST
metavar-server = SERVER
metavar-table = TABLE
flag-days = For how many days; 0 ends it now.
flag-export-table = The table to export; its seed is among what is printed.
flag-export-guest = The person to export.
admin-status =
    Schema { $revision }. { $count ->
        [0] No server runs here.
       *[other] Servers: { $servers }.
    }
    Guests: { $guests }; sessions: { $sessions }.
    Tables open: { $open }; running: { $running }; over: { $over }; closed: { $closed }; steps in all: { $steps }.
admin-backup = Saved in { $path }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }.
admin-restore = Restored from { $path }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }.
admin-close = Table { $table } is closed.
admin-ban = { $days ->
        [0] { $guest } may come again.
       [one] { $guest } is shut out for { $days } day.
       *[other] { $guest } is shut out for { $days } days.
    }
admin-mute = { $days ->
        [0] { $guest } may chat again.
       [one] { $guest } may not chat for { $days } day.
       *[other] { $guest } may not chat for { $days } days.
    }
admin-drain = { $server } ({ $id }) has gone.
mistake-no-servers = No server runs on this database.
mistake-no-such-server = No server called { $server } runs on this database.
mistake-drain-slow = { $server } does not go. No other server was asked.
mistake-not-replaced = { $server } has gone, but nothing has started it again. No other server was asked.
mistake-no-database = There is no database of Paravent there; say with --data or --database where it is.
mistake-database-not-empty = This database is not empty; restore into a new one. Nothing was changed.
mistake-backup-broken = { $path } is no backup of Paravent, or only a part of one. Nothing was restored.
mistake-export-what = Say what to export: --table or --guest.
mistake-no-such-guest = There is no guest “{ $name }”.
mistake-several-guests = Several guests are called “{ $name }”; say which one by its id: { $ids }.
