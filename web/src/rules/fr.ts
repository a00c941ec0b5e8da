import type { RulesText } from './text.ts';

/** The rules in French. The sentences are our own: the rulebooks are copyrighted. */
export default {
  sanssouci: {
    parts: {
      goal: {
        title: 'Le but du jeu',
        text: [
          'Tu poses des tuiles dans le jardin d’un château pour que des chemins descendent de la terrasse jusqu’à la dernière rangée. Tes neuf nobles s’y promènent : plus une promenade finit bas, plus elle rapporte de points. **Le joueur qui a le plus de points après 18 manches gagne.**',
        ],
      },
      turn: {
        title: 'À ton tour',
        text: [
          'Ton tour a cinq étapes, toujours dans cet ordre :',
          [
            'Tu joues une carte et tu prends une tuile.',
            'Tu poses la tuile dans ton jardin.',
            'Tu déplaces un noble, si tu veux.',
            'Le marché se remplit.',
            'Tu pioches une carte.',
          ],
          'Ensuite, c’est au joueur suivant.',
        ],
      },
      card: {
        title: 'Jouer une carte, prendre une tuile',
        text: [
          'Tu as deux cartes en main. Joues-en une : elle montre laquelle des dix tuiles du marché tu peux prendre.',
          [
            '**Deux couleurs :** une des quatre tuiles qui se trouvent sur ces couleurs.',
            '**Un motif :** une tuile avec ce motif. Si aucune des dix ne le montre, tu peux prendre **n’importe quelle** tuile.',
            '**Libre choix :** la tuile que tu veux.',
          ],
          'Tout le monde a les mêmes 18 cartes : les neuf motifs, huit paires de couleurs et un libre choix.',
        ],
      },
      place: {
        title: 'Poser la tuile',
        text: [
          'Chaque tuile va sur une seule case. **Son motif donne la colonne. La couleur sous elle au marché donne la rangée.**',
          'Elle n’a pas besoin de toucher autre chose : tu peux la relier à tes chemins plus tard.',
        ],
      },
      gardener: {
        title: 'Case occupée ? Un jardinier !',
        text: [
          'Si cette case est déjà occupée, imprimée ou avec une tuile, retourne la tuile : elle devient un **jardinier**. Mets-le sur une case libre **de la même rangée ou de la même colonne**. Si elles sont toutes occupées, il peut aller sur n’importe quelle case libre.',
          'Les nobles peuvent passer sur un jardinier, et il aide à compléter rangées et colonnes comme une autre tuile. Mais aucun noble ne peut s’arrêter sur lui.',
        ],
      },
      noble: {
        title: 'Déplacer un noble, si tu veux',
        text: [
          'Tu peux déplacer **un** noble, ou aucun.',
          [
            'Il marche sur les cases occupées, toujours d’une case à sa voisine : vers le bas, vers le haut ou de côté, aussi loin que tu veux, en passant devant d’autres nobles et sur des jardiniers. Il ne peut ni traverser une case libre ni aller en diagonale.',
            'Il s’arrête **dans sa propre colonne**, au moins une rangée plus bas qu’au départ, et pas sur un jardinier.',
            'Il rapporte les points de **la rangée où il s’arrête** : de 1 à 6.',
          ],
          'Depuis la terrasse, un noble commence par la rangée 1 de sa colonne. Il n’est pas obligé de passer par la tuile que tu viens de poser.',
        ],
      },
      refill: {
        title: 'Remplir et piocher',
        text: [
          'Une nouvelle tuile remplit la place vide du marché, pour qu’il y ait toujours dix tuiles au choix. Puis tu pioches une carte. À la manche 17, il n’y a plus rien à piocher. À la manche 18, tu joues ta dernière carte. Ensuite, on compte les points des jardins.',
        ],
      },
      mistakes: {
        title: 'Erreurs fréquentes',
        text: ['Cinq règles que même des critiques du jeu expliquent mal :'],
      },
      scoring: {
        title: 'Le décompte final',
        text: [
          'Tu gardes les points de tes nobles. Après la manche 18, tu marques aussi :',
          [
            '**Chaque rangée complète** de 2 à 6 : 10 points moins la valeur de la rangée. La rangée 2 rapporte donc 8, la rangée 6 seulement 4.',
            '**Chaque colonne complète :** 5 points.',
            '**Chacun de tes deux objectifs secrets :** les points de la rangée où se trouve ce noble, ou rien s’il est sur la terrasse.',
          ],
          'Les jardiniers aident à compléter rangées et colonnes. La rangée 1 est complète dès le début et ne rapporte rien.',
        ],
      },
      ties: {
        title: 'Égalité',
        text: [
          'En cas d’égalité, le jardin avec le plus de jardiniers gagne. S’il y en a autant, la victoire est partagée.',
        ],
      },
      rewards: {
        title: 'Récompenses : une extension',
        text: [
          'Une planche de 16 cases est posée sur ton jardin. Regarde d’abord tes objectifs, puis choisis une de ses deux faces. Les cases imprimées en dessous sont recouvertes : elles sont libres tant que tu n’y poses pas de tuile.',
          'Douze de ses cases sont marquées. La marque compte dès que tu y poses une tuile, avant de déplacer un noble :',
          [
            '**Médaille :** 1, 2 ou 3 points si la tuile montre son motif.',
            '**Chapeau de paille :** 3 points si c’est un jardinier.',
            '**Chardon :** tu perds 2 ou 3 points, quelle que soit la tuile.',
          ],
          'Tu n’as jamais moins de 0 point.',
        ],
      },
      boars: {
        title: 'Sangliers : une extension',
        text: [
          'Dans chaque jardin, il y a un sanglier. Au début, il se trouve dans la colonne de l’escalier, à la rangée 4.',
          [
            'Pose une tuile sur sa case, motif ou jardinier, et tu gagnes **1 point**. Ensuite, déplace le sanglier sur une case libre juste à côté, pas en diagonale.',
            'S’il n’y en a pas, il quitte le jardin : **3 points de plus**.',
            'S’il est encore là à la fin, il coûte 1 point pour chaque case libre de la zone où il rôde, la sienne comprise. Tu n’as jamais moins de 0 point.',
          ],
          'Dans un tour, la marque de la planche Récompenses compte d’abord, puis le sanglier, et ensuite tu peux déplacer un noble.',
        ],
      },
      editions: {
        title: 'Les deux éditions',
        text: [
          'Le jeu est sorti en 2013, et une édition révisée en 2022. Un tour se joue de la même façon dans les deux. Voici ce qui change :',
          [
            '**Classique 2013 :** les rangées sont beige, blanche, grise, orange, violette et turquoise. Les jardins ont deux faces, et tu choisis la tienne avant de voir tes objectifs. Les tuiles viennent de huit piles.',
            '**Révisée 2022 :** les rangées sont beige, rouge, jaune, bleue, violette et grise. Les jardins ont une seule face et sont distribués au hasard. Les tuiles viennent d’un sac.',
            'Les **Récompenses** font partie des deux éditions. Les **Sangliers** sont arrivés avec l’édition révisée, mais ici, tu peux aussi les ajouter à un jardin classique.',
          ],
          'À deux, on joue avec 45 tuiles, à trois avec 63, à quatre avec 81. Nous avons conçu nous-mêmes les cases imprimées et marquées de nos plateaux : dans ta boîte, elles peuvent être différentes.',
        ],
      },
    },
    mistakes: {
      optional: {
        title: 'Bouger n’est pas obligatoire',
        wrong: '« À chaque tour, je dois déplacer un noble. »',
        right:
          'Tu peux tous les laisser sur place. Ce noble pourrait aller maintenant à la rangée 6, mais il ne lui resterait plus aucune rangée à marquer. S’il attend des tuiles aux rangées 3, 4 et 5, il peut d’abord marquer celles-là.',
      },
      reached: {
        title: 'Seule la rangée d’arrivée compte',
        wrong: '« De la terrasse à la rangée 4 : 1 + 2 + 3 + 4 = 10 points. »',
        right:
          'La promenade rapporte 4 points, pour la rangée où elle finit. Les rangées traversées ne rapportent rien, et ce noble ne pourra jamais y remonter.',
      },
      stopping: {
        title: 'On ne s’arrête pas sur un jardinier',
        wrong: '« Le noble de la fontaine s’arrête sur le jardinier : 3 points. »',
        right:
          'Un noble peut passer sur un jardinier, mais pas s’y arrêter. Celui-ci peut continuer jusqu’à la rangée 4. Dans cette colonne, la rangée 3 est perdue.',
      },
      second: {
        title: 'Une deuxième tuile pour la même case',
        wrong: '« La case est prise : je mets la fontaine ailleurs dans la rangée, ou je la jette. »',
        right:
          'Elle devient un jardinier. Il peut aller sur toutes les cases encadrées : elles sont libres et dans la même rangée ou la même colonne.',
      },
      absent: {
        title: 'Le motif n’est pas au marché',
        wrong: '« Pas d’escalier au marché, donc ma carte ne sert à rien. »',
        right:
          'Au contraire ! Si aucune des dix tuiles ne montre son motif, la carte te permet de prendre n’importe quelle tuile.',
      },
    },
    pictures: {
      garden: {
        alt: 'Un jardin : en haut le château avec sa terrasse, en dessous neuf colonnes et six rangées. Des tuiles occupent certaines cases, dont deux jardiniers, et la plupart des nobles sont déjà descendus dans leur colonne.',
        caption: 'Chaque colonne a son motif et son noble ; chaque rangée a sa couleur et sa valeur.',
      },
      cards: {
        alt: 'Trois cartes : jaune et gris, fontaine, et libre choix.',
        caption: 'Deux couleurs, un motif, le libre choix.',
      },
      market: {
        alt: 'Le marché avec deux tuiles pour chacune des rangées 2 à 6. Les quatre tuiles des rangées 3 et 6 brillent.',
        caption: 'Avec jaune / gris, tu peux prendre une des quatre tuiles qui brillent.',
      },
      place: {
        alt: 'À gauche le marché, où une fontaine sur bleu est choisie. À droite un jardin : la colonne de la fontaine et la rangée 4, bleue, sont encadrées, et la fontaine se trouve là où elles se croisent.',
        caption:
          'Une fontaine prise sur bleu : colonne de la fontaine, rangée bleue. Ici et nulle part ailleurs.',
      },
      gardener: {
        alt: 'Un jardin où le pavillon de la rangée 3 est imprimé. Toutes les cases libres de la rangée 3 et de la colonne du pavillon sont encadrées ; un jardinier est sur l’une d’elles.',
        caption:
          'Un pavillon pris sur jaune, mais cette case est déjà imprimée : le jardinier peut aller sur toutes les cases encadrées.',
      },
      noble: {
        alt: 'Une partie d’un jardin : le noble du pavillon part de la rangée 1, va d’une colonne à droite, descend de deux rangées, revient dans sa colonne et continue jusqu’à la rangée 4, où il gagne 4 points.',
        caption:
          'Le noble du pavillon fait un détour et finit dans sa propre colonne, à la rangée 4 : 4 points.',
      },
      optional: {
        alt: 'Le noble de l’escalier est à la rangée 2. Les rangées 3, 4 et 5 de sa colonne sont libres ; par la colonne voisine, il pourrait aller à la rangée 6.',
        caption: 'Aller tout de suite à la rangée 6, ou attendre ?',
      },
      reached: {
        alt: 'Le noble de l’escalier est sur la terrasse. Les rangées 1 à 4 de sa colonne sont occupées ; son chemin descend à la rangée 4, où il y a plus 4.',
        caption: 'Une promenade de la terrasse à la rangée 4.',
      },
      stopping: {
        alt: 'Le noble de la fontaine est à la rangée 2, sous lui il y a un jardinier à la rangée 3 et une fontaine à la rangée 4. Son chemin passe sur le jardinier jusqu’à la rangée 4, où il y a plus 4.',
        caption: 'Sur le jardinier, puis jusqu’à la rangée 4.',
      },
      second: {
        alt: 'Un jardin où il y a déjà une fontaine à la rangée 4. Les cases libres de la rangée 4 et de la colonne de la fontaine sont encadrées ; un jardinier est sur l’une d’elles.',
        caption: 'Une deuxième fontaine prise sur bleu.',
      },
      absent: {
        alt: 'La carte escalier, et un marché sans aucun escalier. Les dix tuiles brillent.',
        caption: 'Pas d’escalier : tu peux prendre n’importe laquelle des dix tuiles.',
      },
      scoring: {
        alt: 'Un jardin à la fin de la partie. La rangée 3 et les colonnes de l’arbre, de l’escalier et de la fontaine sont complètes. Le noble de l’escalier est à la rangée 6, celui du pavillon à la rangée 3.',
        caption:
          'La rangée 3 est complète : 10 − 3 = 7. Trois colonnes sont complètes : 3 × 5 = 15. Les objectifs étaient l’escalier, à la rangée 6, et le pavillon, à la rangée 3 : 6 + 3 = 9.',
      },
      rewards: {
        alt: 'Un jardin avec une planche Récompenses, large d’une case à la rangée 3 et de sept à la rangée 6. Douze de ses cases sont marquées : médailles, chapeaux de paille et chardons avec leurs points.',
        caption:
          'Les médailles récompensent un motif, les chapeaux un jardinier, et les chardons coûtent des points.',
      },
      boar: {
        alt: 'Une partie d’un jardin : un sanglier se trouve parmi quatre cases libres, avec des tuiles tout autour.',
        caption: 'Si la partie finissait maintenant, ce sanglier coûterait 4 points : quatre cases libres.',
      },
      classic: {
        alt: 'Un jardin de l’édition classique, avant le premier tour.',
        caption: 'Classique 2013',
      },
      revised: {
        alt: 'Un jardin de l’édition révisée, avant le premier tour.',
        caption: 'Révisée 2022',
      },
    },
  },
  versailles: {
    parts: {
      goal: {
        title: 'Le but du jeu',
        text: [
          'Tu gagnes des tuiles avec des cartes à numéro et tu les poses pour que les cases d’un même type de jardin forment de grandes surfaces. Après chaque mi-temps de sept manches, on compte tes plus grandes surfaces et tes jetons. **Le joueur qui a le plus de points gagne.**',
        ],
      },
      round: {
        title: 'Une manche',
        text: ['Tout le monde joue en même temps. À chaque manche, chacun reçoit une tuile.'],
      },
      bids: {
        title: 'Choisir une carte',
        text: [
          'Les cartes vont de 1 à 55, et chacun en reçoit dix. Choisis-en une en secret. Quand tout le monde a choisi, on révèle les cartes. En sept manches, tu joues sept de tes dix cartes.',
        ],
      },
      order: {
        title: 'Prendre une tuile',
        text: [
          '**Le plus petit numéro prend la première tuile du groupe**, celle à côté du roi. Le suivant prend la deuxième, et ainsi de suite. Le plus grand a la dernière. Un petit numéro n’est donc pas meilleur qu’un grand : demande-toi quelle tuile tu veux, et ce que veulent les autres.',
          'Toutes les tuiles de la mi-temps sont visibles : tu peux prévoir tes coups.',
        ],
      },
      laying: {
        title: 'Poser la tuile',
        text: [
          'Dans le même ordre, chacun pose tout de suite sa tuile. La première commence ton jardin. Chaque tuile suivante doit le toucher par **au moins un côté d’une case**.',
          [
            'Tu peux tourner la tuile.',
            'Elle peut être décalée d’une case.',
            'Les trous sont permis.',
            'Les types n’ont pas besoin de correspondre, mais seuls les mêmes forment une surface.',
          ],
          'Puis le roi avance jusqu’au groupe suivant.',
        ],
      },
      fields: {
        title: 'Surfaces, jokers, chantiers',
        text: [
          'Une **surface** est faite de cases du même type qui se touchent par leurs côtés. Il y a cinq types : fleurs jaunes, fleurs rouges, haies, pavillons et fontaines. Seule la plus grande surface de chaque type compte.',
        ],
      },
      joker: {
        title: 'Le joker',
        text: [
          'Un joker fait partie des surfaces de **tous** les types qui le touchent, même de plusieurs à la fois. Il ne compte pas pour les chantiers.',
        ],
      },
      site: {
        title: 'Les chantiers',
        text: [
          'Les chantiers ne sont pas un type de jardin. Ils ne rapportent rien à la mi-temps. À la fin, le plus grand chantier de tous rapporte 3 points.',
        ],
      },
      chips: {
        title: 'Les jetons',
        text: [
          'Pour chaque type, il y a un grand jeton.',
          [
            'Le premier joueur qui a une surface d’**au moins quatre cases** prend le jeton de son type.',
            'Un joueur qui fait une surface **plus grande** le lui prend. La même taille ne suffit pas.',
            'On vérifie après chaque tuile posée : un jeton peut donc changer plusieurs fois de mains en une manche.',
          ],
        ],
      },
      half: {
        title: 'La mi-temps',
        text: [
          'Après sept manches, chacun reçoit',
          [
            '1 point pour chaque case des plus grandes surfaces de ses **deux meilleurs** types,',
            '3 points pour chaque jeton.',
          ],
          'Puis on mélange toutes les cartes, chacun en reçoit dix nouvelles, et une nouvelle ligne de tuiles est posée. Les jardins et les jetons restent.',
        ],
      },
      scoring: {
        title: 'Le décompte final',
        text: [
          'Après sept autres manches, chacun reçoit',
          [
            '1 point pour chaque case des plus grandes surfaces de ses **trois meilleurs** types,',
            '5 points pour chaque jeton,',
            '3 points pour chaque **deuxième place** : la plus grande surface d’un type parmi ceux qui n’ont pas son jeton,',
            '3 points pour le plus grand **chantier**,',
            'et les points de la mi-temps.',
          ],
          'En cas d’égalité pour une deuxième place ou pour le plus grand chantier, personne ne reçoit les 3 points. Si personne n’a le jeton d’un type, il n’y a pas non plus de deuxième place.',
        ],
      },
      ties: {
        title: 'Égalité',
        text: [
          'En cas d’égalité, la plus grande surface d’un type de jardin gagne. Si elles ont la même taille, la victoire est partagée.',
        ],
      },
      two: {
        title: 'À deux avec Louis',
        text: [
          'À deux, **Louis** joue aussi. Il a dix cartes dans une pile face cachée, et à chaque manche, on révèle sa première carte avec les vôtres. La tuile qu’il gagne sort du jeu. Chaque groupe a donc trois tuiles.',
          'À deux, les deuxièmes places ne rapportent rien. Le plus grand chantier compte comme d’habitude.',
        ],
      },
      more: {
        title: 'Jusqu’à cinq',
        text: [
          'Plus vous êtes nombreux, plus la ligne de tuiles est longue. La boîte indique deux à quatre joueurs, mais ses règles en prévoient aussi cinq. Ici, c’est possible.',
          'Nous avons conçu les 72 tuiles nous-mêmes : dans ta boîte, elles peuvent être différentes.',
        ],
      },
    },
    pictures: {
      garden: {
        alt: 'Un jardin de quatorze tuiles de deux cases sur deux. Un nombre est écrit sur la plus grande surface de chaque type : haies 20, fontaines 13, fleurs jaunes 9, fleurs rouges 5, pavillons 3, chantier 3.',
        caption: 'Un jardin à la fin d’une partie. Les nombres indiquent la taille des surfaces.',
      },
      row: {
        alt: 'Quatre tuiles, le roi est à côté de la première. En dessous, de gauche à droite : 9 Ben, 16 Emil, 23 Anna, 40 Clara. Les tuiles de la manche suivante viennent après, plus petites.',
        caption: 'Ben a le plus petit numéro et prend la tuile à côté du roi. Clara a la dernière.',
      },
      side: {
        alt: 'Une nouvelle tuile à côté d’une tuile posée, côté contre côté.',
        caption: 'Côté contre côté',
      },
      shifted: {
        alt: 'Une nouvelle tuile à côté d’une tuile posée, une case plus bas. Elles se touchent par le côté d’une case.',
        caption: 'Décalée d’une case',
      },
      hole: {
        alt: 'Trois tuiles posées et une nouvelle. Une case reste vide au milieu.',
        caption: 'Avec un trou',
      },
      corner: {
        alt: 'Une nouvelle tuile qui ne touche la tuile posée que par un coin.',
        caption: 'Seuls les coins se touchent',
      },
      joker_one: {
        alt: 'Un jardin de trois tuiles. Les fleurs jaunes et le joker sont encadrés : cinq cases.',
        caption: 'Le joker compte pour les fleurs jaunes : cinq cases…',
      },
      joker_other: {
        alt: 'Le même jardin. Les haies et le même joker sont encadrés : quatre cases.',
        caption: '…et aussi pour les haies : quatre cases.',
      },
      chip: {
        alt: 'Une nouvelle tuile forme une surface de quatre fontaines. À côté, le jeton des fontaines.',
        caption: 'Quatre fontaines en une surface : cette tuile gagne le jeton.',
      },
      half: {
        alt: 'Un jardin de sept tuiles : haies 12, fleurs jaunes 8, fontaines 7, pavillons 3, fleurs rouges 2.',
        caption: 'Les deux meilleurs types sont les haies et les fleurs jaunes. Ce joueur a les deux jetons.',
      },
      scoring: {
        alt: 'Le même jardin avec quatorze tuiles : haies 20, fontaines 13, fleurs jaunes 9, fleurs rouges 5, pavillons 3, chantier 3.',
        caption:
          'Entre-temps, quelqu’un a pris le jeton des fleurs jaunes, mais les fontaines en ont gagné un. Il y a aussi la deuxième place des fleurs jaunes et le plus grand chantier de tous.',
      },
      ludwig: {
        alt: 'Trois tuiles, le roi est à côté de la première. En dessous, de gauche à droite : 12 Anna, 27 Louis, 44 Ben.',
        caption: 'Le 27 de Louis est au milieu : la deuxième tuile sort du jeu.',
      },
    },
    table: { players: 'Joueurs', group: 'Tuiles par manche', tiles: 'Tuiles par mi-temps' },
  },
} satisfies RulesText;
