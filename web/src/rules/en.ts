import type { RulesText } from './text.ts';

/** The rules in English, in our own words. */
export default {
  sanssouci: {
    parts: {
      goal: {
        title: 'What it is about',
        text: [
          'You lay tiles in the garden of a palace, so that paths grow from the terrace down to the lowest row. Your nine nobles walk down these paths: the lower a walk ends, the more points it gives, and **whoever has most points after 18 rounds wins**.',
        ],
      },
      turn: {
        title: 'Your turn',
        text: [
          'Five things happen, always in this order:',
          [
            'You play a card and take a tile.',
            'You lay the tile in your garden.',
            'You move a noble, if you like.',
            'The market is refilled.',
            'You draw a card.',
          ],
          'Then it is the next player’s turn.',
        ],
      },
      card: {
        title: 'Play a card, take a tile',
        text: [
          'You hold two cards. Play one of them: it says which of the ten tiles in the market you may take.',
          [
            '**Two colours:** one of the four tiles that lie on these colours.',
            '**A motif:** a tile with this motif. If none of the ten shows it, you may take **any** tile.',
            '**Free choice:** any tile at all.',
          ],
          'Everybody has the same 18 cards: the nine motifs, eight pairs of colours, and one free choice.',
        ],
      },
      place: {
        title: 'Lay the tile',
        text: [
          'Each tile has exactly one field. **Its motif gives the column. The colour on which it lay in the market gives the row.**',
          'It need not touch anything: a tile may lie all alone, and be joined to the paths later.',
        ],
      },
      gardener: {
        title: 'The field is taken? A gardener comes',
        text: [
          'If something is on that field already, printed or laid, the tile is turned over: it becomes a **gardener**. You choose a free field for him **in the same row or in the same column**. Only if these are all occupied may he go to any free field.',
          'Nobles can walk over a gardener, and he fills rows and columns like any tile. But no noble may stop on him.',
        ],
      },
      noble: {
        title: 'Move a noble, if you like',
        text: [
          'You may move **one** noble, or none.',
          [
            'It walks over occupied fields, from one to the one beside it: down, up or sideways, as far as you like, past other nobles and over gardeners. Free fields stop it, and it does not walk across corners.',
            'Its walk ends **in its own column**, at least one row lower than it began, and not on a gardener.',
            'It gives as many points as **the row in which it ends**: 1 to 6.',
          ],
          'A noble on the terrace starts with row 1 of its column. Which tile you have just laid does not matter for the walk.',
        ],
      },
      refill: {
        title: 'Refill and draw',
        text: [
          'The gap in the market is filled, so that the next player has ten tiles to choose from, and you draw a card. In round 17 there is nothing left to draw; in round 18 you play your last card. Then the gardens are judged.',
        ],
      },
      mistakes: {
        title: 'What is easily misread',
        text: ['Five things that even reviewers of the game get wrong.'],
      },
      scoring: {
        title: 'Final scoring',
        text: [
          'What your nobles have scored is yours already. After round 18 these points are added:',
          [
            '**Each full row** from 2 to 6: 10 points minus the value of the row. So row 2 gives 8, row 6 only 4.',
            '**Each full column:** 5 points.',
            '**Each of your two secret missions:** as many points as the row in which this noble stands; nothing on the terrace.',
          ],
          'Gardeners help to fill rows and columns. Row 1 is full from the start and gives nothing.',
        ],
      },
      ties: {
        title: 'Equal points',
        text: ['Then the garden with more gardeners wins. If that is equal, too, the victory is shared.'],
      },
      rewards: {
        title: 'Rewards: an expansion',
        text: [
          'A board with 16 fields lies on your garden. You look at your missions first and then choose one of its two sides. Printed fields beneath it are covered: they are free until a tile is laid there.',
          'Twelve of its fields are marked. A mark counts at once when a tile is laid on it, before a noble moves:',
          [
            '**Medal:** 1, 2 or 3 points if the tile shows its motif.',
            '**Straw hat:** 3 points if it is a gardener.',
            '**Thistle:** 2 or 3 points are lost, whichever tile it is.',
          ],
          'You never have less than 0 points.',
        ],
      },
      boars: {
        title: 'Boars: an expansion',
        text: [
          'In every garden there is a wild boar. At first it stands in the stairs column, in row 4.',
          [
            'Lay a tile on its field, be it motif or gardener, and you get **1 point**. Then you move the boar to a free field that shares a side with its own.',
            'If there is none, it leaves the garden: **3 more points**.',
            'If it is still there at the end, it costs 1 point for each free field of the area in which it roams, its own field included. You never end below 0.',
          ],
          'In a turn first the mark of a Rewards board counts, then the boar, and then a noble may walk.',
        ],
      },
      editions: {
        title: 'The two editions',
        text: [
          'The game came out in 2013 and, revised, in 2022. A turn is the same in both. This is different:',
          [
            '**Classic 2013:** the rows are beige, white, grey, orange, violet and turquoise. Garden boards have two sides, and you choose yours before you see your missions. The tiles wait in eight stacks.',
            '**Revised 2022:** the rows are beige, red, yellow, blue, purple and grey. Garden boards have one side and are dealt. The tiles wait in a bag.',
            '**Rewards** belong to both editions. **Boars** came with the revised one; here they may roam a classic garden, too.',
          ],
          'Two players use 45 tiles, three 63 and four 81. Which fields of our boards are printed or marked is our own design and may differ from the boards in your box.',
        ],
      },
    },
    mistakes: {
      optional: {
        title: 'Walking is optional',
        wrong: '“In every turn a noble has to move.”',
        right:
          'You may let everybody stand. This noble could go to row 6 now, but then it has no row left to score. If it waits for tiles in rows 3, 4 and 5, it can score these first.',
      },
      reached: {
        title: 'Only the row reached counts',
        wrong: '“From the terrace down to row 4: 1 + 2 + 3 + 4 = 10 points.”',
        right:
          'The walk gives 4 points, for the row in which it ends. The rows it crosses give nothing, and this noble never goes back up to them.',
      },
      stopping: {
        title: 'No stopping on gardeners',
        wrong: '“The fountain noble stops on the gardener: 3 points.”',
        right:
          'A noble walks over a gardener, but never ends there. This one can go on to row 4; in this column, row 3 is lost.',
      },
      second: {
        title: 'A second tile for the same field',
        wrong: '“The field is taken, so I put the fountain somewhere else in its row, or discard it.”',
        right:
          'It becomes a gardener. He may work on any of the framed fields: they are free and in the same row or column.',
      },
      absent: {
        title: 'The motif is not in the market',
        wrong: '“There are no stairs in the market: my card is useless.”',
        right: 'On the contrary! If none of the ten tiles shows its motif, the card lets you take any tile.',
      },
    },
    pictures: {
      garden: {
        alt: 'A garden: on top the palace with its terrace, below it nine columns and six rows. Some fields are laid with tiles, two of them with gardeners, and most nobles have walked down their columns.',
        caption: 'Each column has its motif and its noble; each row has its colour and its value.',
      },
      cards: {
        alt: 'Three cards: yellow and grey, fountain, and free choice.',
        caption: 'Two colours, a motif, the free choice.',
      },
      market: {
        alt: 'The market with two tiles for each of the rows 2 to 6. The four tiles of rows 3 and 6 glow.',
        caption: 'With yellow / grey you may take one of the four tiles that glow.',
      },
      place: {
        alt: 'On the left the market, where a fountain on blue is chosen. On the right a garden: the fountain column and the blue row 4 are framed, and the fountain lies where they cross.',
        caption: 'A fountain that lay on blue: fountain column, blue row. There and nowhere else.',
      },
      gardener: {
        alt: 'A garden in which the pavilion of row 3 is printed. All free fields of row 3 and of the pavilion column are framed; a gardener lies on one of them.',
        caption:
          'A pavilion that lay on yellow, but this field is printed already: the gardener may go to any framed field.',
      },
      noble: {
        alt: 'Part of a garden: the pavilion noble walks from row 1 one column to the right, down two rows, back into its own column and on to row 4, where it gets 4 points.',
        caption: 'The pavilion noble takes a way round and ends in its own column, in row 4: 4 points.',
      },
      optional: {
        alt: 'The stairs noble stands in row 2. Rows 3, 4 and 5 of its column are free; by the next column it could walk to row 6.',
        caption: 'Now to row 6, or better wait?',
      },
      reached: {
        alt: 'The stairs noble stands on the terrace. Rows 1 to 4 of its column are laid; its way leads down to row 4, marked with plus 4.',
        caption: 'One walk from the terrace to row 4.',
      },
      stopping: {
        alt: 'The fountain noble stands in row 2, below it is a gardener in row 3 and a fountain in row 4. Its way leads over the gardener to row 4, marked with plus 4.',
        caption: 'Over the gardener, on to row 4.',
      },
      second: {
        alt: 'A garden in which a fountain lies in row 4 already. The free fields of row 4 and of the fountain column are framed; a gardener lies on one of them.',
        caption: 'A second fountain from the blue tiles.',
      },
      absent: {
        alt: 'The card stairs, and a market without any stairs. All ten tiles glow.',
        caption: 'No stairs: all ten tiles are allowed.',
      },
      scoring: {
        alt: 'A garden at the end of the game. Row 3 and the columns of figure, stairs and fountain are full. The stairs noble stands in row 6, the pavilion noble in row 3.',
        caption:
          'Row 3 is full: 10 − 3 = 7. Three columns are full: 3 × 5 = 15. The missions were stairs, in row 6, and pavilion, in row 3: 6 + 3 = 9.',
      },
      rewards: {
        alt: 'A garden with a Rewards board on it, one field wide in row 3 and seven in row 6. Twelve of its fields have marks: medals, straw hats and thistles with their points.',
        caption: 'Medals reward the motif, hats the gardener; thistles cost points.',
      },
      boar: {
        alt: 'Part of a garden: a boar stands in an area of four free fields with tiles all around.',
        caption: 'If the game ended now, this boar would cost 4 points: four free fields.',
      },
      classic: {
        alt: 'A garden of the classic edition, before the first turn.',
        caption: 'Classic 2013',
      },
      revised: {
        alt: 'A garden of the revised edition, before the first turn.',
        caption: 'Revised 2022',
      },
    },
  },
  versailles: {
    parts: {
      goal: {
        title: 'What it is about',
        text: [
          'You win tiles with number cards and lay them so that fields of the same garden type grow into large areas. Twice, after seven rounds each, your largest areas and your chips are counted: **most points win**.',
        ],
      },
      round: {
        title: 'A round',
        text: ['All play at the same time. In each round there is one tile for everybody.'],
      },
      bids: {
        title: 'Choose a card',
        text: [
          'The numbers go from 1 to 55, each is there once, and everybody has ten of them. Choose one in secret; when all have chosen, all are shown. In seven rounds you need seven of your ten cards.',
        ],
      },
      order: {
        title: 'Take a tile',
        text: [
          '**The lowest number takes the first tile of the group**, the one beside the king. The next number takes the second, and so on; the highest gets the last. So low is not better than high: think which tile you want, and what the others want.',
          'All tiles of this half lie open: you can look ahead.',
        ],
      },
      laying: {
        title: 'Lay it',
        text: [
          'In the same order everybody lays the tile at once. The first one begins your garden. Each later one must touch it with **at least one side of a field**.',
          [
            'You may turn the tile.',
            'It may be shifted by one field.',
            'Holes may stay.',
            'Types need not match, but only equal ones make an area.',
          ],
          'Then the king walks on to the next group.',
        ],
      },
      fields: {
        title: 'Areas, jokers, building ground',
        text: [
          'An **area** is made of fields of the same type that are joined by their sides. There are five types: yellow flowers, red flowers, hedges, pavilions and fountains. Only the largest area of each type counts.',
        ],
      },
      joker: {
        title: 'The joker',
        text: [
          'A joker belongs to the areas of **all** types that touch it, even to several at once. Only building ground takes no jokers.',
        ],
      },
      site: {
        title: 'Building ground',
        text: [
          'Building ground is no garden type. It gives nothing at half-time. At the end, the one largest area of building ground of all players gives 3 points.',
        ],
      },
      chips: {
        title: 'The chips',
        text: [
          'For each type there is one large chip.',
          [
            'Whoever is first to have an area of **at least four fields** takes the chip of its type.',
            'Whoever then makes a **larger** area takes it over. As large is not enough.',
            'This is looked at after every single tile, so in one round a chip can change hands several times.',
          ],
        ],
      },
      half: {
        title: 'Half-time',
        text: [
          'After seven rounds everybody gets',
          [
            '1 point for each field of the largest areas of their **best two** types,',
            '3 points for each chip.',
          ],
          'Then all cards are shuffled, everybody gets ten new ones, and a new row is laid out. Gardens and chips stay.',
        ],
      },
      scoring: {
        title: 'Final scoring',
        text: [
          'After seven more rounds everybody gets',
          [
            '1 point for each field of the largest areas of their **best three** types,',
            '5 points for each chip,',
            '3 points for each **second place**: the largest area of a type among all who do not have its chip,',
            '3 points for the largest area of **building ground**,',
            'and the points of half-time.',
          ],
          'If several share a second place, or the largest building ground, nobody gets the 3 points. If nobody has the chip of a type, there is no second place either.',
        ],
      },
      ties: {
        title: 'Equal points',
        text: [
          'Then the largest single area of a garden type wins. If that is equal, too, the victory is shared.',
        ],
      },
      two: {
        title: 'Two players and Ludwig',
        text: [
          'When two play, **Ludwig** bids, too. He has ten cards in a face-down stack; in each round his top card is shown with yours. The tile that he wins goes out of the game. So there are three tiles in a group.',
          'With two players second places give nothing. Building ground counts as ever.',
        ],
      },
      more: {
        title: 'Up to five players',
        text: [
          'The more of you play, the longer is the row. The box speaks of two to four players; its rules provide for five, and so do we.',
          'What the 72 tiles show is our own design and may differ from the tiles in your box.',
        ],
      },
    },
    pictures: {
      garden: {
        alt: 'A garden of fourteen tiles, two by two fields each. A number stands on the largest area of each type: hedges 20, fountains 13, yellow flowers 9, red flowers 5, pavilions 3, building ground 3.',
        caption: 'A garden at the end of a game. The numbers tell how large the areas are.',
      },
      row: {
        alt: 'Four tiles, the king beside the first. Beneath them from left to right: 9 Ben, 16 Emil, 23 Anna, 40 Clara. The tiles of the next rounds follow, smaller.',
        caption: 'Ben has the lowest number and takes the tile beside the king; Clara gets the last one.',
      },
      side: { alt: 'A new tile beside a laid one, side to side.', caption: 'Side to side' },
      shifted: {
        alt: 'A new tile beside a laid one, one field further down; one side of a field touches.',
        caption: 'Shifted by one field',
      },
      hole: {
        alt: 'Three laid tiles and a new one; a field between them stays empty.',
        caption: 'With a hole',
      },
      corner: {
        alt: 'A new tile that touches the laid one only at a corner.',
        caption: 'Only a corner touches',
      },
      joker_one: {
        alt: 'A garden of three tiles. The yellow flowers and the joker are framed: five fields.',
        caption: 'The joker belongs to the yellow flowers: five fields …',
      },
      joker_other: {
        alt: 'The same garden. The hedges and the same joker are framed: four fields.',
        caption: '… and to the hedges as well: four fields.',
      },
      chip: {
        alt: 'A new tile makes an area of four fountains. Beside it is the chip of the fountains.',
        caption: 'Four fountains in one area: this tile wins the chip.',
      },
      half: {
        alt: 'A garden of seven tiles: hedges 12, yellow flowers 8, fountains 7, pavilions 3, red flowers 2.',
        caption: 'The best two types are hedges and yellow flowers; this player has both chips.',
      },
      scoring: {
        alt: 'The same garden with fourteen tiles: hedges 20, fountains 13, yellow flowers 9, red flowers 5, pavilions 3, building ground 3.',
        caption:
          'Meanwhile somebody else took the chip of the yellow flowers, but the fountains have won one. Second among the yellow flowers, and the largest building ground of all.',
      },
      ludwig: {
        alt: 'Three tiles, the king beside the first. Beneath them from left to right: 12 Anna, 27 Ludwig, 44 Ben.',
        caption: 'Ludwig’s 27 is in the middle: the second tile goes out of the game.',
      },
    },
    table: { players: 'Players', group: 'Tiles a round', tiles: 'Tiles a half' },
  },
} satisfies RulesText;
