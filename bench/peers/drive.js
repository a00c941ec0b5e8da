// Plays many matches on a boardgame.io server and prints the latency for viewers, in the format of
// `gloriette load --json`:
//
//     node drive.js ADDRESS PROCESS MATCHES SPECTATORS SECONDS RATE
//
// PROCESS is the server's process id, to measure its memory and CPU time.
//
// Players use boardgame.io's own client. Spectators use only its transport: like the spectators of `gloriette load`,
// they read the number of each state and nothing else.

const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { io } = require('socket.io-client');
const { Garden, COLUMNS } = require('./game');
const { cpuTime, peakMemory } = require('./process');

const [address, server, ...numbers] = process.argv.slice(2);
const [matches, spectators, seconds, rate] = numbers.map(Number);

const now = () => performance.now();
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const below = (most) => Math.floor(Math.random() * most);
const socketOpts = { forceNew: true, transports: ['websocket'] };

// Each match makes one decision per interval; the matches are spread evenly over the interval.
const interval = (1000 * matches) / rate;
const start = now();
const turns = Array(matches).fill(-1);
const untilTurn = (match) => {
  const offset = (interval * match) / matches;
  // Timers may fire a little early, so the turn always advances by at least one.
  turns[match] = Math.max(turns[match] + 1, Math.ceil((now() - start - offset) / interval));
  return Math.max(0, start + offset + turns[match] * interval - now());
};

let stopped = false;
const errors = [];
/** Per match: when the decision for each state number was sent, and when each viewer received the state. */
const posts = [];
const arrivals = [];

async function lobby(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/games/garden${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function startMatch(match, spectators) {
  posts[match] = new Map();
  arrivals[match] = [];
  const { matchID } = await lobby('/create', { numPlayers: 2 });
  const arrived = (state) => arrivals[match].push([state._stateID, now()]);
  for (let number = 0; number < spectators; number += 1) {
    await new Promise((synced) => {
      const socket = io(`${address}/garden`, socketOpts);
      socket.on('connect', () => socket.emit('sync', matchID, null, undefined, 2));
      socket.on('sync', () => synced());
      socket.on('update', (_, state) => arrived(state));
      socket.on('disconnect', () => stopped || errors.push('a spectator lost the connection'));
    });
  }
  // Both join before either connects: with FlatFile, a concurrent write for a connection can undo a join.
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

const quantile = (sorted, part) => sorted[Math.round(part * (sorted.length - 1))] ?? null;

async function main() {
  const timeout = setTimeout(() => {
    console.error(`only ${posts.length} of ${matches} matches have started`);
    process.exit(1);
  }, 90_000);
  for (let match = 0; match < matches; match += 1) {
    await startMatch(match, Math.floor(spectators / matches) + Number(match < spectators % matches));
  }
  clearTimeout(timeout);
  await sleep(2000);
  const [ownBefore, serverBefore] = [process.cpuUsage(), cpuTime(server)];
  const from = now();
  await sleep(1000 * seconds);
  const until = now();
  const [{ user, system }, serverTime] = [process.cpuUsage(ownBefore), cpuTime(server) - serverBefore];
  const memory_bytes = peakMemory(server);
  await sleep(1000);
  stopped = true;
  // Decisions without a received state do not count.
  let decisions = 0;
  const latencies = [];
  for (let match = 0; match < matches; match += 1) {
    const counted = new Set();
    for (const [number, at] of arrivals[match]) {
      const made = posts[match].get(number);
      if (made === undefined || made < from || made >= until) continue;
      counted.add(number);
      latencies.push(at - made);
    }
    decisions += counted.size;
  }
  latencies.sort((a, b) => a - b);
  const elapsed = (until - from) / 1000;
  console.log(JSON.stringify({
    games: matches,
    streams: 2 * matches + spectators,
    seconds: elapsed,
    decisions,
    decisions_per_second: decisions / elapsed,
    frames: latencies.length,
    p50_ms: quantile(latencies, 0.5),
    p95_ms: quantile(latencies, 0.95),
    p99_ms: quantile(latencies, 0.99),
    max_ms: quantile(latencies, 1),
    errors: errors.length,
    memory_bytes,
    server_cpu: serverTime / elapsed,
    driver_cpu: (user + system) / 1e6 / elapsed,
  }));
  process.exit();
}

main().catch((error) => {
  console.error(String(error));
  process.exit(1);
});
