import { expect, test } from "vitest";
import { standingsCsv } from "./index.ts";
import { Run } from "./testing.ts";

const NAMES = ["Ann", "Ben", "Carla", "Dan", "Eve", "Finn", "Gina"];

/** One board of seven at fixed powers, and results of rounds: centers by player in the order of names. */
function played(rounds: readonly string[], settings: ConstructorParameters<typeof Run>[0] = {}): Run {
  const run = new Run({ rounds: rounds.length, ...settings }).players(NAMES);
  rounds.forEach((centers, index) => {
    run.draw().do({
      type: "arrange",
      round: index + 1,
      boards: [{ players: NAMES.map((name) => run.id(name)), isLocked: false }],
    });
    run.do({ type: "confirm", games: null }).enter(index + 1, 1, centers);
  });
  return run;
}

const table = (run: Run) => {
  const { standings, players } = run.view(null);
  return standings.map(({ place, player, total, tie }) => {
    const name = players.find(({ id }) => id === player)?.name;
    return [place, name, Math.round(total * 100) / 100, tie];
  });
};

test("totals of all rounds", () => {
  const run = played(["18 6 5 3 2 x5 x3", "6 18 5 3 2 x5 x3"], { scoring: "draw-size" });
  expect(table(run).slice(0, 3)).toEqual([
    [1, "Ann", 100, "shared"],
    [1, "Ben", 100, "shared"],
    [3, "Carla", 0, "centers"],
  ]);
});

test("the best two of three, and half of the average of the rest", () => {
  const rounds = ["10 8 6 4 3 2 1", "1 10 8 6 4 3 2", "18 6 5 3 2 x5 x3"];
  const squares = (counts: number[], own: number): number =>
    (100 * own ** 2) / counts.reduce((sum, each) => sum + each ** 2, 0);
  const shares = [10, 8, 6, 4, 3, 2, 1];
  const first = squares(shares, 10);
  const second = squares(shares, 1);
  const byName = (run: Run, name: string) => table(run).find((row) => row[1] === name)?.[2];
  const best = played(rounds, { best: 2 });
  expect(byName(best, "Ann")).toBeCloseTo(100 + first, 2);
  const half = played(rounds, { best: 2, halfOfRest: true });
  expect(byName(half, "Ann")).toBeCloseTo(100 + first + second / 2, 2);
  const { standings } = half.view(null);
  expect(standings[0].rounds.map(({ counts }) => counts)).toEqual(["full", "rest", "full"]);
  expect(byName(played(rounds), "Ann")).toBeCloseTo(100 + first + second, 2);
});

test("equal totals are decided by the best round, then by centers, and say so", () => {
  const run = played(["10 8 6 4 3 2 1", "8 10 6 4 3 1 2"], { scoring: "c-diplo-100" });
  expect(table(run).slice(0, 3)).toEqual([
    [1, "Ann", 72, "shared"],
    [1, "Ben", 72, "shared"],
    [3, "Carla", 28, null],
  ]);
  // With a solo, everyone else has nothing, but more centers.
  const solo = played(["18 6 5 3 2 x5 x3"], { scoring: "draw-size" });
  expect(table(solo)).toEqual([
    [1, "Ann", 100, null],
    [2, "Ben", 0, "centers"],
    [3, "Carla", 0, "centers"],
    [4, "Dan", 0, "centers"],
    [5, "Eve", 0, "centers"],
    [6, "Finn", 0, "shared"],
    [6, "Gina", 0, "shared"],
  ]);
  // Ann shares two draws of two, Dan has a solo.
  const shared = played(["12 11 3 2 2 2 2", "12 3 11 2 2 2 2", "6 5 3 18 2 x5 x3"], { scoring: "draw-size" });
  const draw = (round: number, centers: string, ...powers: string[]) =>
    shared.enter(round, 1, centers, { ending: { how: "draw", powers } });
  draw(1, "12 11 3 2 2 2 2", "Austria", "England");
  draw(2, "12 3 11 2 2 2 2", "Austria", "France");
  expect(table(shared).slice(0, 2)).toEqual([
    [1, "Dan", 100, "best-round"],
    [2, "Ann", 100, "best-round"],
  ]);
});

test("the top board decides the places of those on it, or its points are added", () => {
  const regular = ["12 8 5 4 3 1 1"];
  const topBoard = (how: "decides" | "adds"): Run => {
    const run = played(regular, { topBoard: how, scoring: "c-diplo-100" });
    expect(run.view().director?.next).toBe("draw-top-board");
    return run.players(["Hal"]).draw({ isTopBoard: true });
  };
  const decides = topBoard("decides");
  const { draft } = decides.view().director ?? {};
  expect(draft?.boards).toHaveLength(1);
  expect(draft?.boards[0].players).not.toContain(decides.id("Hal"));
  expect(draft?.flaws.some(({ code }) => code === "bye")).toBe(false);
  const seat = (run: Run, name: string) => run.tournament.rounds[1].boards[0].players.indexOf(run.id(name));
  const win = (run: Run, name: string): Run => {
    run.do({ type: "confirm", games: null });
    const centers = Array.from({ length: 7 }, (_, i) => (i === seat(run, name) ? 10 : 4)).join(" ");
    return run.enter(2, 1, centers);
  };
  win(decides, "Gina");
  expect(table(decides)[0]).toEqual([1, "Gina", 2, "top-board"]);
  expect(table(decides).at(-1)?.[1]).toBe("Hal");
  expect(decides.view().director?.next).toBe("finish");
  const adds = win(topBoard("adds"), "Gina");
  const [first] = table(adds);
  expect(first.slice(0, 2)).toEqual([1, "Ann"]);
  expect(adds.view(null).standings[0].topBoard).toBe((first[2] as number) - 51);
});

