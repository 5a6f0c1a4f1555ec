import { LARGEST_IMPORT, MOST_IMPORTED } from "@chancery/api";
import { openVariant } from "@chancery/contract";
import { formatPhase } from "@chancery/engine";
import { GAMES } from "@chancery/variants";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, guest, Site, sevenAt } from "../testing/index.ts";
import { answerExport } from "./interchanging.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

const post = (payload: string, query = "", type = "application/json") =>
  app.inject({ method: "POST", url: `/api/import${query}`, headers: { "content-type": type }, payload });

const saved = {
  map: "standard",
  mood: "fine",
  phases: [
    {
      name: "S1901M",
      state: { name: "S1901M", units: {} },
      orders: { FRANCE: ["A PAR - BUR"], GERMANY: ["A MUN - BUR"] },
      results: { "A PAR": [] },
    },
    { name: "F1901M", state: { name: "F1901M", units: { FRANCE: ["A BUR"] } }, orders: {} },
  ],
};

describe("importing", () => {
  test("plays a game again and says what differs, with the reasons, in the reader's language", async () => {
    const response = await app.inject({
      method: "POST",
      url: "/api/import",
      headers: { "content-type": "application/json", "accept-language": "de" },
      payload: JSON.stringify(saved),
    });
    expect(response.statusCode).toBe(200);
    const { format, games } = response.json();
    expect([format, games.length]).toEqual(["py-diplomacy", 1]);
    const [{ record, differences, unknownFields, findings }] = games;
    expect(record.phases[0].orders).toEqual({ France: ["A Par - Bur"], Germany: ["A Mun - Bur"] });
    expect(unknownFields).toEqual(["mood"]);
    expect(differences[0]).toMatchObject({ phase: "S1901M", what: "units" });
    const bounced = findings.find(({ reasons }: { reasons: unknown[] }) => reasons.length > 0);
    expect(bounced.text).toContain("In der Aufzeichnung steht");
    expect(bounced.reasons.map(({ about }: { about: string }) => about)).toContain("A Par - Bur");
  });

  test("takes texts and several games, with the game and the edition that were asked for", async () => {
    const sheet = await post("Spring 1901\nLindria: A Eld - Cau", "?variant=causeway", "text/plain");
    expect(sheet.json()).toMatchObject({ format: "text", games: [{ record: { variant: "causeway" } }] });
    const lines = `${JSON.stringify(saved)}\n${JSON.stringify(saved)}`;
    const several = await post(lines, "?rulebook=1971", "application/x-ndjson");
    expect(
      several.json().games.map(({ record }: { record: { rulebook: string } }) => record.rulebook),
    ).toEqual(["1971", "1971"]);
  });

  test.each([
    ["", 400, { code: "bad-request" }],
    ['{"map": "standard"}', 400, { code: "bad-request", path: "phases" }],
    ['{"map": "narnia", "phases": []}', 400, { code: "unknown-variant", path: "map" }],
    ['{"map":', 400, { code: "bad-json" }],
    ['{"phases": [], "__proto__": {}}', 400, { code: "bad-request" }],
    [`[${Array.from({ length: MOST_IMPORTED + 1 }, () => "{}").join(",")}]`, 413, { code: "too-large" }],
  ])("says what is wrong with %j", async (payload, status, error) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error });
  });

  test("plays no more in one request than fifty ordinary games have", async () => {
    const long = { phases: [{ phase: "S2200M" }] };
    const all = await post(JSON.stringify(Array(MOST_IMPORTED).fill(long)));
    expect(all.statusCode).toBe(413);
    expect(all.json().error).toMatchObject({ code: "too-large", message: expect.stringContaining("fewer") });
    expect((await post(JSON.stringify([long, long]))).statusCode).toBe(200);
  });

  test("reads a text as one game, however long, even if it could be a list", async () => {
    const list = '["Spring 1901",\n"France: A Par H",\n3]';
    const read = await post(list, "?format=text");
    expect(read.json().games).toMatchObject([{ record: { phases: [{ phase: "S1901M" }] } }]);
    const log = `PHASE 1901 Spring Movement\nPOSITIONS\nFrance: A par\n${"\n".repeat(200_000)}ORDERS\nFrance: Army par hold`;
    expect((await post(log, "", "text/plain")).json()).toMatchObject({ format: "droidippy" });
  });

  test("refuses what is too large, and formats that don't exist", async () => {
    const large = await post(" ".repeat(LARGEST_IMPORT + 1));
    expect(large.statusCode).toBe(413);
    expect(large.json().error.message).toContain("4,000,000 bytes");
    const unknown = await post("{}", "?format=pgn");
    expect([unknown.statusCode, unknown.json().error.path]).toEqual([400, "format"]);
  });
});

