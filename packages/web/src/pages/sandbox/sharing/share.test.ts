import { adjudicate } from "@chancery/contract/adjudicate";
import { expect, test } from "vitest";
import { position } from "../../../orders/testing.ts";
import { played, sandboxWith } from "../testing.ts";
import { isLink } from "./link.ts";
import { parseRecord } from "./read-record.ts";
import { formatRecord, formatRequest, formatSheets } from "./record.ts";
import { formatLink, parseLink } from "./share.ts";

const sandbox = sandboxWith(
  { orders: { France: ["A Par - Bur"], Germany: ["A Mun - Bur"] } },
  {
    orders: {},
    position: position(
      "F1901M",
      { France: ["A Par"], Russia: ["F StP/sc"] },
      { centers: { France: ["Par"] } },
    ),
  },
);

test("a sandbox that is put into a link comes out the same", async () => {
  const link = await formatLink(sandbox);
  expect(isLink(`#${link}`)).toBe(true);
  expect(link).toMatch(/^s=1\.[\w-]+$/);
  expect(await parseLink(`#${link}`)).toEqual({ ok: true, value: sandbox });
});

test("a link to a position can be read, and old links to one still open", async () => {
  const placed = sandboxWith({
    position: position("F1901M", { France: ["A Par"] }, { centers: { France: ["Par"] } }),
  });
  const link = await formatLink(placed);
  expect(link).toBe("p=classic/2023_F1901M_France:APar_France:Par");
  expect(isLink(`#${link}`)).toBe(true);
  expect(await parseLink(`#${link}`)).toEqual({ ok: true, value: placed });
  const fresh = await parseLink(`#${await formatLink(sandboxWith({}))}`);
  expect(fresh.ok && played(fresh.value).phases[0].position).toEqual(
    played(sandboxWith({})).phases[0].position,
  );
  // As links to a position were written before.
  const old =
    "s=1.TYwxC8IwFAb_inxzhrZOvs2lm-BeOjxjwGBJwntJl5D_LmkX17vjKtTlkkAVO4vnkEGwG6t6CwMpm3vF-AVhGqYrDGLKPgYF1dYM0ofVKWipiPJ2cnCDFNX3rG-PBIR5vA3jAwYl-Nw7zMLBOtCC--XJgrUZWBfyufnTp2xtbT8";
  expect(await parseLink(old)).toEqual({ ok: true, value: placed });
  const wrong = await parseLink("#p=classic/2023_F1901M_France:AAtlantis_-");
  expect(!wrong.ok && wrong.error).toMatch(/Atlantis/);
});

test("a link of another version, a damaged one and a senseless one each say so", async () => {
  const link = await formatLink(sandbox);
  const wrong = async (text: string): Promise<string> => {
    const parsed = await parseLink(text);
    return parsed.ok ? "fine" : parsed.error;
  };
  expect(await wrong("#s=9.abc")).toMatch(/another version/);
  expect(await wrong(link.slice(0, -20))).toMatch(/damaged/);
  expect(await wrong("#s=1.%%%")).toMatch(/damaged/);
  expect(await wrong(await formatLink({ ...sandbox, phases: [] }))).toMatch(/no sandbox/);
  const nowhere = sandboxWith({ position: position("S1901M", { France: ["A Atlantis"] }) });
  expect(await wrong(await formatLink(nowhere))).toMatch(/can't be played.*Atlantis/);
});

test("a sandbox that is written as a recorded game reads back as one that plays the same", async () => {
  const timeline = played(sandbox);
  const read = await parseRecord(formatRecord(sandbox, timeline));
  expect(read.ok && played(read.value).phases.map(({ position }) => position)).toEqual(
    timeline.phases.map(({ position }) => position),
  );
});

test("a request of the contract is a sandbox of one phase", async () => {
  const read = await parseRecord('{"state": "start", "orders": {"France": "A Par - Bur\\nA Mar H"}}');
  expect(read.ok && read.value.phases).toEqual([{ orders: { France: ["A Par - Bur", "A Mar H"] } }]);
});

test("a phase is written as a request that the contract answers as the sandbox does", () => {
  const timeline = played(sandbox);
  const answer = adjudicate(JSON.parse(formatRequest(sandbox, timeline, 0)));
  const { orders, state } = timeline.phases[0].response ?? {};
  expect(answer).toMatchObject({ orders, state });
});

test("text that isn't a record is refused with a reason", async () => {
  for (const text of [
    "",
    "7",
    "{}",
    '{"phases": []}',
    '{"state": {"phase": "S1901M"}}',
    '{"rulebook": "1815", "state": "start"}',
  ])
    expect((await parseRecord(text)).ok, text).toBe(false);
});

test("the sheets of all phases are written for people", () => {
  expect(formatSheets(sandbox, played(sandbox))).toBe(
    "S1901M\n\nFrance:\nA Par - Bur\n\nGermany:\nA Mun - Bur\n",
  );
});
