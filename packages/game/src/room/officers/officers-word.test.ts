import { expect, test } from "vitest";
import { clockCommand, nextAlarm, replay } from "../../index.ts";
import { MINUTE } from "../../testing.ts";
import { delegate, RoomPlay } from "../testing.ts";

const VARIANTS = ["committee-1901", "committee-1935"] as const;
const CLOCKS = [undefined, { kind: "referee" }] as const;

/** Each committee with a clock and with none. */
const MODES = VARIANTS.flatMap((variant) =>
  CLOCKS.map((clock) => ({ variant, kind: clock?.kind ?? "live" })),
);

const open = (variant: (typeof VARIANTS)[number], kind = "live") =>
  new RoomPlay(variant, kind === "live" ? {} : { clock: { kind } }).seatAll().begin();

const stage = (play: RoomPlay) => play.room("projector").stage;
const left = (play: RoomPlay) => play.view("projector").clock.left;
const end = (play: RoomPlay) => play.act("oda", { do: "end-stage" });

type Orders = Readonly<Record<string, string>>;

/** The stages of a turn as the officers end one after the other; extra speeches were asked for. */
function* stagesOf(play: RoomPlay, orders: Orders = {}): Generator<string> {
  yield "opening";
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 60 }).act("oda", { do: "next" });
  yield "speeches";
  end(play);
  yield "diplomacy";
  play.act("oda", { do: "count-agreed", power: play.powers[0], agreed: true });
  play.act(delegate(play.powers[1], 1), { do: "request-speeches" });
  end(play);
  yield "request";
  play.act("oda", { do: "decide-extra", granted: true });
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 30 }).act("oda", { do: "next" });
  yield "extra-speeches";
  end(play);
  yield "writing";
  for (const [power, text] of Object.entries(orders)) play.save(power, text);
  end(play);
  yield "sealed";
  end(play);
  yield "revealed";
  end(play);
}

/** The officers set the clock, change it by minutes, take it away and put it back. */
function workTheClock(play: RoomPlay): void {
  play.after(1000);
  play.act("oda", { do: "set-clock", seconds: 300 });
  expect(left(play)).toBe(5 * MINUTE);
  const presses = [
    [1, 6],
    [5, 11],
    [-1, 10],
    [-5, 5],
  ];
  for (const [minutes, then] of presses) {
    play.act("olaf", { do: "add-time", seconds: minutes * 60 });
    expect(left(play)).toBe(then * MINUTE);
  }
  expect(play.table.clock.deadline).toBe(play.now + 5 * MINUTE);
  play.act("oda", { do: "set-clock", seconds: null });
  expect(nextAlarm(play.table)).toBe(null);
  expect(play.tryAct("oda", { do: "add-time", seconds: -60 })).toBe("no-deadline");
  play.act("oda", { do: "add-time", seconds: 60 });
  expect(left(play)).toBe(MINUTE);
}

/** What one power takes in the first year, and what it then has. */
const YEARS = {
  "committee-1901": {
    spring: { Germany: "F Kie - Den\nA Mun - Ruh", France: "A Mar - Spa" },
    fall: { Germany: "A Ruh - Hol", France: "" },
    first: ["Germany", 5],
  },
  "committee-1935": {
    spring: { Germany: "A Ber H" },
    fall: { Germany: "A Ber H" },
    first: null,
  },
} as const satisfies Record<
  string,
  { spring: Orders; fall: Orders; first: readonly [string, number] | null }
>;

