// boardgame.io's server with a small game of ours, for bench/load.py: three seats with hidden hands; in turn one
// plays a card, is paid a die roll and draws. It never ends. Matches stay in memory, which is the server's default.
const { Server, Origins } = require("boardgame.io/server");
const { version } = require("boardgame.io/package.json");

const HAND = 8;
const levy = {
  name: "levy",
  setup: ({ ctx, random }) => ({
    hands: Array.from({ length: ctx.numPlayers }, () => Array.from({ length: HAND }, () => random.Die(40))),
    points: Array(ctx.numPlayers).fill(0),
    log: [],
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID, random }, place) => {
        const [card] = G.hands[playerID].splice(place % HAND, 1);
        const pay = random.D6();
        G.points[playerID] += pay;
        G.hands[playerID].push(random.Die(40));
        G.log = [...G.log.slice(-59), { seat: playerID, card, pay }];
      },
      client: false,
    },
  },
};

const server = Server({ games: [levy], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log(`boardgame.io ${version}`));
