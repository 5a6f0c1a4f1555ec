import { type Dice, diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { sheetFor } from "../../../tools/chaos/sheet.ts";
import { Site } from "./testing.ts";
import { Listening, type Plan, Room, type Watcher } from "./testing-worlds.ts";

/** How many games of chance; SECRECY_RUNS=1000 is for a long night. */
const RUNS = Number(process.env.SECRECY_RUNS ?? 6);
const PHASES = 2;

/** In both worlds chance gives the same: each has its own count of what was drawn. */
const drawn = vi.hoisted(() => ({ world: 0, counts: [0, 0] }));
vi.mock("node:crypto", async (original) => {
  const actual = await original<typeof import("node:crypto")>();
  const randomBytes = (size: number): Buffer => {
    drawn.counts[drawn.world] += 1;
    const digest = actual.createHash("sha512").update(`drawn ${drawn.counts[drawn.world]}`).digest();
    return digest.subarray(0, size);
  };
  return { ...actual, randomBytes, randomInt: (below: number) => 7 % below };
});

const KINDS = ["orders", "words", "identity"] as const;
type Kind = (typeof KINDS)[number];

/** Powers of the classic game are in the order of the alphabet. */
const channelOf = (pair: readonly string[]): string => pair.toSorted().join(" + ");

/** Every way of asking without changing anything, of which all watchers make use. */
const ASKING: Readonly<Record<string, (room: Room, pair: readonly string[]) => readonly string[]>> = {
  "/api/games": () => ["/api/games"],
  "/api/me": () => ["/api/me"],
  "/api/keys": () => ["/api/keys"],
  "/api/hooks": () => ["/api/hooks"],
  "/api/me/notifications": () => ["/api/me/notifications"],
  "/api/session": () => ["/api/session"],
  "/api/unsubscribe": () => ["/api/unsubscribe?token=no-such-token"],
  "/healthz": () => ["/healthz"],
  "/api/games/{id}": ({ game }) => [`/api/games/${game}`, `/api/games/${game}?as=projector`],
  "/api/games/{id}/invitation": ({ game }) => [`/api/games/${game}/invitation`],
  "/api/games/{id}/preview": ({ game }) => [`/api/games/${game}/preview`],
  "/api/games/{id}/turns/{number}": ({ game }) =>
    Array.from({ length: PHASES + 2 }, (_, i) => `/api/games/${game}/turns/${i + 1}`),
  "/api/games/{id}/channels/{name}": ({ game }, pair) =>
    ["everybody", channelOf(pair), pair[0], "referee"].map(
      (name) => `/api/games/${game}/channels/${encodeURIComponent(name)}`,
    ),
};
/** Heard by `Listening`; and counts for whoever runs the server, which are kept from the public. */
const OTHERWISE = ["/api/games/{id}/events", "/metrics"];

test("every way of asking is tried", async () => {
  const site = new Site();
  const { paths } = (await (await site.open()).inject("/api/openapi.json")).json();
  await site.remove();
  const asking = Object.keys(paths).filter((path) => "get" in paths[path]);
  expect(asking.toSorted()).toEqual([...Object.keys(ASKING), ...OTHERWISE].toSorted());
});

/** Commands that nobody gets through with, whoever he is; to who may, they are not put. */
const refusals = (pair: readonly string[], token: string) => [
  { type: "save", power: "Narnia", text: "A Par H" },
  { type: "read", channel: channelOf(pair), count: 1 },
  { type: "read", channel: channelOf(pair), count: 99 },
  { type: "say", as: "Narnia", to: [pair[0]], text: "Who are you?" },
  { type: "go-to", turn: 99, reason: "curiosity" },
  { type: "replace", seat: 99, member: "Nobody", reason: "curiosity" },
  { type: "vote", vote: { how: "concession", to: "Narnia" } },
  { type: "take-over", token },
  { type: "resume" },
];

/** Everything somebody gets to see, byte by byte, without the time of day. */
async function answersTo(room: Room, watcher: Watcher, pair: readonly string[], receipt: unknown) {
  const { game, app } = room;
  const urls = Object.values(ASKING).flatMap((urlsOf) => urlsOf(room, pair));
  const asked = [
    ...urls.map((url) => ({ method: "GET" as const, url })),
    ...refusals(pair, "no-such-token").map((payload) => ({
      method: "POST" as const,
      url: `/api/games/${game}/commands`,
      payload,
    })),
    {
      method: "POST" as const,
      url: `/api/games/${game}/invitation`,
      payload: { invitation: room.invitation },
    },
    { method: "POST" as const, url: `/api/games/${game}/receipts`, payload: { receipt, text: "A Par H" } },
  ];
  const { browser, key } = watcher;
  const identity = key
    ? { authorization: `Bearer ${key}` }
    : browser.cookie
      ? { cookie: browser.cookie }
      : {};
  const answers: string[] = [];
  for (const request of asked) {
    const headers = { "sec-fetch-site": "same-origin", ...identity };
    const { statusCode, headers: given, body } = await app.inject({ ...request, headers });
    // Both say what time it is.
    const { date: _, "x-ratelimit-reset": __, ...rest } = given;
    answers.push(`${request.method} ${request.url} ${statusCode} ${JSON.stringify(rest)}\n${body}`);
  }
  return answers;
}

/** Where a text begins to differ from another; answers are too long to be printed. */
function aroundDifference(text: string, other: string): string {
  const first = [...text].findIndex((char, i) => char !== other[i]);
  return text === other ? "" : `${text.slice(0, 80)} … ${text.slice(Math.max(0, first - 80), first + 80)}`;
}

/** Two worlds that differ in nothing but somebody's secrets. */
class Twins {
  readonly rooms = [new Room(), new Room()] as const;
  readonly dice: Dice;
  readonly kind: Kind;
  /** Whose secrets they are, and to whom he may have told them. */
  pair: readonly string[] = [];
  private readonly setup: Record<string, unknown>;
  private receipt: unknown;

  constructor(seed: number, kind: Kind) {
    this.dice = diceOf(seed);
    this.kind = kind;
    const { dice } = this;
    const referee = kind === "words" ? dice.chance(0.5) : dice.chance(0.2);
    this.setup = {
      preset: "correspondence",
      assignment: "chosen",
      rulebook: dice.pick(["1971", "2023"]),
      options: { players: dice.pick([3, 4]) },
      referee,
      refereeReads: dice.chance(0.5),
      anonymous: kind === "identity" || dice.chance(0.5),
      spectators: dice.chance(0.7),
      showReady: kind === "words" && dice.chance(0.5),
      concession: dice.chance(0.5),
      reveal: { press: dice.chance(0.5), drafts: dice.chance(0.5) },
    };
  }

  async open(): Promise<void> {
    const count = (this.setup.options as { players: number }).players;
    const order = Array.from({ length: count }, (_, i) => i);
    const people = order.map((i) => `Person ${i}`);
    const isSwapped = this.kind === "identity";
    // The last two change places, and one of them has another name as well.
    const swapped = [...order.slice(0, -2), count - 1, count - 2];
    const renamed = [...people.slice(0, -1), "Somebody with quite another name"];
    const plans: readonly Plan[] = [
      { setup: this.setup, people, order },
      { setup: this.setup, people: isSwapped ? renamed : people, order: isSwapped ? swapped : order },
    ];
    await this.both((room, world) => room.open(plans[world]));
    this.pair = this.rooms[0].powers.slice(-2);
  }

  /** Does the same in both worlds, one after the other. */
  async both<T>(act: (room: Room, world: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (const [world, room] of this.rooms.entries()) {
      drawn.world = world;
      results.push(await act(room, world));
    }
    return results;
  }

  /** Those from whom all of it is secret. */
  watchers({ watchers }: Room): readonly Watcher[] {
    const { setup, kind, pair } = this;
    const knowing = [pair[0], ...(kind === "orders" ? [] : [pair[1]])];
    if (kind !== "words" || setup.refereeReads) knowing.push("referee");
    return watchers.filter(({ name }) => !knowing.includes(name));
  }

  async compare(what: string): Promise<void> {
    const seen = await this.both(async (room) => {
      const all: Record<string, readonly string[]> = {};
      for (const watcher of this.watchers(room))
        all[watcher.name] = await answersTo(room, watcher, this.pair, this.receipt);
      return all;
    });
    for (const [name, answers] of Object.entries(seen[0]))
      for (const [i, answer] of answers.entries())
        expect(aroundDifference(seen[1][name][i], answer), `${name}: ${what}`).toBe(
          aroundDifference(answer, seen[1][name][i]),
        );
  }

  /** What one world has and the other has not, or otherwise. Returns what it was. */
  async keepSecret(): Promise<string> {
    const { dice, pair, kind } = this;
    if (kind === "identity") return `who is who at a table with ${JSON.stringify(this.setup)}`;
    const [one, other] = pair;
    const say = (text: string) => ({ type: "say", as: one, to: [other], text });
    const save = (text: string) => ({ type: "save", power: one, text });
    const different =
      kind === "orders"
        ? dice.pick([
            [save("A Par H"), save("F Lon - Nth\nA Lvp - Yor")],
            [save(""), null],
            [null, save("A Ven - Tyr")],
            [{ type: "ready", ready: true }, null],
            [null, { type: "ready", ready: true }],
          ])
        : dice.pick([
            [say("Burgundy is mine"), say("Let us leave Burgundy empty, and see who comes")],
            [say("One"), null],
            [null, say("Two")],
            [{ type: "vote", vote: { how: "draw" } }, null],
            [null, { type: "vote", vote: { how: "draw" } }],
          ]);
    await this.both(async ({ by, game }, world) => {
      const command = different[world];
      const response = command && (await by[one].try(game, command));
      const { sheets } = await by[one].view(game);
      this.receipt ??= sheets.find(({ power }) => power === one)?.receipt ?? undefined;
      return response;
    });
    const views = await this.both(({ by, game }) => by[one].view(game));
    if (JSON.stringify(views[0]) !== JSON.stringify(views[1])) differing[kind] += 1;
    return `${JSON.stringify(different)} at a table with ${JSON.stringify(this.setup)}`;
  }

  async phase(): Promise<void> {
    const streams = this.rooms.map((room) =>
      this.watchers(room).map((watcher) => new Listening(room, watcher)),
    );
    const areHeard = (count: number) =>
      vi.waitUntil(() => streams.flat().every((each) => each.count >= count || /^4/.test(each.text)), 30_000);
    await areHeard(1);
    const what: string[] = [];
    for (let secrets = 0; secrets < 2; secrets++) {
      what.push(await this.keepSecret());
      await this.compare(what.join("; then "));
    }
    // What everybody may know comes last, so that all else has had its chance to be heard.
    const [speaker] = this.rooms[0].powers;
    await this.both(({ by, game }) =>
      by[speaker].do(game, { type: "say", as: speaker, to: "everybody", text: "Hear!" }),
    );
    await areHeard(2);
    expect(
      streams[1].map(({ text }) => text),
      what.join("; then "),
    ).toEqual(streams[0].map(({ text }) => text));
    for (const each of streams.flat()) each.end();
    await this.playOut();
    await this.compare(`${what.join("; then ")}, and then played out`);
  }

  /** In the end both worlds order the same, and everybody is ready, the first last. */
  private async playOut(): Promise<void> {
    const { powers, game } = this.rooms[0];
    const [view] = await this.both((room) => room.by[powers[0]].view(game));
    const seats = view.seats.toReversed();
    const all = seats.flatMap((seat) => seat.powers);
    const sheets = new Map(all.map((power) => [power, sheetFor(view, power, this.dice)]));
    await this.both(async (room) => {
      for (const power of all)
        await room.by[power].do(game, { type: "save", power, text: sheets.get(power) ?? "" });
      for (const { powers: own } of seats) await room.by[own[0]].try(game, { type: "ready", ready: true });
    });
  }

  async close(): Promise<void> {
    await this.both(({ site }) => site.remove());
  }
}

const differing: Record<Kind, number> = { orders: 0, words: 0, identity: 0 };

test("two worlds that differ only in somebody's secrets are the same over HTTP, to everybody else and to the last byte (CB-34)", async () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      drawn.counts.fill(0);
      const twins = new Twins(seed, KINDS[run++ % KINDS.length]);
      try {
        await twins.open();
        for (let phase = 0; phase < PHASES; phase++) await twins.phase();
      } finally {
        await twins.close();
      }
    }),
    { numRuns: RUNS, endOnFailure: true, ...(process.env.SECRECY_RUNS === undefined && { seed: 34 }) },
  );
  expect(differing.orders).toBeGreaterThan(1);
  expect(differing.words).toBeGreaterThan(1);
});
