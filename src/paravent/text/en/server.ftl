# The web table: what the server says.

about-command-serve = Serve the web table: play in the browser, against bots or with friends.
flag-host = The address to listen on; 0.0.0.0 lets other machines in.
flag-port = The port to listen on; 0 takes any that is free.
flag-data = The folder of the database.
flag-database = Another database, such as postgresql://name@host/paravent.
flag-valkey = A Valkey server over which several servers on one database tell each other what changes, such as valkey://host.
flag-origin = A further origin whose pages may talk to this server, such as https://play.example.
flag-open = Open the browser.
metavar-folder = FOLDER
metavar-address = ADDRESS
serving = Paravent is served at { $address } (Ctrl+C stops it; no game is lost).

## Starting the server

mistake-port-taken = Port { $port } is taken already; choose another one with --port, or 0 for any.
mistake-host-unknown = The address “{ $host }” is not one of this machine.
mistake-database-address = The address of the database makes no sense; write for example postgresql://name@host/paravent.
mistake-database-kind = Databases of the kind “{ $kind }” are not supported; use SQLite or PostgreSQL.
mistake-database-driver = To use PostgreSQL the module “{ $module }” is needed, and it is missing; install it with pip.
mistake-database-closed = The database cannot be opened ({ $cause }).
mistake-database-newer = The database was written by a newer Paravent (schema { $found }; this one knows { $known }); install that release. Nothing was changed.
mistake-valkey-address = The address of the Valkey server makes no sense; write for example valkey://host:6379.
mistake-valkey-driver = To use Valkey the module “{ $module }” is needed, and it is missing; install it with pip.
mistake-server-parts = The web table needs the module “{ $module }”, which is missing; install Paravent again with pip.

## Requests

mistake-malformed = The message does not have the expected form; look at { $where }.
mistake-too-large = The message is too large; { $most } bytes are allowed.
mistake-not-json = The message must be JSON, with the content type application/json.
mistake-too-fast = Too many requests at once; wait a moment and try again.
mistake-foreign-origin = This request comes from a page of another site, so it was not carried out.
mistake-no-such-page = There is nothing at this address.
mistake-wrong-method = This address does not answer that kind of request.
mistake-conflict = Somebody else was faster; look at the table and try again.
mistake-server-error = Something went wrong on the server; nothing was lost. Try again.

## Guests

mistake-no-session = Choose a nickname first.
mistake-name-empty = The nickname is empty; choose one.
mistake-name-long = The nickname is too long; { $most } letters are allowed.
mistake-name-letters = The nickname holds a comma or an invisible letter; choose another one.

## Tables

mistake-unknown-table = There is no table “{ $table }”; the link may be incomplete.
mistake-table-aside = This table is set aside: step { $step } of its journal cannot be read or does not fit. Nothing of it was changed, and all other tables go on; tell whoever runs this server.
mistake-table-closed = This table is closed: everybody has left it.
mistake-table-full = Every seat of this table is taken; you can still watch if the table is public.
mistake-seat-taken = This seat is taken; choose another one.
mistake-seats-open = There are open seats; the game starts when all of them are taken.
mistake-already-started = This game has started already.
mistake-not-started = This game has not started yet.
mistake-not-over = The game is not over yet; its log holds what others must not see.
mistake-not-running = There is no game going on at this table.
mistake-not-late = This player still has time to decide, or has nothing to decide.
mistake-stand-in = A bot plays for you; take your seat back first.
mistake-not-host = Only the host of the table can start the game.
mistake-not-seated = You do not sit at this table; you can only watch.
mistake-not-invited = This table is open to those who are invited; ask for the invitation link.
mistake-not-one-me = Exactly one seat of a new table must be yours.
mistake-already-seated = You sit at this table already; a player has one seat.
mistake-link-expired = This seat link has been used or has expired; ask for a new one on the device where you sit.
mistake-seat-moved = Your seat has moved to another device.
mistake-left = You have left this table.
mistake-too-many-tables = You sit at { $most } tables that are not over; finish or leave one first.
mistake-too-many-watched = A page can look at { $most } tables at once.
mistake-not-an-act = “{ $act }” is not an act of this game.
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
api-health = Is the server well?
api-games = The games, with their options and levels of bots.
api-board = What never changes at a table: maps, prices and texts of cards; options are further parameters.
api-who-am-i = Who am I?
api-call-me = Choose or change the nickname; a new guest gets a session cookie.
api-tables = My tables, open tables and running ones that can be watched.
api-create = Open a table; the answer holds the commitment to its deals.
api-table = What is known about a table.
api-join = Sit down in an open seat.
api-leave = Give up the seat; in a running game a bot takes over.
api-stand-in = Let a bot play for a person whose time has run out, or for me, until that person is back.
api-back = Play again myself, in place of the bot that stands in for me.
api-start = Start the game, as the host.
api-rematch = Play again, everybody one seat further; repeated requests give the same table.
api-link-seat = A link that moves my seat to another device, once.
api-take-seat = Take a seat with the token of its link.
api-log = The log of a finished game, with the seed; “paravent verify” checks it.
api-moment = The table after its first acts, as I saw it.
api-scores = All points after each act of a finished game.
