import { ATTACKER, anywhere, oneSite } from "../addresses.ts";
import { type Attack, once } from "../attack.ts";
import { expensiveOrders } from "./orders.ts";

/** What waits for its turn, asked for from so many networks that the queues are full. */
export const QUEUES: readonly Attack[] = [
  {
    name: "sign-ins with wrong passwords, from one network",
    atOnce: 20,
    send: (arms, turn) => once(arms, ATTACKER, "POST", "/api/sign-in", guess(turn)),
  },
  {
    name: "sign-ins with wrong passwords, from sixty networks of one site",
    atOnce: 120,
    send: (arms, turn) => once(arms, oneSite(turn), "POST", "/api/sign-in", guess(turn)),
  },
  {
    name: "adjudications, from fourteen networks",
    atOnce: 56,
    send: (arms, turn) =>
      once(arms, anywhere(turn, 14), "POST", "/api/adjudicate", expensiveOrders(150, turn)),
  },
  {
    name: "draws of large tournaments, from eight networks",
    atOnce: 32,
    send: ({ directors }, turn) => {
      const { visitor, path } = directors[turn % directors.length];
      return visitor.send("POST", `${path}/commands`, { type: "draw", seed: turn });
    },
  },
  {
    name: "new guests, each with the last one's cookie",
    atOnce: 4,
    send: ({ guests }) => guests[1].send("POST", "/api/guests", { name: "Eve" }),
  },
];

const guess = (turn: number) => ({
  email: `someone${turn % 50}@example.org`,
  password: `guess number ${turn}`,
});
