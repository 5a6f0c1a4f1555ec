import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, guest, Site } from "./testing.ts";

const site = new Site();
let app: FastifyInstance;
let somebody: Browser;
beforeAll(async () => {
  app = await site.open();
  somebody = await guest(app, "Somebody");
});
afterAll(() => site.remove());

test.each([
  [{ type: "save", power: "France" }, "text", "this is missing; it has to be a text"],
  [{ type: "save", power: 7, text: "" }, "power", "this has to be a text, not a number"],
  [{ type: "ready", ready: "yes" }, "ready", "this has to be true or false, not a text"],
  [{ type: "extend", minutes: 1.5, reason: "" }, "minutes", "this has to be a whole number, not 1.5"],
  [{ type: "vacate", seat: 100, reason: "" }, "seat", "this has to be at most 99"],
  [{ type: "appoint", member: "x".repeat(101) }, "member", "this has to be at most 100 characters long"],
  [{ type: "start", seed: 5 }, "", 'there is no "seed" here; leave it out'],
  [{ type: "join", role: "king" }, "role", 'this has to be "player" or "spectator", not "king"'],
  [
    { type: "say", as: null, to: "nobody", text: "" },
    "to",
    'expected "everybody", "referee" or a list of powers',
  ],
])("a badly shaped command is answered in plain words: %j", async (command, path, message) => {
  const response = await somebody.try("any", command);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error: { code: "bad-request", message, path } },
  ]);
});

test("a command that there is not is answered with those that there are", async () => {
  const { error } = (await somebody.try("any", { type: "dance" })).json();
  expect(error).toMatchObject({ code: "bad-request", path: "type" });
  expect(error.message).toMatch(/^this has to be "join" or "leave" or .*, not "dance"$/);
  const missing = (await somebody.try("any", {})).json().error;
  expect(missing.message).toMatch(/^this has to be .*, and is missing$/);
});
