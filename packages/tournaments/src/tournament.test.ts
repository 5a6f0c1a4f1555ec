import { expect, test } from "vitest";
import { refusedOnline, replayTournament, type TournamentEntry } from "./index.ts";
import { Run, resultOf } from "./testing.ts";

const next = (run: Run) => run.view().director?.next;
const code = (answer: ReturnType<Run["try"]>) => (answer === "done" ? answer : answer.code);

test("a director is told one step at a time", () => {
  const run = new Run({ rounds: 1 });
  expect(next(run)).toBe("add-players");
  expect(next(run.players(7))).toBe("draw");
  expect(next(run.draw())).toBe("check-boards");
  expect(next(run.do({ type: "confirm", games: null }))).toBe("enter-results");
  expect(next(run.enter(1, 1, "10 8 6 4 3 2 1"))).toBe("finish");
  expect(next(run.do({ type: "finish" }))).toBe("done");
  expect(code(run.try("dora", { type: "import", text: "Zoe" }))).toBe("tournament-over");
});

test("everyone can sign up while registration is open, and withdraw", () => {
  const run = new Run();
  const entry = { club: "", preferences: ["France", "Atlantis"], playsTwice: false };
  run
    .do({ type: "register", name: "Ann", ...entry }, "a")
    .do({ type: "register", name: "Ann", ...entry }, "b");
  expect(run.view("a").players.map(({ name }) => name)).toEqual(["Ann", "Ann (2)"]);
  expect(run.view().director?.players[0]).toMatchObject({ preferences: ["France"], isConnected: true });
  expect(code(run.try("a", { type: "register", name: "Ann", ...entry }))).toBe("already-here");
  expect(code(run.try("a", { type: "withdraw", player: run.id("Ann (2)") }))).toBe("not-entitled");
  run.do({ type: "withdraw" }, "a");
  expect(run.view("a").players[0].isWithdrawn).toBe(true);
  run.do({ type: "open-registration", isOpen: false });
  expect(code(run.try("c", { type: "register", name: "Cy", ...entry }))).toBe("registration-closed");
  run.do({ type: "reinstate", player: run.id("Ann") });
  expect(run.view("a").players[0].isWithdrawn).toBe(false);
});

test("a list that grew adds only those who are new", () => {
  const run = new Run().players(["Ann", "Ben"]).players(["Ann", "Ben", "Carla"]);
  expect(run.view().players.map(({ name }) => name)).toEqual(["Ann", "Ben", "Carla"]);
  expect(run.try("dora", { type: "import", text: "Ann" })).toMatchObject({
    code: "bad-list",
    detail: "nobody",
  });
  expect(run.try("dora", { type: "import", text: "name,email\nZoe,zoe" })).toMatchObject({
    code: "bad-list",
    detail: "email",
    facts: { line: 2, written: "zoe" },
  });
});

test("only directors direct", () => {
  const run = new Run().players(7);
  for (const command of [
    { type: "confirm", games: null },
    { type: "undo" },
    { type: "finish" },
    { type: "import", text: "Zoe" },
  ] as const)
    expect(code(run.try("someone", command))).toBe("not-entitled");
  expect(code(run.try("dora", { type: "forget", person: "x" }))).toBe("not-entitled");
  expect(code(run.try("eric", { type: "direct", name: "Eric", digest: "d1" }))).toBe("no-such-offer");
  run
    .do({ type: "invite-director", digest: "d1" })
    .do({ type: "direct", name: "Eric", digest: "d1" }, "eric");
  expect(code(run.try("zoe", { type: "direct", name: "Zoe", digest: "d1" }))).toBe("no-such-offer");
  run.draw().do({ type: "confirm", games: null }, "eric");
  expect(run.view("eric").director?.directors).toEqual(["Dora", "Eric"]);
});

test("everything directors do can be undone and done again, and what others did stays", () => {
  const run = new Run({ rounds: 2 }).players(7).draw();
  const drawn = run.view().director?.draft;
  run.do({ type: "confirm", games: null }).enter(1, 1, "10 8 6 4 3 2 1");
  const entry = { club: "", preferences: [], playsTwice: false };
  run.do({ type: "register", name: "Late", ...entry }, "l");
  const before = run.view();
  expect(before.director?.undo).toBe("result");
  run.do({ type: "undo" });
  expect(run.view().rounds[0].boards?.[0].result).toBe(null);
  run.do({ type: "undo" }).do({ type: "undo" }).do({ type: "undo" });
  expect(run.view().players.map(({ name }) => name)).toEqual(["Late"]);
  expect(code(run.try("dora", { type: "undo" }))).toBe("nothing-to-undo");
  expect(run.view().director?.redo).toBe("registered");
  run.do({ type: "redo" }).do({ type: "redo" });
  expect(run.view().director?.draft).toMatchObject({ boards: drawn?.boards });
  run.do({ type: "redo" }).do({ type: "redo" });
  expect(run.view().standings).toEqual(before.standings);
  expect(code(run.try("dora", { type: "redo" }))).toBe("nothing-to-undo");
  // After something new, what was undone is gone for good.
  run.do({ type: "undo" }).do({ type: "open-registration", isOpen: false });
  expect(run.view().director?.redo).toBe(null);
  expect(
    run
      .view()
      .director?.log.filter(({ isUndone }) => isUndone)
      .map((each) => each.code),
  ).toEqual(["result"]);
});

