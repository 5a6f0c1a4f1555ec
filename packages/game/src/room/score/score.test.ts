import { expect, test } from "vitest";
import { RoomPlay } from "../testing.ts";

const started = () => new RoomPlay().seatAll();

/** Gives a power a goal and its points. */
function award(play: RoomPlay, power: string, points: number): void {
  play.act("oda", { do: "give-goal", power, title: `Goal of ${power}`, text: "", value: 3 });
  const { goal } = play.room("oda").goals.at(-1) ?? { goal: "" };
  play.act("oda", { do: "award-goal", goal, points, reason: "done", announced: false });
}

test("the score is centers, points and control of Europe together (MB-5, MB-9, MB-271, MB-272)", () => {
  const play = started().begin();
  const { phase, units, centers } = play.view("oda").position;
  const position = { phase, units, centers, helperPoints: { Italy: 1 }, control: ["Germany"] };
  play.do("oda", { type: "edit", position, reason: "later in the game" });
  award(play, "Italy", 2);
  const by = Object.fromEntries(play.room("oda").scores.map((score) => [score.power, score]));
  expect(by.Germany).toMatchObject({ centres: 3, control: 5, helper: 0, goals: 0, total: 8 });
  expect(by.Italy).toMatchObject({ centres: 3, control: 0, helper: 1, goals: 2, total: 6 });
  expect(by.Russia).toMatchObject({ centres: 4, total: 4 });
});

test("the officers announce the last turn a full turn ahead, and close after it (MB-7, MB-11, R105)", () => {
  const play = started().begin();
  expect(play.tryAct("oda", { do: "announce-end", turn: "S1901" })).toBe("bad-end");
  play.act("oda", { do: "announce-end", turn: "F1901" });
  expect(play.room("projector").lastTurn).toBe("F1901");
  play.playMoves();
  expect(play.view("oda").phase).toBe("F1901M");
  play.playMoves();
  expect(play.view("oda").phase).toBe("S1902M");
  play.act("oda", { do: "conclude", reason: "the weekend is over" });
  expect(play.view("projector").ending).toEqual({ how: "victory", winners: ["Russia"], by: "score" });
});

test("the highest score wins, also without a country; equal ones share a draw (MB-12, MB-221, MB-273, MB-274, R109)", () => {
  const play = started().begin();
  const { phase, units, centers } = play.view("oda").position;
  const gone = {
    phase,
    units: { ...units, France: [] },
    centers: { ...centers, France: [] },
    lost: { France: "Italy" },
  };
  play.do("oda", { type: "edit", position: { ...gone, control: ["Italy"] }, reason: "later in the game" });
  award(play, "Germany", 3);
  award(play, "France", 3);
  award(play, "Germany", 2);
  play.act("oda", { do: "conclude", reason: "Europe is under control" });
  expect(play.view("projector").ending).toEqual({ how: "draw", sharers: ["Germany", "Italy"] });
  expect(play.room("projector").scores.find(({ power }) => power === "France")).toMatchObject({
    centres: 0,
    total: 3,
  });
  expect(play.room("projector").goals).toHaveLength(3);
  const { goal } = play.room("oda").goals[2];
  play.act("oda", { do: "strike-points", goal, points: 1, reason: "an error" });
  expect(play.view("projector").ending).toEqual({ how: "victory", winners: ["Italy"], by: "score" });
});

test("nobody votes on a draw: the score decides (R110)", () => {
  const play = started().begin();
  expect(play.try("france-1", { type: "vote", vote: { how: "draw" } })).toBe("no-draws");
  expect(play.view("france-1").you.may).not.toContain("vote");
});

test("a power without a delegation does not win (MB-273, R13)", () => {
  const play = new RoomPlay().seatAll("France", "Germany").begin();
  play.act("oda", { do: "announce-end", turn: "F1901" });
  play.playMoves().playMoves().act("oda", { do: "conclude", reason: "the weekend is over" });
  expect(play.view("projector").ending).toEqual({ how: "draw", sharers: ["France", "Germany"] });
});

test("a turn that was agreed on as the last ends the committee by score, points not announced included (MB-12, MB-273, R105)", () => {
  const play = new RoomPlay("committee-1901", { options: { lastTurn: "F1901" } }).seatAll().begin();
  award(play, "Germany", 2);
  play.playMoves();
  expect(play.view("projector").ending).toBe(null);
  play.playMoves({ France: "A Mar - Spa" });
  expect(play.view("projector").ending).toEqual({ how: "victory", winners: ["Germany"], by: "score" });
});

test("after a Spring the centers count that were last settled, as risings have changed them since (R106, MB-197)", () => {
  const play = new RoomPlay("committee-1901", { options: { lastTurn: "S1901" } }).seatAll().begin();
  const { phase, units, centers } = play.view("oda").position;
  const position = {
    phase,
    units: { ...units, Italy: [] },
    centers: { ...centers, Italy: [], France: [...centers.France, ...centers.Italy] },
    lost: { Italy: "France" },
  };
  play.do("oda", { type: "edit", position, reason: "later in the game" });
  play.playMoves({
    England: "F I Lon-Italy\nF I Edi-Italy",
    // As the printed slip has it.
    Italy: "1. A Rom\n2. F Nap\n3. A Ven",
    France: "A Mar - Spa",
  });
  const scores = Object.fromEntries(play.room("projector").scores.map((each) => [each.power, each]));
  expect(scores.Italy).toMatchObject({ centres: 2, helper: 0, total: 2 });
  expect(scores.England).toMatchObject({ centres: 3, helper: 1, total: 4 });
  expect(scores.France).toMatchObject({ centres: 4, total: 4 });
  expect(play.view("projector").ending).toEqual({
    how: "draw",
    sharers: ["England", "France", "Russia"],
  });
});

test("control of Europe ends nothing by itself: play continues, and the officers may close (MB-7, R105)", () => {
  const play = started().begin();
  const { phase, units, centers } = play.view("oda").position;
  const all = ["Bel", "Hol", "Den", "Swe", "Nwy", "Spa", "Por", "Tun", "Gre", "Ser", "Bul", "Rum"];
  const taken = { ...centers, France: [...centers.France, ...all, "Mun", "Kie", "Ber"], Germany: [] };
  const position = { phase: `F${phase.slice(1)}`, units, centers: taken };
  play.do("oda", { type: "edit", position, reason: "later in the game" });
  play.playMoves();
  // The German units take their homes back as the Fall closes, so that France has fifteen.
  expect(play.room("oda").scores[2]).toMatchObject({ power: "France", control: 0 });
  const again = started().begin();
  again.do("oda", {
    type: "edit",
    position: { ...position, units: { ...units, Germany: ["A Ruh"] } },
    reason: "later in the game",
  });
  again.playMoves();
  expect(again.view("oda").ending).toBe(null);
  expect(again.room("projector").scores[2]).toMatchObject({ centres: 18, control: 5, total: 23 });
  again.act("oda", { do: "conclude", reason: "Europe is under control" });
  expect(again.view("projector").ending).toEqual({ how: "victory", winners: ["France"], by: "score" });
});
