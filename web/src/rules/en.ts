import type { RulesText } from './text.ts';

/** The rules in English. The sentences are our own: the rulebooks are copyrighted. */
export default {
  sanssouci: {
    parts: {
      goal: {
        title: 'Goal of the game',
        text: [
          'You place tiles in a palace garden to build paths from the terrace down to the lowest row. Your nine nobles walk down these paths: the lower a noble stops, the more points you get. **The player with the most points after 18 rounds wins.**',
        ],
      },
      turn: {
        title: 'Your turn',
        text: [
          'Your turn has five steps, always in this order:',
          [
            'Play a card and take a tile.',
            'Place the tile in your garden.',
            'Move a noble, if you like.',
            'The market is refilled.',
            'You draw a card.',
          ],
          'Then it is the next player’s turn.',
        ],
      },
      card: {
        title: 'Play a card, take a tile',
        text: [
          'You have two cards in hand. Play one of them: it shows which of the ten tiles in the market you may take.',
          [
            '**Two colours:** one of the four tiles on these colours.',
            '**A motif:** a tile with this motif. If none of the ten tiles shows it, you may take **any** tile.',
            '**Free choice:** any tile you like.',
          ],
          'Everyone has the same 18 cards: the nine motifs, eight pairs of colours and one free choice.',
        ],
      },
      place: {
        title: 'Place the tile',
        text: [
          'Each tile fits on exactly one field. **Its motif gives the column. The colour under it in the market gives the row.**',
          'It doesn’t have to touch anything: you can connect it to your paths later.',
        ],
      },
      gardener: {
        title: 'Field taken? It becomes a gardener',
        text: [
          'If that field is already filled, printed or with a tile, turn the tile over: it becomes a **gardener**. Put it on an empty field **in the same row or the same column**. If all of those are filled, it may go on any empty field.',
          'Nobles can walk over a gardener, and it helps to fill rows and columns like any other tile. But no noble may stop on it.',
        ],
      },
      noble: {
        title: 'Move a noble, if you like',
        text: [
          'You may move **one** noble, or none.',
          [
            'It walks over filled fields, side to side: down, up or sideways, as far as you like, past other nobles and over gardeners. It can’t cross empty fields or move diagonally.',
            'It must stop **in its own column**, at least one row lower than it started, and not on a gardener.',
            'You score **the row where it stops**: 1 to 6 points.',
          ],
          'A noble on the terrace enters at row 1 of its column. It doesn’t have to use the tile you just placed.',
        ],
      },
      refill: {
        title: 'Refill and draw',
        text: [
          'A new tile fills the gap in the market, so the next player has ten tiles to choose from. Then you draw a card. In round 17, there is nothing left to draw. In round 18, you play your last card. Then the gardens are scored.',
        ],
      },
      mistakes: {
        title: 'Common mistakes',
        text: ['Five rules that even reviews of the game get wrong:'],
      },
      scoring: {
        title: 'Final scoring',
        text: [
          'You keep the points from your nobles. After round 18, you also score:',
          [
            '**Each full row** from 2 to 6: 10 points minus the value of the row. So row 2 scores 8, and row 6 only 4.',
            '**Each full column:** 5 points.',
            '**Each of your two secret missions:** the value of the row where that noble stands, or nothing if it is on the terrace.',
          ],
          'Gardeners help to fill rows and columns. Row 1 is full from the start and scores nothing.',
        ],
      },
      ties: {
        title: 'Ties',
        text: [
          'If players are tied, the garden with more gardeners wins. If that is a tie too, they share the victory.',
        ],
      },
      rewards: {
        title: 'Rewards: an expansion',
        text: [
          'A board with 16 fields lies on your garden. Look at your missions first, then choose one of its two sides. Printed fields under it are covered: they are empty until you place a tile there.',
          'Twelve of its fields are marked. A mark counts as soon as you place a tile on it, before you move a noble:',
          [
            '**Medal:** 1, 2 or 3 points if the tile shows its motif.',
            '**Straw hat:** 3 points if it is a gardener.',
            '**Thistle:** you lose 2 or 3 points with any tile.',
          ],
          'Your score never drops below 0.',
        ],
      },
      boars: {
        title: 'Boars: an expansion',
        text: [
          'There is a wild boar in every garden. It starts in the stairs column, in row 4.',
          [
            'Place a motif or a gardener on its field to get **1 point**. Then move the boar to an empty field right next to it, not diagonally.',
            'If there is none, it leaves the garden: **3 more points**.',
            'If it is still there at the end, it costs 1 point for each empty field in the area it roams, including its own. Your score never drops below 0.',
          ],
          'In a turn, the mark on a Rewards board counts first, then the boar, and then you may move a noble.',
        ],
      },
      editions: {
        title: 'The two editions',
        text: [
          'The game came out in 2013, with a revised edition in 2022. Turns are the same in both. These things are different:',
          [
            '**Classic 2013:** the rows are beige, white, grey, orange, violet and turquoise. Garden boards have two sides, and you choose yours before you see your missions. The tiles come from eight stacks.',
            '**Revised 2022:** the rows are beige, red, yellow, blue, purple and grey. Garden boards have one side and are dealt at random. The tiles come from a bag.',
            '**Rewards** are part of both editions. **Boars** came with the revised edition, but here you can add them to a classic garden too.',
          ],
          'Two players use 45 tiles, three use 63 and four use 81. We designed the printed and marked fields of our boards ourselves, so the boards in your box may differ.',
        ],
      },
    },
    mistakes: {
      optional: {
        title: 'Moving is optional',
        wrong: '“You have to move a noble every turn.”',
        right:
          'You may leave them all where they are. This noble could go to row 6 now, but then it has no row left to score. If it waits for tiles in rows 3, 4 and 5, it can score those first.',
      },
      reached: {
        title: 'Only the last row counts',
        wrong: '“From the terrace down to row 4: 1 + 2 + 3 + 4 = 10 points.”',
        right:
          'The move scores 4 points, for the row where it ends. The rows on the way score nothing, and this noble can never go back up to them.',
      },
      stopping: {
        title: 'No stopping on gardeners',
        wrong: '“The fountain noble stops on the gardener: 3 points.”',
        right:
          'A noble can walk over a gardener but can’t stop there. This one can go on to row 4. In this column, row 3 is lost.',
      },
      second: {
        title: 'A second tile for the same field',
        wrong: '“The field is taken, so I put the fountain somewhere else in its row, or discard it.”',
        right:
          'It becomes a gardener. It may go on any of the framed fields: they are empty and in the same row or column.',
      },
      absent: {
        title: 'The motif is not in the market',
        wrong: '“There are no stairs in the market, so my card is useless.”',
        right:
          'Quite the opposite! If none of the ten tiles shows its motif, the card lets you take any tile.',
      },
    },
    pictures: {
      garden: {
        alt: 'A garden: the palace with its terrace at the top, nine columns and six rows below. Some fields have tiles, two of them gardeners, and most nobles have walked down their columns.',
        caption: 'Each column has its motif and its noble. Each row has its colour and its value.',
      },
      cards: {
        alt: 'Three cards: yellow and grey, fountain, and free choice.',
        caption: 'Two colours, a motif, free choice.',
      },
      market: {
        alt: 'The market with two tiles for each of the rows 2 to 6. The four tiles of rows 3 and 6 glow.',
        caption: 'With yellow / grey, you may take one of the four tiles that glow.',
      },
      place: {
        alt: 'On the left, the market, where a fountain on blue is selected. On the right, a garden: the fountain column and the blue row 4 are framed, and the fountain is where they cross.',
        caption: 'A fountain from blue: fountain column, blue row. There and nowhere else.',
      },
      gardener: {
        alt: 'A garden where the pavilion in row 3 is printed. All empty fields in row 3 and in the pavilion column are framed, and a gardener is on one of them.',
        caption:
          'A pavilion from yellow, but that field is already printed: the gardener may go on any framed field.',
      },
      noble: {
        alt: 'Part of a garden: the pavilion noble walks from row 1 one column to the right, down two rows, back into its own column and on to row 4, where it scores 4 points.',
        caption: 'The pavilion noble takes a detour and stops in its own column, in row 4: 4 points.',
      },
      optional: {
        alt: 'The stairs noble is in row 2. Rows 3, 4 and 5 of its column are empty. Through the next column, it could walk to row 6.',
        caption: 'Go to row 6 now, or wait?',
      },
      reached: {
        alt: 'The stairs noble is on the terrace. Rows 1 to 4 of its column are filled. Its path leads down to row 4, marked with plus 4.',
        caption: 'One move from the terrace to row 4.',
      },
      stopping: {
        alt: 'The fountain noble is in row 2. Below it are a gardener in row 3 and a fountain in row 4. Its path leads over the gardener to row 4, marked with plus 4.',
        caption: 'Over the gardener and on to row 4.',
      },
      second: {
        alt: 'A garden that already has a fountain in row 4. The empty fields in row 4 and in the fountain column are framed, and a gardener is on one of them.',
        caption: 'A second fountain from blue.',
      },
      absent: {
        alt: 'The stairs card, and a market without any stairs. All ten tiles glow.',
        caption: 'No stairs: you may take any of the ten tiles.',
      },
      scoring: {
        alt: 'A garden at the end of the game. Row 3 and the tree, stairs and fountain columns are full. The stairs noble is in row 6, the pavilion noble in row 3.',
        caption:
          'Row 3 is full: 10 − 3 = 7. Three columns are full: 3 × 5 = 15. The missions were stairs, in row 6, and pavilion, in row 3: 6 + 3 = 9.',
      },
      rewards: {
        alt: 'A garden with a Rewards board on it, one field wide in row 3 and seven in row 6. Twelve of its fields are marked with medals, straw hats and thistles and their points.',
        caption: 'Medals reward a motif, hats reward a gardener, and thistles cost points.',
      },
      boar: {
        alt: 'Part of a garden: a boar in an area of four empty fields with tiles all around.',
        caption: 'If the game ended now, this boar would cost 4 points: four empty fields.',
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
        title: 'Goal of the game',
        text: [
          'You win tiles with number cards and place them so that fields of the same garden type form large areas. After each half of seven rounds, you score your largest areas and your chips. **The player with the most points wins.**',
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
    table: { players: 'Players', group: 'Tiles per round', tiles: 'Tiles per half' },
  },
} satisfies RulesText;