test.each(MODES)(
  "officers overrule the clock at every stage of a year of $variant with $kind time, and close early with the right table (MB-12, MB-23, MB-24, MB-271, MB-273, R18, R105)",
  ({ variant, kind }) => {
    const play = open(variant, kind);
    const { spring, fall, first } = YEARS[variant];
    const seen: (string | null)[] = [];
    const passes = (turn: Generator<string>): void => {
      for (const name of turn) {
        expect(stage(play)).toBe(name);
        seen.push(name);
        workTheClock(play);
      }
    };
    passes(stagesOf(play, spring));
    expect(stage(play)).toBe("results");
    end(play);
    passes(fallOf(play, fall));
    while (!play.view("oda").phase.startsWith("S")) {
      workTheClock(play);
      end(play);
    }
    expect(new Set(seen).size).toBe(8);
    play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 60 }).act("oda", { do: "next" });
    play.act("oda", { do: "conclude", reason: "the hall is needed" });
    const { scores } = play.room("projector");
    const { centers } = play.view("oda").position;
    expect(scores.map(({ power, total }) => [power, total])).toEqual(
      play.powers.map((power) => [power, centers[power].length]),
    );
    const most = Math.max(...scores.map(({ total }) => total));
    const best = scores.filter(({ total }) => total === most).map(({ power }) => power);
    const [winner, points] = first ?? [null, most];
    expect(most).toBe(points);
    if (winner) expect(best).toEqual([winner]);
    expect(play.view("projector").ending).toEqual(
      best.length === 1 ? { how: "victory", winners: best, by: "score" } : { how: "draw", sharers: best },
    );
    expect(replay(play.log)).toEqual(play.table);
  },
);

/** A Fall turn without speeches. */
function* fallOf(play: RoomPlay, orders: Orders): Generator<string> {
  yield "opening";
  end(play);
  yield "diplomacy";
  end(play);
  yield "writing";
  for (const [power, text] of Object.entries(orders)) play.save(power, text);
  end(play);
  yield "sealed";
  end(play);
  yield "revealed";
  end(play);
}

test("a clock that the officers set in retreats is kept to, also where there was none (R18, R19)", () => {
  const play = open("committee-1901", "referee");
  const { phase, units, centers } = play.view("oda").position;
  const position = { phase, units: { ...units, France: ["A Bur"], Germany: ["A Mun", "A Ruh"] }, centers };
  play.do("oda", { type: "edit", position, reason: "a shorter game" });
  play.playMoves({ Germany: "A Mun - Bur\nA Ruh S A Mun - Bur", France: "A Bur H" });
  expect(play.view("oda").phase).toBe("S1901R");
  play.act("oda", { do: "set-clock", seconds: 60 }).after(MINUTE);
  const command = clockCommand(play.table, play.now);
  play.do("clock", command ?? { type: "pass-deadline" }).tell();
  expect(play.view("oda").phase).toBe("F1901M");
});

test("a delegation that agrees aloud is counted, or taken back; the last one ends the stage (MB-50, R17)", () => {
  const play = open("committee-1901").toDiplomacy();
  const isReady = (power: string) =>
    play.view("projector").seats.find(({ powers }) => powers.includes(power))?.isReady;
  expect(play.tryAct("france-1", { do: "count-agreed", power: "Italy", agreed: true })).toBe("not-entitled");
  play.act("oda", { do: "count-agreed", power: "Italy", agreed: true });
  expect(isReady("Italy")).toBe(true);
  expect(play.tryAct("oda", { do: "count-agreed", power: "Italy", agreed: true })).toBe("unchanged");
  play.act("oda", { do: "count-agreed", power: "Italy", agreed: false });
  expect(isReady("Italy")).toBe(false);
  const told = () =>
    play
      .room("oda")
      .log.map(({ text }) => text)
      .slice(-2);
  expect(told()).toEqual([
    "Italy agreed aloud to end the Diplomatic phase early",
    "Italy no longer agrees to end the Diplomatic phase early",
  ]);
  for (const power of play.powers) play.act("oda", { do: "count-agreed", power, agreed: true });
  expect(stage(play)).toBe("writing");
  // Delegations agree to end negotiation; with their orders they are ready.
  for (const agreed of [true, false]) play.act("oda", { do: "count-agreed", power: "Italy", agreed });
  expect(told()).toEqual(["Italy said aloud that it is ready", "Italy said aloud that it isn't ready"]);
  for (const power of play.powers) play.act("oda", { do: "count-agreed", power, agreed: true });
  expect(stage(play)).toBe("sealed");
});

test("the record shows everyone what the officers overruled (R18)", () => {
  const play = open("committee-1901").toDiplomacy();
  play.act("oda", { do: "set-clock", seconds: 90 });
  end(play);
  const told = play.view("projector").chronicle.map(({ sentence }) => sentence);
  expect(told).toEqual(
    expect.arrayContaining([
      "The officers set the clock to 1 minute and 30 seconds",
      "The officers ended the Diplomatic phase",
    ]),
  );
  // It is a step like any other.
  play.act("oda", { do: "go-back", step: play.room("oda").back?.step ?? 0, reason: "too early" });
  expect(stage(play)).toBe("diplomacy");
  expect(left(play)).toBe(90_000);
});

