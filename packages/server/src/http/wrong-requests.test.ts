import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, Site, sevenAt } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
let somebody: Browser;
/** Whose place, name and sessions may be lost on the way. */
let victim: Browser;
let game: string;
beforeAll(async () => {
  app = await site.open();
  const seven = await sevenAt(app);
  game = seven.game;
  somebody = seven.by.France;
  victim = seven.by.Italy;
});
afterAll(() => site.remove());

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { schema: Readonly<Record<string, unknown>> }>>;
  };
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Route {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

/** All that the description of the API says can be asked. */
async function described(): Promise<readonly Route[]> {
  const { paths } = (await app.inject("/api/openapi.json")).json();
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path,
      operation,
    })),
  );
}

const addressOf = (path: string, id: string): string =>
  path.replace("{id}", id).replace("{number}", "1").replace("{name}", "everybody");

/** Values of all kinds, of which a field takes one or two. */
const WRONG = [null, true, -1, 1.5, "", "nonsense", [], [[]], {}, { x: 1 }, "x".repeat(30_000)];

const fieldsOf = ({ requestBody }: Operation): readonly string[] =>
  Object.keys((requestBody?.content["application/json"]?.schema.properties ?? { type: 0 }) as object);

/** Words by which the libraries below us would give themselves away. */
const FOREIGN =
  /invalid input|expected \w+, received|unrecognized|too (small|big)|FST_|zod|undefined|\bNaN\b/i;

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json(): unknown;
}

/** What is wrong with an answer to a wrong request; undefined if it says in our form and our words what is wrong. */
function complaintAbout(answer: Answer): string | undefined {
  if (answer.statusCode < 400) return undefined;
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body}`;
  const { error } = answer.json() as { error?: Partial<Record<"code" | "message" | "path", string>> };
  const isWhole = typeof error?.path === "string" && error.code && error.message;
  return isWhole && !FOREIGN.test(error.message ?? "") ? undefined : answer.body;
}

test("whatever is sent to any place, the answer says in one form and in our words what is wrong", async () => {
  const complaints: string[] = [];
  let count = 0;
  for (const { method, path, operation } of await described()) {
    if (`${method} ${path}` === "DELETE /api/session" || path === "/api/me/link") continue;
    if (path === "/api/unsubscribe" || path === "/api/adjudicate" || path.endsWith("/events")) continue;
    const bodies: unknown[] = [{ bogus: 1 }, [], 7];
    for (const field of fieldsOf(operation)) for (const value of WRONG) bodies.push({ [field]: value });
    for (const body of operation.requestBody ? bodies : [undefined]) {
      for (const id of [game, "nowhere"]) {
        if (id === "nowhere" && !path.includes("{id}")) continue;
        const answer = await victim.send(method, addressOf(path, id), body);
        count += 1;
        const complaint = complaintAbout(answer);
        if (complaint)
          complaints.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}: ${complaint}`);
      }
    }
  }
  expect(complaints).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

test("every command and act with nothing, too much or the wrong thing in it is answered so", async () => {
  const description = (await app.inject("/api/openapi.json")).json();
  const { schemas } = description.components;
  const complaints: string[] = [];
  const variants = (name: string, tag: string) =>
    (schemas[name].oneOf ?? schemas[name].anyOf).map(
      (each: { properties: Record<string, { const?: string }> }) => ({
        kind: each.properties[tag].const as string,
        fields: Object.keys(each.properties).filter((field) => field !== tag),
      }),
    );
  const asked: unknown[] = [];
  for (const { kind, fields } of variants("CommandInput", "type")) {
    asked.push({ type: kind }, { type: kind, bogus: 1 });
    for (const field of fields) for (const value of WRONG) asked.push({ type: kind, [field]: value });
  }
  for (const { kind, fields } of variants("RoomActInput", "do")) {
    asked.push({ type: "room", act: { do: kind, bogus: 1 } });
    for (const field of fields) asked.push({ type: "room", act: { do: kind, [field]: [[5]] } });
  }
  for (const command of asked) {
    const complaint = complaintAbout(await victim.try(game, command));
    if (complaint) complaints.push(`${JSON.stringify(command).slice(0, 120)}: ${complaint}`);
  }
  expect(complaints).toEqual([]);
  expect(asked.length).toBeGreaterThan(300);
});