test("byes are worth what the settings say, and two boards count once or both", () => {
  const run = new Run({ scoring: "draw-size", bye: 12, rounds: 1 }).players(8).round();
  const [out] = run.tournament.rounds[0].byes;
  run.enter(1, 1, "10 8 6 4 3 2 1");
  expect(run.view(null).standings.find(({ player }) => player === out)?.total).toBe(12);

  const double = (perRound: "best" | "all") => {
    const two = new Run({ scoring: "draw-size", perRound, rounds: 1 }).players(13);
    two.round({ leftOver: "two-boards" }).enter(1, 1, "10 8 6 4 3 2 1").enter(1, 2, "10 8 6 4 3 2 1");
    const all = two.tournament.rounds[0].boards.flatMap(({ players }) => players);
    const twice = all.find((id, index) => all.indexOf(id) !== index);
    return two.view(null).standings.find(({ player }) => player === twice)?.total;
  };
  expect(double("best")).toBeCloseTo(100 / 7);
  expect(double("all")).toBeCloseTo(200 / 7);
});

test("best countries go by points, then by centers", () => {
  const run = played(["10 8 6 4 3 2 1", "8 10 6 4 3 1 2"], { scoring: "draw-size" });
  const best = run.view(null).bestCountries;
  expect(best[0]).toEqual({
    power: "Austria",
    best: [{ player: run.id("Ann"), round: 1, board: 1, points: 100 / 7, centers: 10 }],
  });
  expect(best[2].best.map(({ round }) => round)).toEqual([1, 2]);
  expect(best.map(({ power }) => power)).toHaveLength(7);
});

test("standings are exported with a column for each round", () => {
  const run = played(["18 6 5 3 2 x5 x3"], { scoring: "draw-size" });
  run.do({ type: "withdraw", player: run.id("Carla") });
  const csv = (language?: string) => standingsCsv(run.view(null), language).split("\r\n");
  const [head, first, , third] = csv();
  expect(head).toBe(
    "\uFEFFplace,decided by,name,club,withdrawn,total,round 1,byes,top board,best round,solos,centers",
  );
  expect(first).toBe("1,total,Ann,,no,100,100,,,100,1,18");
  expect(third).toBe("3,centers,Carla,,yes,0,0,,,0,0,5");
  expect(csv("de")[1]).toBe("1;total;Ann;;no;100;100;;;100;1;18");
});

test("a bye is told apart from as many points that were played, in the export and in the view", () => {
  const run = new Run({ scoring: "draw-size", bye: 12.5, rounds: 1 }).players(8).round();
  const [out] = run.tournament.rounds[0].byes;
  run.enter(1, 1, "10 8 6 4 3 2 1");
  const { name } = run.view(null).players.find(({ id }) => id === out) ?? {};
  const row = standingsCsv(run.view(null), "de")
    .split("\r\n")
    .find((line) => line.includes(`;${name};`));
  expect(row).toBe(`8;total;${name};;no;12,5;12,5;1;;12,5;0;0`);
});

test("of those with as many points on the top board, the total is ahead", () => {
  const run = played(["12 8 5 4 3 1 1"], { topBoard: "decides", scoring: "c-diplo-100" });
  run.draw({ isTopBoard: true }).do({ type: "confirm", games: null });
  const seat = run.tournament.rounds[1].boards[0].players.indexOf(run.id("Gina"));
  run.enter(2, 1, Array.from({ length: 7 }, (_, i) => (i === seat ? 18 : "x5")).join(" "));
  const rows = table(run);
  expect(rows[0]).toMatchObject([1, "Gina", expect.any(Number), "top-board"]);
  expect(rows[1]).toMatchObject([2, "Ann", expect.any(Number), null]);
});

test("who withdraws stays in the standings only if they have played", () => {
  const run = played(["10 8 6 4 3 2 1"], { rounds: 1 });
  run.players(["Hal"]);
  const names = () => table(run).map(([, name]) => name);
  expect(names()).toContain("Hal");
  for (const name of ["Hal", "Gina"]) run.do({ type: "withdraw", player: run.id(name) });
  expect(names()).not.toContain("Hal");
  expect(names()).toContain("Gina");
});

test("a round sat out without points is no round: it neither counts nor takes the place of one", () => {
  const rows = (bye: number) => {
    const run = new Run({ scoring: "draw-size", bye, best: 1, rounds: 1 }).players(8).round();
    const [out] = run.tournament.rounds[0].byes;
    run.enter(1, 1, "10 8 6 4 3 2 1");
    return run.view(null).standings.find(({ player }) => player === out)?.rounds;
  };
  expect(rows(0)).toEqual([{ points: 0, counts: "no", isBye: true }]);
  expect(rows(1)).toEqual([{ points: 1, counts: "full", isBye: true }]);
});
