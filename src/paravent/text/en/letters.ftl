# Letters that are sent by mail.

letter-enter-subject = Sign in to Paravent
letter-enter = With this link you sign in at { $site } as { $name }, on the device where you open it:
letter-enter-go = Sign in
letter-keep-subject = Keep your name at Paravent
letter-keep = With this link you keep the name { $name } at { $site }: from then on you can sign in with this mail address on any device.
letter-keep-go = Keep my name
letter-soon = The link is good once, within { $minutes } minutes.
letter-not-you = If it was not you who asked for it, do nothing: nobody can do anything without the link.
letter-digest-subject = { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
letter-digest = { $name }, at { $site } it is your turn:
letter-silence = No more letters like this one
reminder-proposal = { $name } proposes a game to you
reminder-table = Your table of the tournament is ready
reminder-turn = It is your turn
