import { diceOf } from "@chancery/testkit";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, guest, Site, sevenAt } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

describe("broken commands", () => {
  const TYPES = [
    "join",
    "save",
    "ready",
    "say",
    "vote",
    "offer",
    "extend",
    "go-to",
    "pass-deadline",
    "move-deadlines",
  ];
  const FIELDS = [
    "power",
    "text",
    "ready",
    "as",
    "to",
    "vote",
    "seat",
    "minutes",
    "turn",
    "member",
    "reason",
    "now",
  ];
  const VALUES = [
    null,
    "",
    "France",
    -1,
    1e300,
    0.5,
    true,
    [],
    {},
    [null],
    "x".repeat(200),
    { how: "war" },
    "__proto__",
  ];

  test("get a clear answer, hundreds of them, and change nothing", async () => {
    const { game, by } = await sevenAt(app);
    const before = (await new Browser(app).get(`/api/games/${game}`)).body;
    const { pick } = diceOf(1901);
    const wrong: unknown[] = [];
    for (let i = 0; i < 600; i++) {
      const command: Record<string, unknown> = { type: pick([...TYPES, ...VALUES]), surplus: pick(VALUES) };
      for (let j = 0; j < 3; j++) command[pick(FIELDS)] = pick(VALUES);
      const response = await by.France.try(game, command);
      const { error } = response.json();
      if (response.statusCode !== 400 || !error?.message || error.path === undefined)
        wrong.push([command, response.statusCode, response.body]);
    }
    expect(wrong).toEqual([]);
    expect((await new Browser(app).get(`/api/games/${game}`)).body).toBe(before);
  });

  test.each([
    [{ type: "save", power: "France" }, 400, "text"],
    [{ type: "say", as: "France", to: [7], text: "x" }, 400, "to[0]"],
    [{ type: "conquer" }, 400, "type"],
    [{ type: "pass-deadline" }, 400, "type"],
    [{ type: "save", power: "Narnia", text: "" }, 422, ""],
    [{ type: "save", power: "France", text: "x".repeat(20_001) }, 422, ""],
    [{ type: "choose", power: "France" }, 409, ""],
    [{ type: "start" }, 403, ""],
  ])("%j", async (command, status, path) => {
    const { game, by } = await sevenAt(app);
    const response = await by.France.try(game, command);
    expect([response.statusCode, response.json().error.path]).toEqual([status, path]);
  });

  test("that aren't JSON at all are refused too", async () => {
    const { cookie = "" } = await guest(app, "Ann");
    const headers = { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" };
    for (const payload of ["", "{", "7", '{"__proto__": {}}']) {
      const url = `/api/games/${"0".repeat(32)}/commands`;
      const response = await app.inject({ method: "POST", url, headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json().error.message).not.toBe("");
    }
  });
});
