// Plays many matches on a boardgame.io server, and says how long viewers wait, as `gloriette load --json` does:
//
//     node drive.js ADDRESS PROCESS MATCHES SPECTATORS SECONDS RATE
//
// PROCESS is the server's, to ask the system how much memory and time it takes.
//
// Players are boardgame.io's own client. Spectators are its transport only: they take the number of every state that
// arrives and look no further, as the spectators of `gloriette load` do.

const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { io } = require('socket.io-client');
const { Garden, COLUMNS } = require('./game');
const { memory, work } = require('./process');

const [address, server, ...numbers] = process.argv.slice(2);
const [matches, spectators, seconds, rate] = numbers.map(Number);

const now = () => performance.now();
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const below = (most) => Math.floor(Math.random() * most);
const socketOpts = { forceNew: true, transports: ['websocket'] };

// When decisions are made: each match has its turn once in an interval, all of them spread evenly over it.
const interval = (1000 * matches) / rate;
const begun = now();
const taken = Array(matches).fill(-1);
const untilTurn = (match) => {
  const offset = (interval * match) / matches;
  // A timer may be a little early; no turn is taken twice.
  taken[match] = Math.max(taken[match] + 1, Math.ceil((now() - begun - offset) / interval));
  return Math.max(0, begun + offset + taken[match] * interval - now());
};

let stopped = false;
const errors = [];
/** By match: when the decision was made that led to a state, and when the state came to whom, by its number. */
const posts = [];
const arrivals = [];

async function lobby(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/games/garden${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function begin(match, watchers) {
  posts[match] = new Map();
  arrivals[match] = [];
  const { matchID } = await lobby('/create', { numPlayers: 2 });
  const arrived = (state) => arrivals[match].push([state._stateID, now()]);
  for (let number = 0; number < watchers; number += 1) {
    await new Promise((synced) => {
      const socket = io(`${address}/garden`, socketOpts);
      socket.on('connect', () => socket.emit('sync', matchID, null, undefined, 2));
      socket.on('sync', () => synced());
      socket.on('update', (_, state) => arrived(state));
      socket.on('disconnect', () => stopped || errors.push('a spectator lost the connection'));
    });
  }
  // Both join before either connects: with FlatFile, what the server notes of a connection can undo a join made meanwhile.
  const credentials = [];
  for (const playerID of ['0', '1']) {
    credentials.push((await lobby(`/${matchID}/join`, { playerID, playerName: playerID })).playerCredentials);
  }
  for (const playerID of ['0', '1']) {
    await player(match, matchID, playerID, credentials[playerID], arrived);
  }
}

function player(match, matchID, playerID, credentials, arrived) {
  const multiplayer = SocketIO({ server: address, socketOpts });
  const client = Client({ game: Garden, matchID, playerID, credentials, multiplayer, numPlayers: 2, debug: false });
  let decided = -1;
  const decide = () => {
    const state = client.getState();
    if (stopped || state === null || state._stateID === decided || state.ctx.currentPlayer !== playerID) return;
    decided = state._stateID;
    setTimeout(() => {
      if (stopped) return;
      posts[match].set(decided + 1, now());
      if (state.G.hasPlayed) client.moves.noble(below(COLUMNS));
      else client.moves.play(below(state.G.seats[playerID].hand.length), below(state.G.display.length));
    }, untilTurn(match));
  };
  return new Promise((synced) => {
    client.start();
    const { socket } = client.transport;
    socket.on('update', (_, state) => {
      arrived(state);
      decide();
    });
    socket.on('sync', () => {
      synced();
      decide();
    });
    socket.on('disconnect', () => stopped || errors.push('a player lost the connection'));
  });
}

const share = (sorted, part) => sorted[Math.round(part * (sorted.length - 1))] ?? null;

async function main() {
  const late = setTimeout(() => {
    console.error(`${posts.length} of ${matches} matches were begun, and no more`);
    process.exit(1);
  }, 90_000);
  for (let match = 0; match < matches; match += 1) {
    await begin(match, Math.floor(spectators / matches) + Number(match < spectators % matches));
  }
  clearTimeout(late);
  await sleep(2000);
  const [busy, worked] = [process.cpuUsage(), work(server)];
  const from = now();
  await sleep(1000 * seconds);
  const until = now();
  const [{ user, system }, serverWork] = [process.cpuUsage(busy), work(server) - worked];
  const memory_bytes = memory(server);
  await sleep(1000);
  stopped = true;
  // What led to no state that anybody saw does not count.
  let decisions = 0;
  const waits = [];
  for (let match = 0; match < matches; match += 1) {
    const counted = new Set();
    for (const [number, at] of arrivals[match]) {
      const made = posts[match].get(number);
      if (made === undefined || made < from || made >= until) continue;
      counted.add(number);
      waits.push(at - made);
    }
    decisions += counted.size;
  }
  waits.sort((one, other) => one - other);
  const passed = (until - from) / 1000;
  console.log(JSON.stringify({
    games: matches,
    streams: 2 * matches + spectators,
    seconds: passed,
    decisions,
    decisions_per_second: decisions / passed,
    frames: waits.length,
    p50_ms: share(waits, 0.5),
    p95_ms: share(waits, 0.95),
    p99_ms: share(waits, 0.99),
    max_ms: share(waits, 1),
    errors: errors.length,
    memory_bytes,
    server_cpu: serverWork / passed,
    driver_cpu: (user + system) / 1e6 / passed,
  }));
  process.exit();
}

main().catch((error) => {
  console.error(String(error));
  process.exit(1);
});
