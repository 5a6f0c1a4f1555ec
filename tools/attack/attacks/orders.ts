import { request } from "node:http";
import { ATTACKER } from "../addresses.ts";
import type { Arms } from "../arms.ts";
import { type Attack, once } from "../attack.ts";
import { fileOf } from "../files.ts";
import { type Answer, Visitor } from "../visitor.ts";

/** The most that is read of a request with orders. */
export const LARGEST = 98_000;

const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

const unreadable = (lines: number, turn: number): string[] =>
  Array.from({ length: lines }, (_, i) => `A q${turn}x${i}z - w${i}y${turn}`);

/** A position in which everyone has orders that nobody can read. */
export const expensiveOrders = (lines: number, turn: number) => ({
  state: "start",
  orders: Object.fromEntries(POWERS.map((power) => [power, unreadable(lines, turn)])),
});

/** Requests without end in one stream of JSON Lines, until the server ends it. */
function endless({ server }: Arms, turn: number): Promise<Answer> {
  const headers = new Visitor(server, ATTACKER).headers("application/x-ndjson");
  const line = `${JSON.stringify(expensiveOrders(100, turn))}\n`;
  return new Promise((resolve) => {
    const options = { method: "POST", agent: false, headers } as const;
    const asked = request(`${server}/api/adjudicate`, options, (response) => {
      let last = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        last = (last + text).slice(-2000);
      });
      response.on("error", () => undefined);
      response.once("close", () =>
        resolve({ status: response.statusCode ?? 0, body: last.trimEnd().split("\n").at(-1) ?? "" }),
      );
    });
    asked.on("error", (error) => resolve({ status: 0, body: error.message }));
    const more = (): void => {
      while (!asked.destroyed && asked.write(line));
    };
    asked.on("drain", more);
    more();
  });
}

/** Orders that take long to read, files that take long to replay. */
export const ORDERS: readonly Attack[] = [
  {
    name: "unreadable orders at the size limit",
    atOnce: 4,
    send: (arms, turn) =>
      once(arms, ATTACKER, "POST", "/api/adjudicate", {
        state: "start",
        orders: { France: unreadable(LARGEST / 24, turn) },
      }),
  },
  {
    name: "unreadable orders, as many as are read",
    atOnce: 4,
    send: (arms, turn) => once(arms, ATTACKER, "POST", "/api/adjudicate", expensiveOrders(200, turn)),
  },
  { name: "JSON Lines without end", atOnce: 2, send: endless },
  {
    name: "hostile files to import",
    atOnce: 4,
    send: async ({ server }, turn) => {
      const visitor = new Visitor(server, ATTACKER);
      try {
        return await visitor.sendText("/api/import", fileOf(turn));
      } finally {
        visitor.close();
      }
    },
  },
  {
    name: "orders saved in a loop",
    atOnce: 4,
    send: ({ guests, game, power }, turn) =>
      guests[0].do(game, { type: "save", power, text: unreadable(800, turn).join("\n").slice(0, 20_000) }),
  },
];