test("ids are never given twice, whatever is undone", () => {
  const run = new Run().players(["Ann"]);
  const [first] = run.tournament.players;
  run.do({ type: "undo" }).players(["Ben"]);
  expect(run.tournament.players[0].id).not.toBe(first.id);
});

test("a player at two boards is the last of the flaws", () => {
  const run = new Run({ rounds: 2 }).players(13);
  run.draw({ leftOver: "two-boards" });
  const { flaws = [], boards = [] } = run.view().director?.draft ?? {};
  const all = boards.flatMap(({ players }) => players);
  const [twice] = all.filter((each, index) => all.indexOf(each) !== index);
  expect(flaws).toEqual([{ code: "two-boards", players: [twice], times: 0 }]);
});

test("flaws are shown before boards are confirmed", () => {
  const run = new Run({ rounds: 3 }).players(8);
  run.round().enter(1, 1, "10 8 6 4 3 2 1");
  const [first] = run.tournament.rounds;
  run.draw();
  const { flaws = [], out = [] } = run.view().director?.draft ?? {};
  expect(out).not.toEqual(first.byes);
  expect(flaws.filter(({ code: each }) => each === "met")).toHaveLength(15);
  expect(flaws).toContainEqual({ code: "bye", players: out, times: 0 });
  expect(flaws.some(({ code: each }) => each === "power")).toBe(false);
  // Everyone as before: 21 pairs and seven powers again.
  run.do({ type: "arrange", round: 2, boards: [{ players: first.boards[0].players, isLocked: true }] });
  const again = run.view().director?.draft?.flaws ?? [];
  expect(again.filter(({ code: each }) => each === "met")).toHaveLength(21);
  expect(again.filter(({ code: each }) => each === "power")).toHaveLength(7);
  // A locked board stays when the rest is drawn again.
  run.draw({ seed: 9 });
  expect(run.view().director?.draft?.boards[0].players).toEqual(first.boards[0].players);
});

test("boards are changed by hand, but not into what can't be", () => {
  const run = new Run().players(14).draw();
  const [one, two] = run.tournament.rounds[0].boards.map(({ players }) => [...players]);
  const arrange = (...boards: string[][]) =>
    code(
      run.try("dora", {
        type: "arrange",
        round: 1,
        boards: boards.map((players) => ({ players, isLocked: false })),
      }),
    );
  [one[0], two[0]] = [two[0], one[0]];
  expect(arrange(one, two)).toBe("done");
  expect(arrange([...one.slice(1), one[1]], two)).toBe("bad-boards");
  expect(arrange(one.slice(1), two)).toBe("bad-boards");
  expect(arrange(["nobody", ...one.slice(1)], two)).toBe("bad-boards");
  run.do({ type: "confirm", games: null }).enter(1, 1, "10 8 6 4 3 2 1");
  // A no-show is replaced at a table that still plays, never at one that is over.
  run.players(["Late"]);
  expect(arrange(one, [run.id("Late"), ...two.slice(1)])).toBe("done");
  expect(arrange([run.id("Late"), ...one.slice(1)], two)).toBe("bad-boards");
});

test("away players are left out of the next draw, and only of that", () => {
  const run = new Run({ rounds: 2 }).players(8);
  run.do({ type: "away", player: run.id("Player 3"), isAway: true }).round();
  const [round] = run.tournament.rounds;
  expect(round.boards[0].players).not.toContain(run.id("Player 3"));
  expect(round.byes).toEqual([]);
  expect(run.view().director?.players.some(({ isAway }) => isAway)).toBe(false);
  run.do({ type: "withdraw", player: run.id("Player 3") }).draw();
  expect(run.view().director?.draft?.out).toEqual([]);
});

