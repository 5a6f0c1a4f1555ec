import type { Power } from "@chancery/engine";
import {
  DEFAULT_LAYOUT,
  type EmbassyOrder,
  formatEmbassyOrder,
  type Restraint,
  readEmbassyOrder,
  readPlayer,
  relocate,
  type SliceId,
  type SpaceCode,
} from "@chancery/variants/dissolution/favor";
import { expect, test } from "vitest";
import {
  begin,
  chooseTarget,
  chooseVerb,
  type EmbassyStep,
  type FavorEntry,
  type PartialEmbassyOrder,
  press,
  stepBack,
  targetsOf,
} from "./entry.ts";

const power = (name: string): Power => readPlayer(name) as Power;

function entryOf(names: readonly string[], changes: Partial<FavorEntry["winter"]> = {}): FavorEntry {
  return {
    winter: { favor: DEFAULT_LAYOUT, restraints: [], ...changes },
    powers: new Set(names.map(power)),
    orders: [],
  };
}

function withOrders(entry: FavorEntry, name: string, ...texts: readonly string[]): FavorEntry {
  const orders = texts.map((text): EmbassyOrder => {
    const read = readEmbassyOrder(entry.winter.favor, power(name), text);
    if (!read.ok) throw new Error(text);
    return read.value;
  });
  return { ...entry, orders };
}

function partialOf(step: EmbassyStep | null): PartialEmbassyOrder {
  if (step?.type !== "partial") throw new Error(`no partial order: ${JSON.stringify(step)}`);
  return step.partial;
}

/** A step in words: the order as it is written, why not, or what is asked. */
function told({ winter }: FavorEntry, step: EmbassyStep | null): string {
  if (step === null) return "nothing";
  if (step.type === "order") return formatEmbassyOrder(winter.favor, step.order);
  return step.type === "refused" ? step.why.why : step.type;
}

const taken = (entry: FavorEntry, space: SpaceCode): PartialEmbassyOrder => partialOf(begin(entry, space));

test("an embassy in hand moves to a neighbor of its slice that is pressed, and holds where it is pressed again", () => {
  const entry = entryOf(["Egypt"]);
  const partial = taken(entry, "N2k");
  expect([...targetsOf(entry, partial)].every((space) => space.startsWith("N"))).toBe(true);
  expect(targetsOf(entry, partial)).toContain("N3h");
  expect(told(entry, press(entry, partial, "N3h"))).toBe("E N2k - N3h");
  expect(told(entry, press(entry, partial, "N2k"))).toBe("E N2k H");
});

test("it says why it cannot go somewhere: out of reach, or across the border of its slice (DIS-11.5.1-2)", () => {
  const entry = entryOf(["Egypt"]);
  const partial = taken(entry, "N2k");
  expect(told(entry, press(entry, partial, "N5a"))).toMatch(/^E N2k cannot reach N5a. It can go to N/);
  expect(told(entry, press(entry, partial, "R5a"))).toMatch(/^E N2k cannot leave the slice of NATO/);
});

test("others' embassies are not taken up, and empty spaces say nothing", () => {
  const entry = entryOf(["Egypt"]);
  expect(told(entry, begin(entry, "N1s"))).toBe("This is the embassy of Ethiopia, not yours");
  expect(begin(entry, "N5a")).toBeNull();
});

test("support crosses the border of slices, where moves do not (DIS-11.5.2-3)", () => {
  const favor = relocate(DEFAULT_LAYOUT, { power: power("Egypt"), slice: "N" }, "N1u");
  const free = relocate(favor, { power: power("Iran"), slice: "N" }, "N2k");
  const entry = entryOf(["Egypt"], { favor: free });
  const support = partialOf(chooseVerb(entry, taken(entry, "N1u"), "support"));
  const whom = press(entry, support, "U0z");
  expect(whom).toMatchObject({ type: "which", space: "U0z" });
  const chosen = chooseTarget(entry, support, { power: power("Iran"), slice: "U" });
  expect(told(entry, chosen.type === "partial" ? press(entry, chosen.partial, "U1p") : chosen)).toBe(
    "E N1u S IR U0z - U1p",
  );
});

test("every choice can be taken back, one after the other, until the embassy is put down", () => {
  const entry = entryOf(["Egypt"]);
  const first = taken(entry, "N2k");
  const second = partialOf(chooseVerb(entry, first, "support"));
  const third = partialOf(chooseTarget(entry, second, { power: power("Ukraine"), slice: "N" }));
  expect(stepBack(entry, third)).toEqual(second);
  expect(stepBack(entry, second)).toEqual(first);
  expect(stepBack(entry, first)).toBeNull();
});

test("a unit already ordered to move is supported in just that", () => {
  const all = entryOf(["Egypt", "Ukraine"]);
  const entry = withOrders(all, "Ukraine", "E N1t - N2j");
  const support = chooseVerb(entry, taken(entry, "N2k"), "support");
  expect(told(entry, chooseTarget(entry, partialOf(support), { power: power("Ukraine"), slice: "N" }))).toBe(
    "E N2k S N1t - N2j",
  );
});

test("an embassy that must hold is not taken up: it says why (DIS-11.5.3-1, DIS-11.5.3-2, DIS-11.5.3-3)", () => {
  const why = (code: Restraint["code"]): string => {
    const embassy = { power: power("Egypt"), slice: "N" as SliceId };
    const entry = entryOf(["Egypt"], { restraints: [{ embassy, code }] });
    return told(entry, begin(entry, "N2k"));
  };
  expect(why("kicked")).toBe("E N2k was kicked this year and must hold");
  expect(why("in-territory")).toBe("E N2k must hold: its power has units in the territory of NATO");
  expect(why("retaliation")).toMatch(/lost units to retaliation by NATO/);
});

test("at most three embassies move, and two after a kick (DIS-11.5.4-1, DIS-11.5.4-2)", () => {
  const entry = withOrders(entryOf(["Egypt"]), "Egypt", "E N2k - N3h", "E U1s - U0z", "E I1r - I0z");
  expect(told(entry, press(entry, taken(entry, "B1q"), "B0z"))).toBe(
    "At most 3 embassies may move this Winter",
  );
  // Another move for one that moves already takes the place of the first.
  expect(told(entry, press(entry, taken(entry, "N2k"), "N3i"))).toBe("E N2k - N3i");
  const kicked = { embassy: { power: power("Egypt"), slice: "R" as SliceId }, code: "kicked" as const };
  const after = withOrders(
    entryOf(["Egypt"], { restraints: [kicked] }),
    "Egypt",
    "E N2k - N3h",
    "E U1s - U0z",
  );
  expect(told(after, press(after, taken(after, "I1r"), "I0z"))).toBe(
    "At most 2 embassies may move this Winter, because one was kicked this year",
  );
});

test("from a Perimeter nobody supports, and one says whose embassy is meant (DIS-11.5.2-3, DIS-11.5.2-4)", () => {
  const one = entryOf(["Iran"]);
  expect(told(one, chooseVerb(one, taken(one, "I0z"), "support"))).toBe(
    "IR E I0z is in a Perimeter and can only hold or move",
  );
  const several = entryOf(["Iran", "Pakistan"]);
  expect(begin(several, "I0z")).toMatchObject({ type: "which", embassies: [{ slice: "I" }, { slice: "I" }] });
});
