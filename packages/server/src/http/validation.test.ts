import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, guest, Site } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
let somebody: Browser;
beforeAll(async () => {
  app = await site.open();
  somebody = await guest(app, "Somebody");
});
afterAll(() => site.remove());

test.each([
  [{ type: "save", power: "France" }, "text", "This is missing. It must be text"],
  [{ type: "save", power: 7, text: "" }, "power", "This must be text, not a number"],
  [{ type: "ready", ready: "yes" }, "ready", "This must be true or false, not text"],
  [{ type: "extend", minutes: 1.5, reason: "" }, "minutes", "This must be a whole number, not 1.5"],
  [{ type: "vacate", seat: 100, reason: "" }, "seat", "This must be at most 99"],
  [{ type: "appoint", member: "x".repeat(101) }, "member", "This must have at most 100 characters"],
  [{ type: "start", seed: 5 }, "seed", "There is no such field. Leave it out, or use one of these: type"],
  [{ type: "save", power: "France", txt: "" }, "txt", "There is no such field. Did you mean text?"],
  [
    { type: "save", power: "France", text: "", trun: 1 },
    "trun",
    "There is no such field. Did you mean turn?",
  ],
  [{ type: "jion", role: "player" }, "type", '"jion" is not possible here. Did you mean "join"?'],
  [
    { type: "room", act: { do: "draft-traety" } },
    "act.do",
    '"draft-traety" is not possible here. Did you mean "draft-treaty"?',
  ],
  [{ type: "say", as: null, to: [], text: "" }, "to", "This must have at least 1 entry"],
  [{ type: "join", role: "king" }, "role", 'This must be "player" or "spectator", not "king"'],
  [
    { type: "say", as: null, to: "nobody", text: "" },
    "to",
    'This must be "everybody", "referee" or a list of powers',
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
  expect(error.message).toMatch(/^This must be "join", "leave", .* or "room", not "dance"$/);
  const missing = (await somebody.try("any", {})).json().error;
  expect(missing.message).toMatch(/^This is missing. It must be .*$/);
});

test.each([
  ["", 400, "bad-request", "This is missing. It must be an object"],
  ["[]", 400, "bad-request", "This must be an object, not a list"],
  ['{"name": }', 400, "bad-json", "Line 1, column 10: '}' is not expected here"],
  ['{\n"name": "x"', 400, "bad-json", "Line 2, column 12: a comma or a closing bracket is missing here"],
  [
    '{"name": "x", "__proto__": {}}',
    400,
    "bad-request",
    '"__proto__" and "constructor" can\'t be used as names',
  ],
  ['{"name": "An\\u0000n"}', 400, "bad-request", "Text can't contain the character \\u0000"],
  [
    `{"name": "${"x".repeat(100_001)}"}`,
    413,
    "too-large",
    "The request has more than 100,000 bytes, which is the limit",
  ],
])("a body that cannot be read is answered in plain words: %s", async (payload, status, code, message) => {
  const headers = { "content-type": "application/json" };
  const response = await app.inject({ method: "POST", url: "/api/guests", headers, payload });
  expect([response.statusCode, response.json().error]).toEqual([status, { code, message, path: "" }]);
});

test("a body in another form than JSON is answered with the right one", async () => {
  const headers = { "content-type": "text/plain" };
  const response = await app.inject({ method: "POST", url: "/api/guests", headers, payload: "Ann" });
  expect([response.statusCode, response.json().error.code]).toEqual([415, "unsupported-media-type"]);
});
