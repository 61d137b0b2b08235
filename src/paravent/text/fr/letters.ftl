# Les courriels.

letter-enter-subject = Se connecter à Paravent
letter-enter = Par ce lien, vous vous connectez à { $site } sous le nom { DE($name) }, sur l’appareil où vous l’ouvrez :
letter-enter-go = Me connecter
letter-keep-subject = Garder votre nom sur Paravent
letter-keep = Par ce lien, vous gardez le nom { DE($name) } à { $site } : vous pourrez ensuite vous connecter avec cette adresse sur tous vos appareils.
letter-keep-go = Garder mon nom
letter-soon = Le lien sert une fois, dans les { $minutes } minutes.
letter-not-you = Si ce n’est pas vous qui l’avez demandé, ne faites rien : sans ce lien, personne ne peut rien faire.
letter-digest-subject = { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
letter-digest = { $name }, sur { $site }, c’est à vous de jouer :
letter-silence = Ne plus recevoir de courriels comme celui-ci
reminder-proposal = { $name } vous propose une partie
reminder-table = Votre table du tournoi est prête
reminder-turn = C’est à vous de jouer