test("a stage is ended although the clock is paused (R18)", () => {
  const play = open("committee-1901").toDiplomacy().do("oda", { type: "pause", reason: "lunch" });
  end(play);
  expect(stage(play)).toBe("writing");
  expect(play.view("oda").clock).toMatchObject({ isPaused: false, left: 10 * MINUTE });
});

test("the committee closes at any moment, and the officers can take that back (MB-12, MB-273, R105)", () => {
  const play = open("committee-1901")
    .toDiplomacy()
    .after(10 * MINUTE);
  expect(play.tryAct("france-1", { do: "conclude", reason: "we win" })).toBe("not-entitled");
  play.act("oda", { do: "conclude", reason: "the weekend is over" });
  expect(play.view("projector")).toMatchObject({
    status: "ended",
    ending: { how: "victory", winners: ["Russia"], by: "score" },
  });
  expect(play.tryAct("france-1", { do: "reopen", reason: "no" })).toBe("not-entitled");
  play.after(MINUTE).act("olaf", { do: "reopen", reason: "there is an hour left" });
  expect(play.view("projector")).toMatchObject({ status: "playing", ending: null });
  expect(stage(play)).toBe("diplomacy");
  expect(left(play)).toBe(20 * MINUTE);
  expect(play.tryAct("oda", { do: "reopen", reason: "again" })).toBe("not-at-this-stage");
  expect(replay(play.log)).toEqual(play.table);
});

test("a committee that is closed as a game has a winner or a draw all the same (MB-12, MB-273)", () => {
  const play = open("committee-1901");
  const { phase, units, centers } = play.view("oda").position;
  const position = { phase, units, centers: { ...centers, Russia: ["Mos", "StP", "War"] } };
  play.do("oda", { type: "edit", position, reason: "a tie" });
  play.do("oda", { type: "close", reason: "the hall is needed" });
  expect(play.view("projector").ending).toEqual({ how: "draw", sharers: play.powers });
});

test("a change of the position keeps the stage, its clock and the sheets, unless the turn is to start again (MB-24, R18, R24)", () => {
  const play = open("committee-1901")
    .toWriting()
    .save("France", "A Par - Bur")
    .after(4 * MINUTE);
  play.do("italy-1", { type: "ready", ready: true });
  const { phase, units, centers } = play.view("oda").position;
  const edit = { type: "edit", position: { phase, units: { ...units, Italy: ["A Ven"] }, centers } } as const;
  play.do("oda", { ...edit, reason: "a slip of the pen" });
  expect(stage(play)).toBe("writing");
  expect(left(play)).toBe(6 * MINUTE);
  expect(play.view("france-1").sheets[0].text).toBe("A Par - Bur");
  expect(play.view("projector").position.units.Italy).toEqual(["A Ven"]);
  // Orders may no longer fit, so nobody is ready.
  expect(play.view("oda").seats.map(({ isReady }) => isReady)).not.toContain(true);
  expect(play.room("oda").back).toMatchObject({ stage: "diplomacy" });
  play.do("oda", { ...edit, reason: "from the beginning", restart: true });
  expect(stage(play)).toBe("opening");
  expect(replay(play.log)).toEqual(play.table);
});

test("order resolution lasts until the officers are done with the results, and is none of the next turn (MB-33, MB-37)", () => {
  const play = open("committee-1901").toResults({ France: "A Par - Bur", Italy: "A Ven H" });
  expect(play.view("oda").phase).toBe("S1901M");
  expect(stage(play)).toBe("results");
  play.act("oda", { do: "show-results", all: false });
  expect(play.tryAct("oda", { do: "next" })).toBe("not-shown-yet");
  play.act("oda", { do: "show-results", all: false });
  expect(stage(play)).toBe("results");
  play.act("oda", { do: "next" });
  expect([stage(play), play.view("oda").phase]).toEqual(["opening", "F1901M"]);
  const quick = open("committee-1901").toResults({ France: "A Par - Bur" });
  expect(stage(end(quick))).toBe("opening");
});
