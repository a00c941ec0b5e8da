import type { SanssouciText } from '../text.ts';

/** The rules of Sanssouci in French. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Le but du jeu',
      text: [
        'Tu poses des tuiles dans le jardin d’un château pour que des chemins descendent de la terrasse jusqu’à la dernière rangée. Tes neuf nobles s’y promènent : plus une promenade finit bas, plus elle rapporte de points. **Le joueur qui a le plus de points après 18 manches gagne.**',
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
          '**Le plateau :** une piste de score et le marché, avec deux cases pour chacune des rangées 2 à 6.',
          '**4 jardins** de neuf colonnes et six rangées.',
          '**81 tuiles**, neuf pour chaque motif. Au dos de chaque tuile, il y a un jardinier.',
          '**Pour chaque joueur :** 18 cartes, neuf nobles, un marqueur de score et un repère pour 50 et 100 points.',
          '**9 objectifs**, un pour chaque motif.',
          '**Pour les extensions :** 4 planches Récompenses et, depuis 2022, 4 sangliers.',
        ],
      ],
    },
    prepare: {
      title: 'La mise en place',
      text: [
        [
          'Chacun reçoit un jardin au hasard. Dans l’édition classique, choisis tout de suite sa face, avant de voir les cartes, les objectifs ou le marché.',
          'Choisis une couleur. Mets tes neuf nobles sur la terrasse, un au-dessus de chaque colonne, et ton marqueur sur 0.',
          'Mélange tes 18 cartes, fais-en une pioche et prends-en deux.',
          'Mélangez les objectifs. Chacun en reçoit deux, les regarde et les garde secrets. Les autres retournent dans la boîte **sans être vus**.',
          'Le dos des tuiles indique lesquelles il vous faut : 45 à deux, 63 à trois, toutes les 81 à quatre. Mélangez-les face cachée, en huit piles (2013) ou dans le sac (2022).',
          'En tout dernier, retournez dix tuiles et remplissez le marché.',
        ],
      ],
    },
    first: {
      title: 'Qui commence ?',
      text: [
        'Le joueur le plus âgé commence (2013), ou le dernier à avoir visité un palais (2022). Ici, c’est le sort ou l’hôte qui décide. On continue dans le sens des aiguilles d’une montre.',
        'À tout moment, tu peux **compter les cartes de ta pioche** pour savoir combien de tours il reste, mais pas les regarder. Ici, la page affiche leur nombre.',
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
        'Tu n’as jamais moins de 0 point. Dans la boîte de 2013, tout cela s’appelle simplement « Extension », avec des planches Extension, des bonus et des malus.',
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
          '**Révisée 2022 :** les rangées sont beige, rouge, jaune, bleue, violette et grise. Les jardins ont une seule face et sont distribués au hasard. Les tuiles viennent d’un sac. La topiaire, la roseraie et l’escargot d’herbes s’appellent arbre, pergola et fleurs.',
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
      caption: 'Avec jaune / gris, tu peux prendre une des quatre tuiles qui brillent.',
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
} satisfies SanssouciText;