test("results of games online flow in, and are corrected for a reason", () => {
  const run = new Run({ rounds: 1 });
  for (let i = 1; i <= 7; i++)
    run.do({ type: "register", name: `P${i}`, club: "", preferences: [], playsTwice: false }, `person${i}`);
  run.draw().do({ type: "confirm", games: ["g1"] });
  expect(run.view().director?.undo).toBe(null);
  expect(run.view("person1").you.seats).toMatchObject([{ round: 1, board: 1, game: "g1" }]);
  const result = resultOf("10 8 6 4 3 2 1");
  run.do({ type: "game-ended", game: "g1", result }, "clock");
  expect(code(run.try("clock", { type: "game-ended", game: "g1", result }))).toBe("unchanged");
  const other = resultOf("8 10 6 4 3 2 1");
  expect(code(run.try("dora", { type: "result", round: 1, board: 1, result: other }))).toBe("reason-missing");
  run.do({ type: "result", round: 1, board: 1, result: other, reason: "Adjudication error" });
  expect(run.view(null).rounds[0].boards?.[0]).toMatchObject({
    result: other,
    correction: "Adjudication error",
  });
  run.do({ type: "undo" });
  expect(run.view(null).rounds[0].boards?.[0]).toMatchObject({ result, correction: null });
});

test("boards are played online only when everyone on them has signed in", () => {
  const run = new Run().players(7).draw();
  expect(refusedOnline(run.tournament)).toMatchObject({ error: { code: "not-connected" } });
  expect(code(run.try("dora", { type: "confirm", games: ["g1"] }))).toBe("not-connected");
  run.tournament.players.forEach(({ id }, index) => {
    run.do({ type: "claim", player: id }, `person${index}`);
  });
  expect(code(run.try("other", { type: "claim", player: run.tournament.players[0].id }))).toBe(
    "no-such-code",
  );
  expect(refusedOnline(run.tournament)).toBe(null);
});

test("in anonymous games nobody learns who plays what before all of the round are over", () => {
  const anonymous = (swap: boolean): Run => {
    const run = new Run({ rounds: 1, setup: { anonymous: true } });
    for (let i = 1; i <= 14; i++)
      run.do({ type: "register", name: `P${i}`, club: "", preferences: [], playsTwice: false }, `person${i}`);
    run.draw();
    const boards = run.tournament.rounds[0].boards.map(({ players }) => ({
      players: [...players],
      isLocked: false,
    }));
    if (swap) {
      [boards[0].players[0], boards[1].players[3]] = [boards[1].players[3], boards[0].players[0]];
      [boards[0].players[1], boards[0].players[2]] = [boards[0].players[2], boards[0].players[1]];
    }
    run.do({ type: "arrange", round: 1, boards }).do({ type: "confirm", games: ["g1", "g2"] });
    return run.do({ type: "game-ended", game: "g1", result: resultOf("18 6 5 3 2 x5 x3") }, "clock");
  };
  const [one, other] = [anonymous(false), anonymous(true)];
  const moved = new Set<string>();
  one.tournament.rounds[0].boards.forEach(({ players }, board) => {
    players.forEach((id, seat) => {
      if (other.tournament.rounds[0].boards[board].players[seat] !== id) moved.add(id);
    });
  });
  expect(moved.size).toBe(4);
  for (const person of [null, ...one.tournament.players.map((player) => player.person)]) {
    const own = one.tournament.players.find((player) => player.person === person);
    if (own && moved.has(own.id)) continue;
    expect(other.view(person)).toEqual(one.view(person));
  }
  expect(one.view(null).rounds[0].boards).toBe(null);
  one.do({ type: "game-ended", game: "g2", result: resultOf("10 8 6 4 3 2 1") }, "clock");
  expect(one.view(null).rounds[0].boards).toHaveLength(2);
});

test("directors of anonymous games don't play in them", () => {
  const run = new Run({ setup: { anonymous: true } });
  const entry = { club: "", preferences: [], playsTwice: false };
  for (const who of ["dora", "a", "b", "c", "d", "e", "f"])
    run.do({ type: "register", name: who, ...entry }, who);
  run.draw();
  expect(code(run.try("dora", { type: "confirm", games: ["g1"] }))).toBe("director-plays");
});

test("only directors see addresses, and nobody is told how others can be reached", () => {
  const run = new Run().do({ type: "import", text: "Ann,ann@example.org" });
  expect(JSON.stringify(run.view())).toContain("ann@example.org");
  expect(JSON.stringify(run.view(null))).not.toContain("ann@example.org");
});

test("people who are forgotten withdraw, and their address is gone", () => {
  const run = new Run().do({ type: "import", text: "Ann,ann@example.org" });
  run.do({ type: "claim", player: run.id("Ann") }, "a").do({ type: "forget", person: "a" }, "clock");
  expect(run.tournament.players[0]).toMatchObject({ person: null, email: null, isWithdrawn: true });
  run.do({ type: "invite-director", digest: "d" }).do({ type: "direct", name: "Eric", digest: "d" }, "e");
  run.do({ type: "forget", person: "e" }, "clock");
  expect(run.tournament.directors.map(({ name }) => name)).toEqual(["Dora"]);
});

