import { expect, test } from "vitest";
import { PRESET_NAMES, readSetup } from "../index.ts";

const faultsOf = (given: unknown) => {
  const read = readSetup(given);
  return read.ok ? [] : read.error.map(({ option }) => option);
};

test.each(PRESET_NAMES)("the preset %s is a whole setup, and reads back as the same", (preset) => {
  const read = readSetup({ preset });
  expect(read.ok).toBe(true);
  expect(read.ok && readSetup(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
});

test("a live game takes the times of the rulebook (CB-10, CB-14)", () => {
  expect(readSetup({ preset: "live" })).toMatchObject({
    value: {
      clock: { kind: "live", firstNegotiation: 30, laterNegotiation: 15, writing: 5 },
      talk: "rulebook",
    },
  });
});

test("given settings override the preset, and the rest comes from it", () => {
  expect(readSetup({ preset: "live", clock: { writing: 8 }, anonymous: true })).toMatchObject({
    value: { clock: { writing: 8, laterNegotiation: 15 }, anonymous: true },
  });
});

test("the older rulebook can be chosen; the newer one is played unless it is", () => {
  expect(readSetup({})).toMatchObject({ value: { variant: "classic", rulebook: "2023" } });
  expect(readSetup({ rulebook: "1971" })).toMatchObject({ value: { rulebook: "1971" } });
});

test("everything that is wrong is named, with what would be right", () => {
  expect(faultsOf({ name: "Game\u202e of Ann" })).toEqual(["name"]);
  expect(
    faultsOf({ assignment: "auction", anonymous: 1, replacement: { afterMissed: 0 }, color: "red" }),
  ).toEqual(["assignment", "anonymous", "replacement.afterMissed", "color"]);
  expect(readSetup({ talk: "sometimes" })).toMatchObject({
    error: [{ option: "talk", fault: { code: "not-one-of", values: ["rulebook", "open"] } }],
  });
  expect(faultsOf({ options: { players: 9 } })).toEqual(["options.players"]);
  expect(faultsOf({ rulebook: "1850" })).toEqual(["rulebook"]);
  expect(faultsOf(7)).toEqual([""]);
});

test("grace and extensions are capped", () => {
  expect(faultsOf({ clock: { grace: 100_000, extension: -1 } })).toEqual(["clock.grace", "clock.extension"]);
});

test("windows need weekdays and hours in their order", () => {
  const windows = [{ days: [], from: 20, to: 18 }, { days: [7] }];
  expect(faultsOf({ clock: { windows } })).toEqual([
    "clock.windows[0].days",
    "clock.windows[0].to",
    "clock.windows[1].days",
    "clock.windows[1].days",
  ]);
});

test("whatever needs a referee is refused where nobody referees", () => {
  expect(faultsOf({ preset: "referee", referee: false })).toEqual(["clock.kind", "missing"]);
  expect(faultsOf({ assignment: "referee" })).toEqual(["assignment"]);
});

test("a game may have a name, in one line", () => {
  expect(readSetup({ name: "  The   Lisbon game " })).toMatchObject({ value: { name: "The Lisbon game" } });
  expect(readSetup({ name: " " })).toMatchObject({ ok: true });
  expect(readSetup({ name: "x".repeat(61) })).toMatchObject({ ok: false, error: [{ option: "name" }] });
});

test("windows of a game by correspondence may go by a named time zone", () => {
  const named = (timeZone: string) => readSetup({ clock: { timeZone } });
  expect(named("Europe/Berlin")).toMatchObject({ value: { clock: { timeZone: "Europe/Berlin" } } });
  expect(named("Europe/Atlantis")).toMatchObject({ error: [{ option: "clock.timeZone" }] });
});

test("a game may have a language for its projector and printouts; older ones have none", () => {
  expect(readSetup({ language: "de" })).toMatchObject({ value: { language: "de" } });
  const older = readSetup({});
  expect(older.ok && "language" in older.value).toBe(false);
  expect(faultsOf({ language: "en-XA" })).toEqual(["language"]);
});

test("lists have an end, and so has the list of what is wrong", () => {
  const windows = (count: number) => Array.from({ length: count }, () => ({ days: [1], from: 1, to: 2 }));
  const reminders = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const faultOf = (clock: object) => {
    const read = readSetup({ preset: "correspondence", clock });
    return read.ok ? null : read.error;
  };
  expect(faultOf({ windows: windows(21), reminders: reminders(10) })).toBe(null);
  expect(faultOf({ windows: windows(22) })).toEqual([
    { option: "clock.windows", fault: { code: "too-many", most: 21 } },
  ]);
  expect(faultOf({ reminders: reminders(11) })).toEqual([
    { option: "clock.reminders", fault: { code: "too-many", most: 10 } },
  ]);
  const nonsense = Object.fromEntries(reminders(5000).map((number) => [`field${number}`, number]));
  expect(faultsOf(nonsense)).toHaveLength(50);
});
