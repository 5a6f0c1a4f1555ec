import { expect, test } from "vitest";
import { clockCommand, nextAlarm } from "../../index.ts";
import { formed, opened, PLAIN, seated } from "./testing-conference.ts";

const MINUTE = 60_000;

test("the officers may set by the clock when a conference ends, and only they (R92, MB-263)", () => {
  const play = seated();
  const conference = opened(play);
  const time = { do: "time-conference", conference, until: play.now + 5 * MINUTE } as const;
  expect(play.tryAct("france-2", time)).toBe("not-entitled");
  expect(play.room("france-2").may).not.toContain("time-conference");
  expect(play.tryAct("oda", { ...time, until: play.now })).toBe("bad-time");
  expect(play.tryAct("oda", { ...time, until: play.now + 25 * 60 * MINUTE })).toBe("bad-time");
  expect(play.tryAct("oda", { ...time, until: play.now + 0.5 })).toBe("bad-time");
  play.act("oda", time);
  expect(play.tryAct("olaf", time)).toBe("unchanged");
  expect(play.room("projector").conferences[0].until).toBe(time.until);
  expect(play.view("projector").chronicle.at(-1)).toMatchObject({
    sentence: "The conference will end at a fixed time",
    time: time.until,
  });
});

test("it closes by itself at that time, in the midst of its business (R92, MB-263)", () => {
  const play = seated();
  const conference = opened(play);
  const until = play.now + 5 * MINUTE;
  play.act("oda", { do: "time-conference", conference, until });
  expect(nextAlarm(play.table)).toBe(until);
  expect(clockCommand(play.table, until - 1)).toBe(null);
  expect(play.try("clock", { type: "end-conference" })).toBe("too-early");
  play.after(5 * MINUTE);
  expect(clockCommand(play.table, play.now)).toEqual({ type: "end-conference" });
  expect(play.try("oda", { type: "end-conference" })).toBe("not-entitled");
  play.do("clock", { type: "end-conference" });
  expect(play.room("projector").conferences[0]).toMatchObject({ status: "closed", reason: "Its time is up" });
  expect(play.room("oda").stage).toBe("diplomacy");
  expect(clockCommand(play.table, play.now)).toBe(null);
});

test("a time can be put off or taken back, and then the two turns hold (R92)", () => {
  const play = seated();
  const conference = opened(play);
  const time = { do: "time-conference", conference, until: play.now + 5 * MINUTE } as const;
  play.act("oda", time).act("olaf", { ...time, until: play.now + 8 * MINUTE });
  play.after(6 * MINUTE);
  expect(clockCommand(play.table, play.now)).toBe(null);
  play
    .act("oda", { ...time, until: null })
    .after(3 * MINUTE)
    .act("france-2", {
      do: "speak",
      conference,
      text: "still here",
    });
  expect(play.room("projector").conferences[0]).toMatchObject({ status: "open", until: null });
});

test("it is a time of day, which comes although the clock of the Situation Room is paused (R92, R94)", () => {
  const play = seated();
  const conference = opened(play);
  play.act("oda", { do: "time-conference", conference, until: play.now + 5 * MINUTE });
  play.do("oda", { type: "pause", reason: "a fire drill" }).after(5 * MINUTE);
  expect(clockCommand(play.table, play.now)).toEqual({ type: "end-conference" });
  play.do("clock", { type: "end-conference" });
  expect(play.room("oda").conferences[0].status).toBe("closed");
  expect(play.table.clock.pausedAt).not.toBe(null);
});

test("a time that is up before the conference opens is not its end anymore (R91, R92)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  const time = { do: "time-conference", conference, until: play.now + MINUTE } as const;
  expect(play.tryAct("oda", time)).toBe("not-at-this-stage");
  const answer = { do: "answer-conference", conference, granted: true, reason: "", chairs: [] } as const;
  play.act("olaf", { ...answer, open: false }).act("oda", time);
  // That it is granted is nobody else's to know before it opens.
  expect(play.view("projector").chronicle.at(-1)?.sentence).not.toContain("conference");
  play.after(2 * MINUTE).act("oda", { do: "open-conference", conference });
  expect(play.room("projector").conferences[0]).toMatchObject({ status: "open", until: null });
});

test("if it passes during an outage, the conference gets as much time as it had left", () => {
  const play = seated();
  const conference = opened(play);
  const downSince = play.now + MINUTE;
  play.act("oda", { do: "time-conference", conference, until: play.now + 3 * MINUTE });
  play.after(10 * MINUTE);
  play.do("clock", { type: "move-deadlines", downSince, upSince: play.now });
  expect(play.room("oda").conferences[0]).toMatchObject({ status: "open", until: play.now + 2 * MINUTE });
  expect(play.try("clock", { type: "move-deadlines", downSince, upSince: play.now })).toBe("nothing-moved");
});
