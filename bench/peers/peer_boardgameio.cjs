// boardgame.io: a small four-seat game of our own (hidden hands, dice, one reaction stage), random
// legal play, with its headless client and with its bare reducer. The command line is that of timing.py.
// boardgame.io has no games of its own. Its states are immutable, so a copy is a reference and is not timed.
const { parseArgs } = require("node:util");
const { Client } = require("boardgame.io/client");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { version } = require("boardgame.io/package.json");

const SEATS = 4;
const CARDS = 40;
const WARM_UP = 1; // seconds until the JIT has settled

// Each turn: play a card (it pays a die roll), then the next seat may cancel it with its own card.
const levy = (seed) => ({
  name: "levy",
  seed,
  setup: ({ ctx, random }) => ({
    hands: random.Shuffle([...Array(CARDS).keys()]).reduce(
      (hands, card, i) => (hands[i % ctx.numPlayers].push(card), hands),
      Array.from({ length: ctx.numPlayers }, () => []),
    ),
    points: Array(ctx.numPlayers).fill(0),
    pending: null,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, i) => (String(i) === playerID ? hand : hand.length)),
  }),
  turn: { activePlayers: { currentPlayer: "act" }, stages: { act, react } },
  endIf: ({ G }) => (!G.pending && G.hands.every((hand) => hand.length === 0)) || undefined,
});

const spend = (hand, card) => hand.splice(hand.indexOf(card), 1);

const act = {
  moves: {
    play: ({ G, ctx, events, playerID, random }, card) => {
      spend(G.hands[playerID], card);
      G.pending = { seat: playerID, pay: random.D6() };
      const next = (Number(playerID) + 1) % ctx.numPlayers;
      events.setActivePlayers({ value: { [next]: "react" } });
    },
    pass: ({ events }) => events.endTurn(),
  },
};

const react = {
  moves: {
    cancel: ({ G, events, playerID }, card) => {
      spend(G.hands[playerID], card);
      G.pending = null;
      events.endTurn();
    },
    allow: ({ G, events }) => {
      G.points[G.pending.seat] += G.pending.pay;
      G.pending = null;
      events.endTurn();
    },
  },
};

const legal = ({ G, ctx }) => {
  const [[seat, stage]] = Object.entries(ctx.activePlayers);
  const [use, skip] = stage === "act" ? ["play", "pass"] : ["cancel", "allow"];
  const actions = G.hands[seat].map((card) => [use, card]);
  if (stage === "react" || actions.length === 0) actions.push([skip]);
  return { seat, actions };
};

// A small seeded generator (mulberry32): JavaScript's own can't be seeded.
const generator = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const pick = (list, random) => list[Math.floor(random() * list.length)];

const byClient = (random, limit = Infinity) => {
  const client = Client({ game: levy(random()), numPlayers: SEATS, debug: false });
  client.start();
  let decisions = 0;
  let state = client.store.getState();
  while (decisions < limit && !state.ctx.gameover) {
    const { seat, actions } = legal(state);
    const [name, ...args] = pick(actions, random);
    client.updatePlayerID(seat);
    client.moves[name](...args);
    state = client.store.getState();
    decisions += 1;
  }
  client.stop();
  return { client, decisions };
};

const byReducer = (random) => {
  const game = levy(random());
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: SEATS });
  let decisions = 0;
  while (!state.ctx.gameover) {
    const { seat, actions } = legal(state);
    const [type, ...args] = pick(actions, random);
    state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: seat } });
    decisions += 1;
  }
  return { decisions };
};

// Processor time, as in timing.py: a busy machine slows nobody's clock.
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const playRate = (play, seconds, seed) => {
  const random = generator(seed);
  for (const end = now() + WARM_UP; now() < end;) play(random);
  const start = now();
  let decisions = 0,
    games = 0,
    elapsed = 0;
  while ((elapsed = now() - start) < seconds) {
    decisions += play(random).decisions;
    games += 1;
  }
  return { decisions, games, elapsed };
};

// Microseconds of what a client shows seat 0 (boardgame.io calls the playerView anew each time).
const viewMicros = () => {
  const { client } = byClient(generator(7), CARDS / 2);
  client.updatePlayerID("0");
  const batch = 2000;
  let best = Infinity;
  for (let i = 0; i < 4; i += 1) {
    const start = now();
    for (let j = 0; j < batch; j += 1) client.getState();
    best = Math.min(best, (now() - start) / batch);
  }
  return best * 1e6;
};

const entries = [
  { key: "client", mode: "node, client", play: byClient, view: viewMicros },
  { key: "reducer", mode: "node, reducer", play: byReducer, view: () => null },
];

const { values: options } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    entry: { type: "string" },
    seconds: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
  },
});
for (const { key, mode, play, view } of entries) {
  if (options.entry && options.entry !== key) continue;
  const row = { key, engine: "boardgame.io", version, game: "toy game", seats: SEATS, mode };
  if (!options.list) {
    Object.assign(row, playRate(play, Number(options.seconds), Number(options.seed)));
    Object.assign(row, { copy_us: null, view_us: view() });
  }
  console.log(JSON.stringify(row));
}
