import type { VersaillesText } from '../text.ts';

/** The rules of Versailles in English. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Goal of the game',
      text: [
        'You win tiles with number cards and place them so that fields of the same garden type form large areas. After each half of seven rounds, you score your largest areas and your chips. **The player with the most points wins.**',
      ],
    },
    setup: {
      title: 'Before you begin',
      text: ['Here, the page sets everything up for you. With the box on your table, you do it like this.'],
    },
    components: {
      title: 'In the box',
      text: [
        [
          '**72 tiles** of two by two fields.',
          '**55 cards** with the numbers from 1 to 55.',
          '**5 large chips**, one for each garden type, with 3 points on one side and 5 on the other.',
          '**6 small chips** with 3 points.',
          '**The king**, who stands at the start of the row.',
        ],
      ],
    },
    prepare: {
      title: 'Set-up',
      text: [
        [
          'Shuffle the tiles face down. Then lay out a row face up: 21 tiles for two or three players, 28 for four, 35 for five. Leave gaps between the groups: one group for each of the seven rounds.',
          'The other tiles wait in the box for the second half.',
          'Put the king in front of the first tile.',
          'Put the large chips within reach, with 3 points face up. You need the small ones only at the end.',
          'Shuffle the cards. Everyone gets ten and keeps them secret.',
        ],
      ],
    },
    first: {
      title: 'Who begins?',
      text: [
        'Nobody: everyone chooses a card at the same time, and the lowest number takes and places its tile first. So the order can change every round.',
      ],
    },
    round: {
      title: 'A round',
      text: ['Everyone plays at the same time. Each player gets one tile per round.'],
    },
    bids: {
      title: 'Choose a card',
      text: [
        'The cards are numbered from 1 to 55, and each player gets ten of them. Choose one in secret. When everyone has chosen, all cards are revealed. In seven rounds, you play seven of your ten cards.',
      ],
    },
    order: {
      title: 'Take a tile',
      text: [
        '**The lowest number takes the first tile of the group**, the one next to the king. The next number takes the second tile, and so on. The highest gets the last one. So low is not better than high: think about which tile you want and what the others want.',
        'You can see all the tiles of the half, so you can plan ahead.',
      ],
    },
    laying: {
      title: 'Place it',
      text: [
        'In the same order, each player places their tile right away. Your first tile starts your garden. Every other tile must touch it along **at least one side of a field**.',
        [
          'You may rotate the tile.',
          'It may be shifted by one field.',
          'Holes are allowed.',
          'The types don’t have to match, but only equal types form an area.',
        ],
        'Then the king moves on to the next group.',
      ],
    },
    fields: {
      title: 'Areas, jokers, building ground',
      text: [
        'An **area** is a group of fields of the same type that touch side to side. There are five types: yellow flowers, red flowers, hedges, pavilions and fountains. Only the largest area of each type counts.',
      ],
    },
    joker: {
      title: 'The joker',
      text: [
        'A joker belongs to the areas of **all** types that touch it, even to several at once. Only building ground can’t use it.',
      ],
    },
    site: {
      title: 'Building ground',
      text: [
        'Building ground is not a garden type. It scores nothing at half-time. At the end, the player with the largest building ground scores 3 points.',
      ],
    },
    chips: {
      title: 'The chips',
      text: [
        'There is one large chip for each type.',
        [
          'The first player with an area of **at least four fields** takes the chip of its type.',
          'A player who makes a **larger** area takes the chip away. An area of the same size is not enough.',
          'This is checked after every tile, so a chip can change hands several times in one round.',
        ],
      ],
    },
    half: {
      title: 'Half-time',
      text: [
        'After seven rounds, each player scores',
        [
          '1 point for each field in the largest areas of their **two best** types,',
          '3 points for each chip.',
        ],
        'Then all cards are shuffled, everyone gets ten new ones, and a new row of tiles is laid out. Gardens and chips stay.',
      ],
    },
    scoring: {
      title: 'Final scoring',
      text: [
        'After seven more rounds, each player scores',
        [
          '1 point for each field in the largest areas of their **three best** types,',
          '5 points for each chip,',
          '3 points for each **second place**: the largest area of a type among the players who don’t have its chip,',
          '3 points for the largest **building ground**,',
          'and their points from half-time.',
        ],
        'If players are tied for a second place or for the largest building ground, nobody gets the 3 points. If nobody has the chip of a type, there is no second place either.',
      ],
    },
    ties: {
      title: 'Ties',
      text: [
        'If players are tied, the largest single area of a garden type wins. If that is a tie too, they share the victory.',
      ],
    },
    two: {
      title: 'Two players and Ludwig',
      text: [
        'In a game for two, **Ludwig** plays too. He has ten cards in a face-down stack, and his top card is revealed with yours each round. The tile he wins is out of the game. That is why each group has three tiles.',
        'With two players, second places score nothing. The largest building ground scores as usual.',
      ],
    },
    more: {
      title: 'Up to five players',
      text: [
        'The more players, the longer the row. The box says two to four players, but its rules also work for five, and so do ours.',
        'We designed the 72 tiles ourselves, so the tiles in your box may differ.',
      ],
    },
    overview: {
      title: 'At a glance',
      text: [
        'Two halves of seven rounds. In each half, you get ten cards and play seven.',
        [
          'Everyone chooses a card in secret. Then all cards are revealed.',
          'From the lowest number to the highest: take the next tile, place it, check the chips.',
          'The king moves on to the next group.',
        ],
      ],
    },
  },
  pictures: {
    garden: {
      alt: 'A garden of fourteen tiles, two by two fields each. The largest area of each type shows a number: hedges 20, fountains 13, yellow flowers 9, red flowers 5, pavilions 3, building ground 3.',
      caption: 'A garden at the end of a game. The numbers show how large the areas are.',
    },
    row: {
      alt: 'Four tiles, with the king next to the first. Below them, from left to right: 9 Ben, 16 Emil, 23 Anna, 40 Clara. The tiles of the next rounds follow, smaller.',
      caption: 'Ben has the lowest number and takes the tile next to the king. Clara gets the last one.',
    },
    side: { alt: 'A new tile next to a placed one, side to side.', caption: 'Side to side' },
    shifted: {
      alt: 'A new tile next to a placed one, one field further down. One side of a field touches.',
      caption: 'Shifted by one field',
    },
    hole: {
      alt: 'Three placed tiles and a new one. A field between them stays empty.',
      caption: 'With a hole',
    },
    corner: {
      alt: 'A new tile that touches the placed one only at a corner.',
      caption: 'Only the corners touch',
    },
    joker_one: {
      alt: 'A garden of three tiles. The yellow flowers and the joker are framed: five fields.',
      caption: 'The joker belongs to the yellow flowers: five fields…',
    },
    joker_other: {
      alt: 'The same garden. The hedges and the same joker are framed: four fields.',
      caption: '…and to the hedges too: four fields.',
    },
    chip: {
      alt: 'A new tile makes an area of four fountains. The fountain chip is next to it.',
      caption: 'Four fountains in one area: this tile wins the chip.',
    },
    half: {
      alt: 'A garden of seven tiles: hedges 12, yellow flowers 8, fountains 7, pavilions 3, red flowers 2.',
      caption: 'The two best types are hedges and yellow flowers. This player has both chips.',
    },
    scoring: {
      alt: 'The same garden with fourteen tiles: hedges 20, fountains 13, yellow flowers 9, red flowers 5, pavilions 3, building ground 3.',
      caption:
        'In the meantime, someone else took the chip of the yellow flowers, but the fountains have won one. There is also the second place in yellow flowers and the largest building ground of all.',
    },
    ludwig: {
      alt: 'Three tiles, with the king next to the first. Below them, from left to right: 12 Anna, 27 Ludwig, 44 Ben.',
      caption: 'Ludwig’s 27 is in the middle: the second tile is out of the game.',
    },
  },
  tiles: { players: 'Players', group: 'Tiles per round', half: 'Tiles per half' },
  points: {
    first: 'After the first half',
    second: 'After the second half',
    fields: '1 point for each field of your',
    best: ['2 best types', '3 best types'],
    chip: 'For each large chip',
    place: 'For each second place',
    site: 'For the largest building ground',
  },
} satisfies VersaillesText;
