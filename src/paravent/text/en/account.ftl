# Accounts: what keeps a name, and signing in by it.

mistake-passkey-host = Passkeys need the name of a site, and this page was opened by a number. Open it by its name; on this machine that is localhost.
mistake-passkey-late = Too much time has passed since the question, or it was answered already; try again.
mistake-passkey-refused = This passkey was not accepted: it was made for another site, or something was changed on the way. Try again, or sign in another way.
mistake-passkey-unknown = This passkey is not known here, or not any more. Sign in another way, or choose a nickname and make a new one.
mistake-passkey-copied = This passkey has been used elsewhere since, so there may be a copy of it. Nobody was signed in; sign in another way, and take the passkey away if it is not only yours.
mistake-too-many-keys = You have { $most } of them already; take one away first.
mistake-no-such-key = You have no such key, or not any more.
mistake-wrong-code = This is none of the recovery codes, or it was used already; each is good once. Try another one.
mistake-mail-off = This site sends no letters; use a passkey or recovery codes.
mistake-mail-away = The mail server is away, and too many letters are waiting. Try again later, or use a passkey or a recovery code; your games are safe.
mistake-mail-wrong = This cannot be a mail address; write for example ana@play.example.
mistake-mail-often = { $most } letters to this address were asked for within the hour. Look among the unwanted mail, or try again later; a passkey or a recovery code works at any time.
mistake-mail-link-expired = This link has been used, or half an hour has passed. Ask for a new one; nothing is lost.
mistake-other-name = This is not your nickname, so nothing was deleted.
mistake-mail-server-password = The name and the password for the mail server may hold letters without accents, digits and signs only; choose another password there.
mistake-mail-server-address = The address of the mail server makes no sense; write for example smtp://name:password@mail.play.example:587, or smtps:// for TLS from the start.
mistake-mail-origin = Letters hold links to the site: say with --origin where it is found.

flag-mail-server = A mail server that takes letters, with links to sign in or about slow tables, such as smtp://name:password@host:587; without one none are sent.
flag-mail-from = The address from which letters come.

api-account = Who I am, and by what I keep the name.
api-offer-passkey = Begin to make a passkey: what it is made for.
api-add-passkey = Keep my name by a new passkey; the session is a new one then.
api-ask-passkey = Begin to sign in by a passkey: what it has to sign.
api-enter-by-passkey = Sign in by a passkey; what I have played here without an account goes along.
api-ask-mail = Send a link to an address: to sign in, or to keep my name by it. The answer does not tell whether the address is known.
api-read-mail = Whose name the link of a letter is for.
api-enter-by-mail = Use the link of a letter, once.
api-new-codes = New recovery codes in place of those from before; they are told once.
api-enter-by-code = Sign in by a recovery code, which is used up then.
api-end-key = Take away a passkey, a mail address or all recovery codes.
api-export = All that is stored about me.
api-delete-me = Delete me: games stay for the others under a name that is nobody’s.
