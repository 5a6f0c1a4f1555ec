import { expect, test } from "vitest";
import { type Play, SEVEN, sevenAt } from "../testing.ts";

const draw = { how: "draw" } as const;
const propose = { type: "propose", vote: draw } as const;
const accept = { type: "vote", vote: draw } as const;
const end = { type: "propose", vote: null } as const;

const everyone = [...SEVEN, "spectator", "projector"];

const without = (play: Play, power: string): void => {
  const { phase, units, centers } = play.view("ref").position;
  const position = { phase, units: { ...units, [power]: [] }, centers: { ...centers, [power]: [] } };
  play.do("ref", { type: "edit", position, reason: "it has no luck" });
};

test("everyone sees a proposed draw and who would share it, but not who proposed it", () => {
  const play = sevenAt();
  play.do("gus", propose);
  for (const who of everyone) {
    const { proposal, chronicle } = play.view(who);
    expect(proposal).toMatchObject({ vote: draw, powers: expect.arrayContaining(["Austria", "Turkey"]) });
    expect(proposal?.isYours).toBe(who === "gus");
    expect(chronicle.at(-1)).toMatchObject({ what: "proposed", by: "player", powers: [] });
  }
});

test("it stands from phase to phase with its votes, which stay secret, until all have agreed (CB-8, C71-II-2, C23-2)", () => {
  const play = sevenAt().do("ann", propose);
  const before = play.view("gus");
  for (const who of ["bob", "cleo"]) play.do(who, accept);
  expect(play.view("gus")).toEqual(before);
  play.allReady();
  expect(play.view("gus").proposal).not.toBe(null);
  expect(play.view("bob").you.vote).toEqual(draw);
  for (const who of ["dan", "eve", "fay"]) play.do(who, accept);
  expect(play.table.status).toBe("playing");
  play.do("gus", accept);
  expect(play.view("ann")).toMatchObject({ status: "ended", proposal: null, ending: { how: "draw" } });
});

test("its proposer can withdraw it, anyone asked can refuse it, and its votes go with it", () => {
  const play = sevenAt().do("ann", propose).do("bob", accept);
  play.do("cleo", end);
  expect(play.view("bob")).toMatchObject({ proposal: null, you: { vote: null } });
  expect(play.view("bob").chronicle.at(-1)?.sentence).toBe("The proposal to end the game was refused");
  play.do("bob", propose).do("bob", end);
  expect(play.view("ann").chronicle.at(-1)?.sentence).toBe("The proposal to end the game was withdrawn");
  expect(play.try("ann", end)).toBe("no-proposal");
});

test("there is one at a time, and each player makes one in a phase", () => {
  const play = sevenAt().do("ann", propose);
  expect(play.try("bob", propose)).toBe("proposal-open");
  play.do("bob", end);
  expect(play.try("ann", propose)).toBe("proposed-already");
  play.allReady().do("ann", propose);
});

test("it lapses when others would share the draw, or the game master changes the position", () => {
  const play = sevenAt({ referee: true }).do("ann", propose).do("bob", accept);
  without(play, "Italy");
  expect(play.view("bob")).toMatchObject({ proposal: null, you: { vote: null } });
  expect(play.view("bob").chronicle.some(({ said }) => said.code === "proposal-lapsed")).toBe(true);
  expect(play.try("eve", propose)).toBe("not-a-survivor");
});

test("a concession is proposed only where that was agreed", () => {
  const vote = { how: "concession", to: "Germany" } as const;
  expect(sevenAt().try("ann", { type: "propose", vote })).toBe("no-concession");
  const play = sevenAt({ concession: true }).do("ann", { type: "propose", vote });
  expect(play.view("spectator").proposal).toMatchObject({ vote, powers: ["Germany"] });
  for (const who of ["bob", "cleo", "eve", "fay", "gus"]) play.do(who, { type: "vote", vote });
  expect(play.view("ann").ending).toEqual({ how: "concession", winners: ["Germany"] });
});

test("logs of earlier versions, in which votes lapsed with the phase, give the same game", () => {
  const play = sevenAt().do("ann", accept).allReady();
  expect(play.view("ann").you.vote).toBe(null);
});
