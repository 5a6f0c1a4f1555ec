import { ServerResponse } from "node:http";
import { StatementSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { Tables } from "../games/tables.ts";
import { type Browser, guest, Site, sevenAt } from "../testing/index.ts";
import { Turns } from "./turns.ts";
import { Usage } from "./usage.ts";

const site = new Site();
let app: FastifyInstance;
/** What work is measured by. */
let time = 0;
beforeAll(async () => {
  app = await site.open(undefined, {}, { work: () => time });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.remove());

/** How long a slow piece of work takes, in milliseconds. */
const SLOW = 100;

/** From now on every statement of a kind is slow. */
function slowDown(what: "all" | "run"): void {
  const original = StatementSync.prototype[what] as (...values: never[]) => never;
  vi.spyOn(StatementSync.prototype, what).mockImplementation(function (this: StatementSync, ...values) {
    time += SLOW;
    return original.apply(this, values as unknown as never[]);
  });
}

/** How many slow pieces of work people were charged for meanwhile, by their addresses. */
async function charged(people: readonly Browser[], work: () => Promise<unknown>): Promise<readonly number[]> {
  const charge = vi.spyOn(Usage.prototype, "charge");
  await work();
  return people.map(
    ({ address }) =>
      charge.mock.calls.filter(([{ keys }, each]) => keys.includes(address) && each === SLOW).length,
  );
}

async function guestAt(address: string): Promise<Browser> {
  const someone = await guest(app, "Ann");
  someone.address = address;
  return someone;
}

test("a search that takes long is charged to whoever searches", async () => {
  const ann = await guestAt("203.0.113.1");
  slowDown("all");
  const [count] = await charged([ann], () => ann.get("/api/public-games?list=watch&text=zebra"));
  expect(count).toBeGreaterThan(0);
});

test("what is written for several people at once is charged to each of them", async () => {
  const people = [await guestAt("203.0.114.1"), await guestAt("203.0.115.1")];
  slowDown("run");
  const counts = await charged(people, () =>
    Promise.all(people.map((each) => each.send("POST", "/api/games", { setup: {} }))),
  );
  // A row and an event at least.
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(2);
});

test("writing a long answer is charged", async () => {
  const ann = await guestAt("203.0.117.1");
  const { end } = ServerResponse.prototype;
  vi.spyOn(ServerResponse.prototype, "end").mockImplementation(function (this: ServerResponse, ...given) {
    time += SLOW;
    return end.apply(this, given as never);
  });
  const [count] = await charged([ann], () => ann.get("/api/openapi.json"));
  expect(count).toBe(1);
});

test("deciding on a command is charged, even if it's refused", async () => {
  const { game, by } = await sevenAt(app);
  by.France.address = "203.0.116.1";
  const { decided } = Tables.prototype;
  vi.spyOn(Tables.prototype, "decided").mockImplementation(function (this: Tables, ...given) {
    time += SLOW;
    return decided.apply(this, given);
  });
  const [count] = await charged([by.France], () =>
    by.France.try(game, { type: "save", power: "Germany", text: "A Mun H" }),
  );
  expect(count).toBe(1);
});

test("everything that is made of a game takes its turn", async () => {
  const { game, by } = await sevenAt(app);
  const paths = ["", "/turns/1", "/record", "/channels/everybody", "/legal-orders", "/export?format=cicero"];
  for (const path of paths) {
    const run = vi.spyOn(Turns.prototype, "run");
    expect((await by.France.get(`/api/games/${game}${path}`)).statusCode).toBe(200);
    expect(run, path).toHaveBeenCalled();
    vi.restoreAllMocks();
  }
});