describe("exporting", () => {
  const FORMATS = ["chancery", "py-diplomacy", "cicero"];
  const get = async (browser: Browser, game: string, format: string, query = "") =>
    (await browser.get(`/api/games/${game}/export?format=${format}${query}`)).json();

  test("gives each player the game with the messages that they may read, in every format", async () => {
    const { game, by } = await sevenAt(app);
    site.time += 1000;
    await by.France.do(game, { type: "say", as: "France", to: ["Germany"], text: "Burgundy is a secret." });
    await by.Turkey.do(game, { type: "say", as: "Turkey", to: "everybody", text: "Good luck!" });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    for (const browser of Object.values(by)) await browser.do(game, { type: "ready", ready: true });
    site.time += 1000;
    await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: "It was." });
    await by.France.do(game, { type: "save", power: "France", text: "A Bur - Mun" });
    for (const format of FORMATS) {
      const told = async (browser: Browser, query = "") =>
        JSON.stringify(await get(browser, game, format, query));
      const [france, germany, england] = await Promise.all([
        told(by.France),
        told(by.Germany),
        told(by.England),
      ]);
      expect(france).toBe(germany);
      for (const text of ["Burgundy is a secret.", "It was.", "Good luck!"]) expect(france).toContain(text);
      expect(england).toContain("Good luck!");
      for (const seen of [england, await told(by.France, "&as=projector")]) {
        expect(seen).not.toContain("secret");
        expect(seen).not.toContain("It was.");
      }
      // What is ordered in the phase that is being played is nobody's business yet, not even in your own export.
      expect(france.toUpperCase()).not.toContain("A BUR - MUN");
      const again = await post(france, "?format=chancery".replace("chancery", format));
      const [{ record, differences, unknownFields }] = again.json().games;
      expect([differences, unknownFields]).toEqual([[], []]);
      expect(record.id).toBe(game);
      expect(record.phases[0].orders.France).toEqual(["A Par - Bur"]);
    }
    expect((await by.France.get(`/api/games/${game}/export?format=pgn`)).statusCode).toBe(400);
    const stranger = await guest(app, "Stranger");
    expect((await stranger.get("/api/games/nowhere/export?format=cicero")).statusCode).toBe(404);
  });
});

/** Whatever is played here, other formats can hold its units, centers and orders. */
test.each(GAMES.map(({ variant }) => variant))(
  "$id is written in every format",
  ({ id, rulebooks: [rulebook] }) => {
    const start = { variant: id, rulebook, options: {}, phases: [{ phase: "", orders: {} }] };
    const opened = openVariant(start);
    if (!opened.ok) throw new Error(id);
    const record = { ...start, phases: [{ phase: formatPhase(opened.value.start.phase), orders: {} }] };
    for (const format of ["chancery", "py-diplomacy", "cicero"] as const) {
      const { code, body } = answerExport({ ask: "export", format, record, language: "en" });
      expect([code, JSON.parse(body).phases.length > 0]).toEqual([null, true]);
    }
  },
);
