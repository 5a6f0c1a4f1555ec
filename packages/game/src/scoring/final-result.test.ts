import { expect, test } from "vitest";
import { finalResult, readSetup, type Table } from "../index.ts";
import { POWERS, SEVEN, sevenAt, twoAt } from "../testing.ts";

const draw = (play: ReturnType<typeof sevenAt>): void => {
  for (const who of SEVEN) play.try(who, { type: "vote", vote: { how: "draw" } });
};

test("a game in progress has no result, and a draw shares it among all survivors", () => {
  const play = sevenAt({ preset: "correspondence" });
  play.save("France", "A Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO").allReady();
  expect(finalResult(play.table, 5)).toBeNull();
  draw(play);
  const result = finalResult(play.table, 5);
  expect(result).toMatchObject({
    variant: "classic",
    rulebook: "2023",
    pace: "correspondence",
    ended: 5,
    phase: "F1901M",
    how: "draw",
    anonymous: false,
    counts: "casual",
  });
  expect(result?.seats.map(({ person, starter, powers }) => [person, starter, ...powers])).toEqual(
    SEVEN.map((who, i) => [who, who, POWERS[i]]),
  );
  expect(result?.seats.every(({ result: how, share }) => how === "shared" && share === 1 / 7)).toBe(true);
  expect(result?.seats[2]).toMatchObject({
    centers: 3,
    points: null,
    opening: "A Mar S A Par - Bur, A Par - Bur, F Bre - Mid",
  });
});

/** Plays move phases in which some powers have orders. */
function playMoves(
  play: ReturnType<typeof sevenAt>,
  count: number,
  powers: readonly string[] = POWERS,
  written: (unit: string) => string = (unit) => `${unit} H`,
): void {
  for (let moves = 0; moves < count; ) {
    const { number, phase, position } = play.table.turns.at(-1) as Table["turns"][number];
    if (phase.endsWith("M")) {
      moves++;
      for (const power of powers) play.save(power, written(position.units[power][0]));
    }
    for (let i = 0; i < 3 && play.table.turns.length === number; i++) play.allReady();
  }
}

test("a rated game counts once most powers have given orders in six move phases", () => {
  const counted = (moves: number, powers?: readonly string[], written?: (unit: string) => string) => {
    const play = sevenAt({ preset: "correspondence", rated: true });
    playMoves(play, moves, powers, written);
    draw(play);
    return finalResult(play.table, 5)?.counts;
  };
  expect(counted(0)).toBe("short");
  expect(counted(5)).toBe("short");
  expect(counted(6)).toBe("rated");
  expect(counted(6, POWERS.slice(0, 4))).toBe("rated");
  // The others were ready without an order.
  expect(counted(6, POWERS.slice(0, 3))).toBe("short");
  // Sheets without an order that can be read are no orders.
  expect(counted(6, POWERS, () => "")).toBe("short");
  expect(counted(6, POWERS, () => "I'm here")).toBe("short");
});

test("moves that were rolled back don't make a game longer", () => {
  const play = sevenAt({ preset: "correspondence", rated: true, referee: true });
  playMoves(play, 3);
  play.do("ref", { type: "go-to", turn: 1, reason: "The mail was late" });
  playMoves(play, 4);
  draw(play);
  expect(finalResult(play.table, 5)?.counts).toBe("short");
});

test("a concession is won by one, and the others survive", () => {
  const play = sevenAt({ concession: true, scoring: "draw-size", rated: true });
  playMoves(play, 6);
  for (const who of SEVEN.filter((each) => each !== "cleo"))
    play.try(who, { type: "vote", vote: { how: "concession", to: "France" } });
  const result = finalResult(play.table, 5);
  expect(result?.counts).toBe("rated");
  expect(result?.seats.map(({ result: how, share }) => [how, share])).toEqual(
    POWERS.map((power) => (power === "France" ? ["won", 1] : ["survived", 0])),
  );
});

test("a seat that changed hands has its first player and its last one", () => {
  const play = sevenAt({ rated: true, concession: true });
  const seat = play.seat("France");
  play.do("cleo", { type: "leave" });
  play.do("ann", {
    type: "offer",
    seat,
    token: "a long enough secret",
    expires: play.now + 9,
    eliminatedToo: false,
  });
  play.do("hal", { type: "take-over", token: "a long enough secret", name: "Hal" });
  for (const who of SEVEN) play.try(who, { type: "admit", seat, isFor: true });
  for (const who of [...SEVEN, "hal"]) play.try(who, { type: "vote", vote: { how: "draw" } });
  expect(finalResult(play.table, 5)?.seats[seat]).toMatchObject({ person: "hal", starter: "cleo" });
});

test("a game that is called off counts for nobody", () => {
  const play = twoAt();
  play.do("bob", { type: "leave" }).do("ann", { type: "close", reason: "No time" });
  const result = finalResult(play.table, 5);
  expect(result?.counts).toBe("called-off");
  expect(result?.seats.map(({ result: how, share }) => [how, share])).toEqual([
    ["called-off", 0],
    ["called-off", 0],
  ]);
});

test("a game with a bot from the start isn't rated", () => {
  const play = twoAt();
  const table = { ...play.table, setup: { ...play.table.setup, rated: true as const } };
  const ended = { ...table, status: "ended" as const, starters: ["ann", null] };
  const { phase, position } = table.turns[0];
  const ending = { phase, position, ending: { how: "draw" as const, sharers: ["England", "Germany"] } };
  expect(finalResult({ ...ended, ending }, 5)?.counts).toBe("bots");
});

test.each([
  [{ variant: "committee-1901" }, "rated-in-room"],
  [{ variant: "committee-1901", boardOnly: true }, "rated-in-room"],
  [{ preset: "referee" }, "rated-without-clock"],
  [{ options: { players: 3 } }, "rated-several-powers"],
])("%o can't be rated", (setup, code) => {
  const read = readSetup({ ...setup, rated: true });
  expect(read.ok ? [] : read.error).toContainEqual({ option: "rated", fault: { code } });
  expect(readSetup(setup).ok).toBe(true);
});

test("a committee has no result", () => {
  const play = sevenAt();
  draw(play);
  const table = { ...play.table, setup: { ...play.table.setup, variant: "committee-1901" } };
  expect(finalResult(play.table, 5)).not.toBeNull();
  expect(finalResult(table, 5)).toBeNull();
});
