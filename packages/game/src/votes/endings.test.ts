import { expect, test } from "vitest";
import { readSetup } from "../index.ts";
import { HOUR, type Play, SEVEN, sevenAt } from "../testing.ts";

const among = (...sharers: string[]) => ({ how: "draw", sharers }) as const;
const THREE = among("France", "Germany", "Turkey");

const allVote = (play: Play, vote: ReturnType<typeof among>): Play => {
  for (const who of SEVEN) play.do(who, { type: "vote", vote });
  return play;
};

test("a draw is shared by some of the survivors if all survivors agree on them", () => {
  const play = sevenAt({ draws: "subset", scoring: "draw-size" });
  for (const who of SEVEN.slice(1)) play.do(who, { type: "vote", vote: THREE });
  expect(play.table.status).toBe("playing");
  // In whatever order they are named.
  play.do("ann", { type: "vote", vote: among("Turkey", "France", "Germany") });
  expect(play.view("ann")).toMatchObject({
    ending: { how: "draw", sharers: ["France", "Germany", "Turkey"] },
    position: { draw: ["France", "Germany", "Turkey"] },
  });
  expect(play.view("ann").scores?.map(({ points }) => Math.round(points))).toEqual([0, 0, 33, 33, 0, 0, 33]);
});

test("votes for different draws don't add up", () => {
  const play = sevenAt({ draws: "subset" });
  for (const who of SEVEN.slice(0, 6)) play.do(who, { type: "vote", vote: THREE });
  play.do("gus", { type: "vote", vote: { how: "draw" } });
  expect(play.table.status).toBe("playing");
  expect(
    allVote(
      sevenAt({ draws: "subset" }),
      among(
        ...sevenAt()
          .view("ann")
          .seats.flatMap(({ powers }) => powers),
      ),
    ).view("ann").ending,
  ).toMatchObject({ how: "draw", sharers: expect.arrayContaining(["Austria", "Turkey"]) });
});

test("a proposal says who would share the draw", () => {
  const play = sevenAt({ draws: "subset" }).do("ann", { type: "propose", vote: THREE });
  expect(play.view("bob").proposal).toMatchObject({ powers: ["France", "Germany", "Turkey"], vote: THREE });
  expect(play.view("bob").chronicle.at(-1)?.sentence).toBe(
    "A draw was proposed, shared by France, Germany, and Turkey",
  );
  for (const who of SEVEN.slice(1)) play.do(who, { type: "vote", vote: THREE });
  expect(play.table.status).toBe("ended");
});

test("sharers are survivors, at least two, and only where that was agreed", () => {
  const vote = (setup: Record<string, unknown>, ...sharers: string[]) =>
    sevenAt(setup).try("ann", { type: "vote", vote: among(...sharers) });
  expect(vote({}, "France", "Germany")).toBe("bad-sharers");
  const draws = "subset";
  expect(vote({ draws }, "France")).toBe("bad-sharers");
  expect(vote({ draws }, "France", "France")).toBe("bad-sharers");
  expect(vote({ draws }, "France", "Narnia")).toBe("no-such-power");
  expect(vote({ draws }, "France", "Germany")).toBe("done");
});

test("where votes are open, everyone sees who proposed, accepted and refused", () => {
  const play = sevenAt({ openVotes: true, anonymous: true });
  play
    .do("ann", { type: "propose", vote: { how: "draw" } })
    .do("gus", { type: "vote", vote: { how: "draw" } });
  for (const who of ["bob", "spectator", "projector"])
    expect(play.view(who).proposal).toMatchObject({ by: ["Austria"], accepted: ["Austria", "Turkey"] });
  expect(play.view("bob").chronicle.at(-1)?.sentence).toMatch(/^Austria proposed a draw/);
  play.do("bob", { type: "propose", vote: null });
  expect(play.view("gus").chronicle.at(-1)?.sentence).toBe("England refused the proposal to end the game");
  expect(JSON.stringify(play.view("gus"))).not.toContain("Bob");
});

test("where they are secret, nobody does", () => {
  const play = sevenAt().do("ann", { type: "propose", vote: { how: "draw" } });
  expect(play.view("bob").proposal).toMatchObject({ by: null, accepted: null });
});

test("a game that everyone has left ends at its deadline, where that was agreed", () => {
  const left = (setup: Record<string, unknown>): Play => {
    const play = sevenAt(setup);
    for (const who of SEVEN) play.do(who, { type: "leave" });
    return play.after(100 * HOUR).do("clock", { type: "pass-deadline" });
  };
  expect(left({}).view("spectator")).toMatchObject({ status: "playing", ending: null });
  expect(left({ endsDeserted: true }).view("spectator")).toMatchObject({
    status: "ended",
    ending: { how: "stopped" },
  });
  expect(left({ endsDeserted: true }).view("spectator").chronicle.at(-1)?.sentence).toBe(
    "The game is over: All players left",
  );
  const play = sevenAt({ endsDeserted: true });
  for (const who of SEVEN.slice(1)) play.do(who, { type: "leave" });
  play.after(100 * HOUR).do("clock", { type: "pass-deadline" });
  expect(play.table.status).toBe("playing");
});

test("settings leave out what wasn't chosen", () => {
  expect(readSetup({ draws: "survivors", openVotes: false, endsDeserted: false })).toEqual(readSetup({}));
  expect(readSetup({ draws: "most" })).toMatchObject({ error: [{ option: "draws" }] });
});
