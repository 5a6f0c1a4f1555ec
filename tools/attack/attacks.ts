import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { ATTACKER } from "./addresses.ts";
import { fileOf } from "./files.ts";
import { type Answer, startGame, Visitor } from "./visitor.ts";

const LARGEST = 98_000;
const LARGEST_FILE = 3_999_000;
/** All but the end of such a file. */
const ALMOST = Buffer.alloc(LARGEST_FILE - 1000, " ");

/** What the attacker has before it begins. */
interface Arms {
  readonly server: string;
  /** Guests in a game of the attacker's own. */
  readonly guests: readonly Visitor[];
  readonly game: string;
  readonly power: string;
}

/** What is sent again and again, by how many at once, and how each request is answered. */
interface Attack {
  readonly name: string;
  readonly atOnce: number;
  readonly send: (arms: Arms, turn: number) => Promise<Answer>;
}

const visitorOf = ({ server }: Arms): Visitor => new Visitor(server, ATTACKER);

const unreadable = (lines: number, turn: number): string[] =>
  Array.from({ length: lines }, (_, i) => `A q${turn}x${i}z - w${i}y${turn}`);

async function once(arms: Arms, method: string, path: string, body: unknown): Promise<Answer> {
  const visitor = visitorOf(arms);
  try {
    return await visitor.send(method, path, body);
  } finally {
    visitor.close();
  }
}

const orders = (lines: number, turn: number) => ({
  state: "start",
  orders: Object.fromEntries(
    ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"].map((power) => [
      power,
      unreadable(lines, turn),
    ]),
  ),
});

/** Requests without end in one stream of JSON Lines, until the server ends it. */
function endless({ server }: Arms, turn: number): Promise<Answer> {
  const headers = visitorOf({ server } as Arms).headers("application/x-ndjson");
  const line = `${JSON.stringify(orders(100, turn))}\n`;
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

/** The head of a request whose body is still to come. */
const headOf = (path: string, hostname: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${ATTACKER}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** A body that comes letter by letter, after what comes at once. */
function slowly({ server }: Arms, path: string, length: number, first: Buffer): Promise<Answer> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    socket.write(headOf(path, hostname, length));
    socket.write(first);
    const timer = setInterval(() => socket.write(" "), 1000);
    socket
      .on("error", () => undefined)
      .once("close", () => {
        clearInterval(timer);
        const [head, body = ""] = said.split("\r\n\r\n");
        resolve({ status: Number(/ (\d+) /.exec(head)?.[1] ?? 0), body });
      });
  });
}

const ATTACKS: readonly Attack[] = [
  {
    name: "unreadable orders at the size limit",
    atOnce: 4,
    send: (arms, turn) =>
      once(arms, "POST", "/api/adjudicate", {
        state: "start",
        orders: { France: unreadable(LARGEST / 24, turn) },
      }),
  },
  {
    name: "unreadable orders, as many as are read",
    atOnce: 4,
    send: (arms, turn) => once(arms, "POST", "/api/adjudicate", orders(200, turn)),
  },
  { name: "JSON Lines without end", atOnce: 2, send: endless },
  {
    name: "new guests, each with the last one's cookie",
    atOnce: 4,
    send: ({ guests }) => guests[1].send("POST", "/api/guests", { name: "Eve" }),
  },
  {
    name: "sign-ins with wrong passwords",
    atOnce: 20,
    send: (arms, turn) =>
      once(arms, "POST", "/api/sign-in", {
        email: `someone${turn % 50}@example.org`,
        password: `guess ${turn}`,
      }),
  },
  {
    name: "streams",
    atOnce: 4,
    send: async ({ guests, game }, turn) => {
      const stream = await guests[turn % guests.length].watch(game);
      if (stream.status === 200) void setTimeout(20_000).then(stream.end);
      return stream;
    },
  },
  {
    name: "slow bodies",
    atOnce: 100,
    send: (arms) => slowly(arms, "/api/guests", 90_000, Buffer.from("{")),
  },
  {
    name: "files to import that never end",
    atOnce: 40,
    send: (arms) => slowly(arms, "/api/import", LARGEST_FILE, ALMOST),
  },
  {
    name: "hostile files to import",
    atOnce: 4,
    send: async (arms, turn) => {
      const visitor = visitorOf(arms);
      try {
        return await visitor.sendText("/api/import", fileOf(turn));
      } finally {
        visitor.close();
      }
    },
  },
  {
    name: "huge names",
    atOnce: 4,
    send: (arms) => once(arms, "POST", "/api/guests", { name: "E".repeat(LARGEST) }),
  },
  {
    name: "orders saved in a loop",
    atOnce: 4,
    send: ({ guests, game, power }, turn) =>
      guests[0].do(game, { type: "save", power, text: unreadable(800, turn).join("\n").slice(0, 20_000) }),
  },
];

/** Guests and a game of the attacker's own, from before there is an alarm. */
export async function arm(server: string): Promise<Arms> {
  const guests = Array.from({ length: 7 }, () => new Visitor(server, ATTACKER));
  const game = await startGame(guests);
  type View = {
    readonly you: { readonly seat: number };
    readonly seats: readonly { readonly powers: string[] }[];
  };
  const { you, seats } = await guests[0].must<View>("GET", `/api/games/${game}`);
  return { server, guests: [...guests], game, power: seats[you.seat].powers[0] };
}

/** How often something was answered in a certain way, and with what words. */
export type Tally = Map<string, { count: number; example: string }>;

/** Sends everything at once for so many milliseconds; how each attack was answered. */
export async function attack(arms: Arms, time: number): Promise<ReadonlyMap<string, Tally>> {
  const until = performance.now() + time;
  const tallies = new Map<string, Tally>();
  const attackers = ATTACKS.flatMap(({ name, atOnce, send }) => {
    const tally: Tally = new Map();
    tallies.set(name, tally);
    let turn = 0;
    return Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        const answer = await Promise.race([
          send(arms, turn++).catch((error: Error) => ({ status: 0, body: error.message })),
          setTimeout(Math.max(0, until - performance.now()), { status: 0, body: "no answer yet at the end" }),
        ]);
        count(tally, answer);
        // A client that's refused at once could ask as fast as the network goes; this is enough here.
        await setTimeout(20);
      }
    });
  });
  await Promise.all(attackers);
  return tallies;
}

function count(tally: Tally, { status, body }: Answer): void {
  const { code = "", message = "" } = errorIn(body);
  const key = `${status || "-"} ${code}`.trim();
  const known = tally.get(key) ?? { count: 0, example: message || (status === 0 ? body : "") };
  tally.set(key, { ...known, count: known.count + 1 });
}

function errorIn(body: string): { readonly code?: string; readonly message?: string } {
  try {
    return (JSON.parse(body) as { readonly error?: { code: string; message: string } }).error ?? {};
  } catch {
    return {};
  }
}
