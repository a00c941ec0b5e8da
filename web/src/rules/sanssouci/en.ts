import type { SanssouciText } from '../text.ts';

/** The rules of Sanssouci in English. The sentences are our own: the rulebooks are copyrighted. */
export default {
  parts: {
    goal: {
      title: 'Goal of the game',
      text: [
        'You place tiles in a palace garden to build paths from the terrace down to the lowest row. Your nine nobles walk down these paths: the lower a noble stops, the more points you get. **The player with the most points after 18 rounds wins.**',
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
          '**The main board:** a score track and the market, with two fields for each of the rows 2 to 6.',
          '**4 gardens** with nine columns and six rows.',
          '**81 tiles**, nine for each motif. On the back of every tile is a gardener.',
          '**For each player:** 18 cards, nine nobles, a score marker and a marker for 50 and 100 points.',
          '**9 missions**, one for each motif.',
          '**For the expansions:** 4 Rewards boards and, since 2022, 4 boars.',
        ],
      ],
    },
    prepare: {
      title: 'Set-up',
      text: [
        [
          'Everyone gets a garden at random. In the classic edition, choose its side right now, before you see any cards, missions or the market.',
          'Choose a colour. Put your nine nobles on the terrace, one above each column, and your score marker on 0.',
          'Shuffle your 18 cards, put them down as a deck and draw two.',
          'Shuffle the missions. Everyone gets two, looks at them and keeps them secret. The others go back into the box **unseen**.',
          'The backs of the tiles tell which ones you need: 45 for two players, 63 for three, all 81 for four. Mix them face down, in eight stacks (2013) or in the bag (2022).',
          'Last of all, turn over ten tiles and fill the market.',
        ],
      ],
    },
    first: {
      title: 'Who begins?',
      text: [
        'The oldest player begins (2013), or the one who visited a palace last (2022). Here, lots decide or the host chooses. Then it goes on clockwise.',
        'At any time, you may **count the cards in your deck** to see how many turns are left, but not look at them. Here, the page shows the number.',
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
        'Your score never drops below 0. The box of 2013 calls all this just “expansion”, with boards of bonus fields and red penalty fields.',
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
          '**Revised 2022:** the rows are beige, red, yellow, blue, purple and grey. Garden boards have one side and are dealt at random. The tiles come from a bag. The topiary, the rose arch and the herb spiral are called tree, pergola and flowers.',
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
      right: 'Quite the opposite! If none of the ten tiles shows its motif, the card lets you take any tile.',
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
      caption: 'With yellow / grey, you may take one of the four tiles that glow.',
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
} satisfies SanssouciText;
