import type { VersaillesText } from '../text.ts';

/** The rules of Versailles in French. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Le but du jeu',
      text: [
        'Tu gagnes des tuiles avec des cartes à numéro et tu les poses pour que les cases d’un même type de jardin forment de grandes surfaces. Après chaque mi-temps de sept manches, on compte tes plus grandes surfaces et tes jetons. **Le joueur qui a le plus de points gagne.**',
      ],
    },
    setup: {
      title: 'Avant de commencer',
      text: ['Ici, la page prépare tout. Avec la boîte sur la table, voici comment faire.'],
    },
    components: {
      title: 'Dans la boîte',
      text: [
        [
          '**72 tuiles** de deux cases sur deux.',
          '**55 cartes** numérotées de 1 à 55.',
          '**5 grands jetons**, un pour chaque type de jardin, avec 3 points d’un côté et 5 de l’autre.',
          '**6 petits jetons** de 3 points.',
          '**Le roi**, qui se tient au début de la ligne.',
        ],
      ],
    },
    prepare: {
      title: 'La mise en place',
      text: [
        [
          'Mélangez les tuiles face cachée. Puis posez-en une ligne face visible : 21 tuiles à deux ou trois, 28 à quatre, 35 à cinq. Laissez un espace entre les groupes : un groupe pour chacune des sept manches.',
          'Les autres tuiles attendent la seconde mi-temps dans la boîte.',
          'Mettez le roi devant la première tuile.',
          'Préparez les grands jetons, côté 3 points visible. Les petits ne servent qu’à la fin.',
          'Mélangez les cartes. Chacun en reçoit dix et les garde secrètes.',
        ],
      ],
    },
    first: {
      title: 'Qui commence ?',
      text: [
        'Personne : tout le monde choisit une carte en même temps, et le plus petit numéro prend et pose sa tuile en premier. L’ordre peut donc changer à chaque manche.',
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
    overview: {
      title: 'En un coup d’œil',
      text: [
        'Deux mi-temps de sept manches. Dans chacune, tu reçois dix cartes et tu en joues sept.',
        [
          'Chacun choisit une carte en secret. Puis on révèle toutes les cartes.',
          'Du plus petit numéro au plus grand : prendre la tuile suivante, la poser, vérifier les jetons.',
          'Le roi avance jusqu’au groupe suivant.',
        ],
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
  tiles: { players: 'Joueurs', group: 'Tuiles par manche', half: 'Tuiles par mi-temps' },
  points: {
    first: 'Après la première mi-temps',
    second: 'Après la seconde mi-temps',
    fields: '1 point par case de tes',
    best: ['2 meilleurs types', '3 meilleurs types'],
    chip: 'Pour chaque grand jeton',
    place: 'Pour chaque deuxième place',
    site: 'Pour le plus grand chantier',
  },
} satisfies VersaillesText;