test.each([
  ["GET", "/api/games/a%00b", 400, "This is not an id. Ids consist of letters and digits"],
  ["GET", "/api/games?open=lobby.%00", 400, "This must be the value of `next` from the page before"],
  ["GET", "/api/games?limt=5", 400, "There is no such field. Did you mean limit?"],
  ["GET", "/api/games?limit=many", 400, "This must be a number"],
  ["GET", "/api/games/%E0%A4%A", 400, "This address can't be read: "],
  ["POST", `/api/games/${"x".repeat(200)}/commands`, 414, "This address can't be read: "],
  ["PUT", "/api/games/any/commands", 405, "PUT is not possible here. Use POST"],
  ["DELETE", "/api/games", 405, "DELETE is not possible here. Use GET or POST"],
  ["GET", "/api/gmaes", 404, "There is nothing at /api/gmaes. See /api/docs"],
] as const)("%s %s is answered with %d", async (method, url, status, message) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    status,
    expect.stringContaining(message),
  ]);
});

test.each([
  [{ type: "save", power: "Frence", text: "" }, "There is no such power in this game. Did you mean France?"],
  [
    { type: "say", as: "France", to: ["Spain"], text: "Hi" },
    "There is no such power in this game. The powers are Austria, England, France, Germany, Italy, Russia, and Turkey",
  ],
  [
    { type: "save", power: "France", text: "", turn: 9 },
    "This was meant for another turn. The current one is turn 1",
  ],
  [{ type: "say", as: "France", to: "referee", text: "Hi" }, "This game has no game master to write to"],
  [{ type: "process" }, "Only the game master can do that"],
  [{ type: "close", reason: "x" }, "Only the host and the game master can do that"],
])("a table refuses %j with what would be right", async (command, message) => {
  expect((await somebody.try(game, command)).json().error.message).toBe(message);
});

/** Everything that people give a name, and where the answer says what is wrong with it. */
const NAMED: readonly (readonly [string, Method, string, (name: string) => object, string])[] = [
  ["a guest", "POST", "/api/guests", (name) => ({ name }), "name"],
  ["a person", "PATCH", "/api/me", (name) => ({ name }), "name"],
  [
    "an account",
    "POST",
    "/api/accounts",
    (name) => ({ name, email: "a@example.org", password: "correct horse" }),
    "name",
  ],
  ["a delegate", "POST", "/api/codes", (name) => ({ code: "2345-6789", name }), "name"],
  ["a key", "POST", "/api/keys", (name) => ({ name }), "name"],
  ["a team", "POST", "/api/me/teams", (name) => ({ name }), "name"],
  ["a tournament", "POST", "/api/tournaments", (name) => ({ name }), "name"],
  ["a game", "POST", "/api/games", (name) => ({ setup: { name } }), "setup.name"],
];

test.each(NAMED)("the name of %s has no signs in it that nobody sees", async (_, method, url, body, path) => {
  for (const name of ["An\u0007n", "nnA\u202e", "A\u200bnn", "\u3164", "A\u200dnn", "Ann\u2028\ue000"]) {
    const answer = await somebody.send(method, url, body(name));
    expect(answer.json().error?.path, JSON.stringify(name)).toBe(path);
  }
});

test("a line break in a name is a space", async () => {
  const { name } = (await somebody.send("PATCH", "/api/me", { name: "Ann\nLee\r\n\u2028of\tKent" })).json();
  expect(name).toBe("Ann Lee of Kent");
});

test("a refusal comes in the language that the request asks for", async () => {
  const headers = { "accept-language": "de-AT, en;q=0.5" };
  const answer = await app.inject({ url: "/api/games/nowhere", headers });
  expect(answer.json().error.message).toBe("Hier gibt es für dich nichts zu sehen");
});

test("a page in the pseudo-language gets sentences in it", async () => {
  const answer = await app.inject({ url: "/api/games/nowhere", headers: { "accept-language": "en-XA" } });
  expect(answer.json().error.message).toMatch(/^[^A-Za-z]+~+$/);
});
