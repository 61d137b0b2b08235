# Les comptes : ce qui garde un nom, et comment se connecter.

mistake-passkey-host = Une clé d’accès a besoin du nom d’un site, et cette page a été ouverte par un numéro. Ouvrez-la par son nom ; sur cette machine, c’est localhost.
mistake-passkey-late = Trop de temps a passé depuis la question, ou bien elle a déjà eu sa réponse ; réessayez.
mistake-passkey-refused = Cette clé d’accès n’a pas été acceptée : elle est faite pour un autre site, ou quelque chose a été changé en chemin. Réessayez, ou connectez-vous autrement.
mistake-passkey-unknown = Cette clé d’accès n’est pas connue ici, ou ne l’est plus. Connectez-vous autrement, ou choisissez un surnom et créez-en une nouvelle.
mistake-passkey-copied = Cette clé d’accès a servi ailleurs depuis : il en existe peut-être une copie. Personne n’a été connecté ; connectez-vous autrement, et retirez la clé si elle n’est pas qu’à vous.
mistake-too-many-keys = Vous en avez déjà { $most } ; retirez-en une d’abord.
mistake-no-such-key = Vous n’avez pas cette clé, ou ne l’avez plus.
mistake-wrong-code = Ce n’est pas un de vos codes de secours, ou il a déjà servi ; chacun sert une fois. Essayez-en un autre.
mistake-mail-off = Ce site n’envoie pas de courriels ; utilisez une clé d’accès ou des codes de secours.
mistake-mail-away = Le serveur de courriel est absent, et trop de courriels attendent. Réessayez plus tard, ou utilisez une clé d’accès ou un code de secours ; vos parties sont en sécurité.
mistake-mail-wrong = Cela ne peut pas être une adresse de courriel ; écrivez par exemple ana@jouer.example.
mistake-mail-often = { $most } courriels à cette adresse ont été demandés en une heure. Regardez parmi les indésirables, ou réessayez plus tard ; une clé d’accès ou un code de secours marche à tout moment.
mistake-mail-link-expired = Ce lien a déjà servi, ou une demi-heure a passé. Demandez-en un nouveau ; rien n’est perdu.
mistake-other-name = Ce n’est pas votre surnom ; rien n’a donc été supprimé.
mistake-mail-server-password = Le nom et le mot de passe du serveur de courriel ne peuvent contenir que des lettres sans accent, des chiffres et des signes ; choisissez-y un autre mot de passe.
mistake-mail-server-address = L’adresse du serveur de courriel n’a pas de sens ; écrivez par exemple smtp://nom:motdepasse@courriel.jouer.example:587, ou smtps:// pour TLS dès le début.
mistake-mail-origin = Les courriels contiennent des liens vers le site : dites avec --origin où il se trouve.

flag-mail-server = Un serveur qui prend les courriels, liens de connexion ou rappels, par exemple smtp://nom:motdepasse@hôte:587 ; sans lui, aucun n’est envoyé.
flag-mail-from = L’adresse d’où viennent les courriels.

api-account = Qui je suis, et ce qui garde mon nom.
api-offer-passkey = Commencer une clé d’accès : pour quoi elle est faite.
api-add-passkey = Garder mon nom par une nouvelle clé d’accès ; la session est alors nouvelle.
api-ask-passkey = Commencer à se connecter par une clé d’accès : ce qu’elle doit signer.
api-enter-by-passkey = Se connecter par une clé d’accès ; ce que j’ai joué ici sans compte vient avec moi.
api-ask-mail = Envoyer un lien à une adresse : pour se connecter, ou pour garder mon nom par elle. La réponse ne dit pas si l’adresse est connue.
api-read-mail = Pour quel nom est le lien d’un courriel.
api-enter-by-mail = Utiliser le lien d’un courriel, une fois.
api-new-codes = De nouveaux codes de secours à la place des précédents ; ils ne sont dits qu’une fois.
api-enter-by-code = Se connecter par un code de secours, qui ne sert plus ensuite.
api-end-key = Retirer une clé d’accès, une adresse de courriel ou tous les codes de secours.
api-export = Tout ce qui est enregistré sur moi.
api-delete-me = Me supprimer : les parties restent aux autres, sous un nom qui n’est à personne.
