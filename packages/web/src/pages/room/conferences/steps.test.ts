import { expect, test } from "vitest";
import type { Conference } from "../room.ts";
import { conferenceOf } from "../testing.ts";
import { type Circumstances, STEP_COUNT, stepsOf } from "./steps.ts";

const plain: Circumstances = {
  hostile: [],
  fewest: 3,
  isRoomTaken: false,
  cited: { fewest: "M35-59", opening: "M35-60" },
  nameOf: (area) => ({ Den: "Denmark" })[area] ?? area,
};

const statesOf = (conference: Conference, circumstances: Partial<Circumstances> = {}): string =>
  stepsOf(conference, { ...plain, ...circumstances })
    .map(({ state }) => state[0])
    .join("");

const { form } = conferenceOf();
const formed = (given: Partial<NonNullable<Conference["form"]>>): Partial<Conference> => ({
  form: form && { ...form, ...given },
});
const READY: Partial<Conference> = {
  ...formed({ supporters: ["Italy"], goal: "Peace", name: "Congress", area: "Den" }),
  name: "Congress",
  area: "Den",
  participants: ["France", "Germany", "Italy"],
};

test("there are thirteen steps, each with its rule, and one of them comes next (MB-270)", () => {
  const steps = stepsOf(conferenceOf(), plain);
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(steps).toHaveLength(STEP_COUNT);
  expect(steps.every(({ rules, note }) => rules.length > 0 && note !== "")).toBe(true);
  expect(statesOf(conferenceOf())).toBe("dnllllllrlrrr");
  expect(steps[1].note).toBe("No supporters yet. Asked: Germany and Italy.");
});

test("a hostile unit at the place is pointed out, with whose it is (MB-259, R87)", () => {
  const placed = conferenceOf({ ...READY, participants: ["France"] });
  const [, , , step] = stepsOf(placed, { ...plain, hostile: ["Poland"] });
  expect(step.state).toBe("broken");
  expect(step.note).toContain("Poland has a unit in Denmark");
  expect(statesOf(placed)).toBe("ddddnlllrlrrr");
});

test("the form is filed, a room given, delegates sent, and it opens (MB-261, MB-262, MB-264)", () => {
  expect(statesOf(conferenceOf(READY))).toBe("dddddnllrlrrr");
  expect(statesOf(conferenceOf({ ...READY, status: "filed" }))).toBe("ddddddnlrlrrr");
  expect(statesOf(conferenceOf({ ...READY, status: "granted" }))).toBe("dddddddnrlrrr");
  const delegates = { France: "Fay", Germany: "Gil", Italy: "Ivo" };
  expect(statesOf(conferenceOf({ ...READY, status: "open", delegates }))).toBe("ddddddddrdrrr");
});

test("a filed conference says if another one has the room (MB-269, R97)", () => {
  expect(statesOf(conferenceOf({ ...READY, status: "filed" }), { isRoomTaken: true })).toBe("ddddddnlrlrrb");
});

test("it is seen that it was cut short (MB-267)", () => {
  const closed = conferenceOf({ ...READY, status: "closed", cause: "conquest" });
  expect(stepsOf(closed, plain)[11].state).toBe("broken");
});
