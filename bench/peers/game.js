// A small boardgame.io game with hidden hands. Its state and decisions are about as large as those of Sanssouci, but it
// has almost no rules, so that the benchmark measures the server and not the game.

const COLUMNS = 9;
const ROWS = 6;
const DECK = 18;

const fresh = (random) => random.Shuffle(Array.from({ length: DECK }, (_, card) => card));

// Every move changes hidden state, so it runs on the server only.
const onServer = (move) => ({ move, client: false });

const Garden = {
  name: 'garden',
  minPlayers: 2,
  maxPlayers: 2,

  setup: ({ ctx, random }) => ({
    display: Array.from({ length: 10 }, () => random.Die(COLUMNS) - 1),
    supply: Array.from({ length: 72 }, () => random.Die(COLUMNS) - 1),
    hasPlayed: false,
    seats: Array.from({ length: ctx.numPlayers }, () => {
      const deck = fresh(random);
      return {
        garden: Array.from({ length: ROWS }, () => Array(COLUMNS).fill(null)),
        nobles: Array(COLUMNS).fill(0),
        points: 0,
        hand: [deck.pop(), deck.pop()],
        deck,
        missions: [random.Die(COLUMNS) - 1, random.Die(COLUMNS) - 1],
      };
    }),
  }),

  moves: {
    // Play a card and take a tile. The tile goes into its column, and the supply refills the slot.
    play: onServer(({ G, playerID, random }, card, slot) => {
      const seat = G.seats[playerID];
      if (G.hasPlayed || !(card in seat.hand) || !(slot in G.display)) return 'INVALID_MOVE';
      const column = G.display[slot];
      const row = seat.garden.findIndex((fields) => fields[column] === null);
      if (row >= 0) seat.garden[row][column] = seat.hand[card];
      G.display[slot] = G.supply.pop() ?? random.Die(COLUMNS) - 1;
      if (seat.deck.length === 0) seat.deck = fresh(random);
      seat.hand[card] = seat.deck.pop();
      G.hasPlayed = true;
    }),

    // Move a noble down and end the turn.
    noble: onServer(({ G, playerID, events }, column) => {
      const seat = G.seats[playerID];
      if (!G.hasPlayed || !(column in seat.nobles)) return 'INVALID_MOVE';
      seat.nobles[column] = (seat.nobles[column] + 1) % ROWS;
      seat.points += seat.nobles[column];
      G.hasPlayed = false;
      events.endTurn();
    }),
  },

  // Decks and the supply are hidden from all players; hands and missions are visible to their owners.
  playerView: ({ G, playerID }) => ({
    ...G,
    supply: G.supply.length,
    seats: G.seats.map((seat, index) => {
      const { hand, missions, ...open } = { ...seat, deck: seat.deck.length };
      return String(index) === playerID ? { ...open, hand, missions } : open;
    }),
  }),
};

module.exports = { Garden, COLUMNS };