test("scoring can change at any time, the game only before the first round", () => {
  const run = new Run({ rounds: 1 }).players(7).round().enter(1, 1, "10 8 6 4 3 2 1");
  const before = run.view().standings[0].total;
  const settings = { ...run.tournament.settings, scoring: "c-diplo-100" as const };
  run.do({ type: "settings", settings });
  expect(run.view().standings[0].total).not.toBe(before);
  const other = { ...settings, setup: { variant: "france-austria" } };
  expect(code(run.try("dora", { type: "settings", settings: other }))).toBe("boards-drawn");
  const own = { ...settings, setup: { variant: "dissolution" } };
  expect(code(run.try("dora", { type: "settings", settings: own }))).toBe("bad-setup");
});

test("a log read again makes the same tournament", () => {
  const run = new Run({ rounds: 2 }).players(23).round().do({ type: "undo" }).do({ type: "redo" });
  const copy = JSON.parse(JSON.stringify(run.log));
  expect(replayTournament(copy)).toEqual(run.tournament);
});

test("someone who sits out plays for a player who isn't there, and then has no points for sitting out", () => {
  const run = new Run({ rounds: 1, bye: 20, scoring: "draw-size" }).players(8).round();
  const [board] = run.tournament.rounds[0].boards;
  const [absent] = board.players;
  const [bye] = run.tournament.rounds[0].byes;
  const swap = { type: "substitute", round: 1, board: 1, player: absent, by: bye } as const;
  expect(run.try("someone", swap)).toMatchObject({ code: "not-entitled" });
  expect(run.try("dora", { ...swap, by: board.players[3] })).toMatchObject({ code: "bad-boards" });
  expect(run.try("dora", { ...swap, player: bye })).toMatchObject({ code: "no-such-player" });
  expect(run.try("dora", { ...swap, board: 2 })).toMatchObject({ code: "no-boards" });
  run.do(swap);
  expect(run.view().rounds[0].byes).toEqual([]);
  expect(run.view().rounds[0].boards?.[0].seats[0].player).toBe(bye);
  expect(run.view().director?.undo).toBe("substituted");
  expect(run.view().director?.log[0]).toMatchObject({ code: "substituted", facts: { round: 1, board: 1 } });
  run.do({ type: "undo" });
  expect(run.view().rounds[0].byes).toEqual([bye]);
  run.do({ type: "redo" }).enter(1, 1, "18 6 4 2 2 1 1");
  const totals = new Map(run.view().standings.map(({ player, total }) => [player, total]));
  expect([totals.get(bye), totals.get(absent)]).toEqual([100, 0]);
  expect(run.try("dora", { ...swap, player: bye, by: absent })).toMatchObject({
    code: "boards-drawn",
    detail: "result",
  });
});

test("substitutes of games online have signed in, and don't direct if names are hidden", () => {
  const run = new Run({ rounds: 1, setup: { anonymous: true } }).players(8);
  const last = run.id("Player 8");
  for (const { id } of run.tournament.players)
    if (id !== last) run.do({ type: "claim", player: id }, `person ${id}`);
  run.do({ type: "away", player: last, isAway: true }).draw();
  run.do({ type: "confirm", games: ["g1"] });
  const absent = run.tournament.rounds[0].boards[0].players[4];
  const swap = { type: "substitute", round: 1, board: 1, player: absent, by: last } as const;
  expect(run.try("dora", swap)).toMatchObject({ code: "not-connected" });
  run.do({ type: "claim", player: last }, "person 8").do(swap);
  // The game has changed too, so it stays so.
  expect(run.view().director?.undo).toBe(null);
});

test("a log has an end, by entries and by length; what happens by itself still does", () => {
  const run = new Run().players(7);
  const toggled = (seq: number): TournamentEntry => ({
    seq,
    at: run.now,
    by: "dora",
    event: { type: "registration", isOpen: seq % 2 === 0 },
  });
  while (run.log.length < 4999) run.log.push(toggled(run.log.length + 1));
  run.do({ type: "away", player: run.id("Player 1"), isAway: true });
  expect(code(run.try("dora", { type: "away", player: run.id("Player 2"), isAway: true }))).toBe("log-full");
  expect(code(run.try("clock", { type: "forget", person: "dora" }))).toBe("done");
  const wordy = new Run();
  const { settings, game } = wordy.tournament;
  const event = {
    type: "settings-changed",
    settings: { ...settings, about: "x".repeat(2000) },
    game,
  } as const;
  while (JSON.stringify(wordy.log).length < 1_510_000)
    for (let i = 0; i < 50; i++)
      wordy.log.push({ seq: wordy.log.length + 1, at: wordy.now, by: "dora", event });
  expect(wordy.log.length).toBeLessThan(1000);
  expect(code(wordy.try("dora", { type: "import", text: "Ann" }))).toBe("log-full");
});
