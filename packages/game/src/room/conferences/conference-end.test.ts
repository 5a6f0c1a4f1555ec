import { expect, test } from "vitest";
import { finish, formed, opened, PLAIN, seated } from "./testing-conference.ts";

test("it closes at once when someone walks out and too few are left (R88)", () => {
  const few = seated();
  const conference = opened(few);
  few.act("germany-2", { do: "leave-conference", conference });
  expect(few.room("projector").conferences[0]).toMatchObject({
    status: "closed",
    reason: "Too few delegations are left",
  });
  const enough = seated();
  const other = opened(enough, "Spa", "Germany", "Italy");
  enough.act("germany-2", { do: "leave-conference", conference: other });
  expect(enough.room("projector").conferences[0].status).toBe("open");
  const more = seated("committee-1935");
  const third = opened(more, "Den", "Germany", "Italy");
  more.act("germany-2", { do: "leave-conference", conference: third });
  expect(more.room("projector").conferences[0]).toMatchObject({
    status: "closed",
    reason: "Too few delegations are left",
  });
});

test("it closes too when the delegates have not come by the turn after its opening (R88)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  play.act("olaf", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  play.act("france-2", { do: "attend", conference }).toDiplomacy();
  expect(play.room("oda").conferences[0].status).toBe("open");
  finish(play);
  expect(play.room("oda").conferences[0]).toMatchObject({
    status: "closed",
    reason: "Too few delegations are left",
  });
});

test("it is cut short when its area is conquered, as the officers confirm (MB-267, R95)", () => {
  const play = seated();
  const conference = opened(play, "Tyr");
  expect(play.tryAct("oda", { do: "rule-conquest", conference, conquered: true })).toBe("not-at-this-stage");
  finish(play, { Austria: "A Vie - Tyr" });
  expect(play.room("oda").conferences[0].conquest).toBe("Austria has a unit in Tyrolia");
  expect(play.room("projector").conferences[0]).toMatchObject({ status: "open", conquest: null });
  play.act("oda", { do: "rule-conquest", conference, conquered: true });
  expect(play.room("projector").conferences[0]).toMatchObject({
    status: "closed",
    reason: "Its venue was conquered",
  });
  expect(play.tryAct("france-1", { do: "file-conference", conference, ...PLAIN })).toBe("not-at-this-stage");
});

test("a move there with assent is no conquest (R95)", () => {
  const play = seated();
  const conference = opened(play, "Tyr");
  finish(play, { Austria: "A Vie - Tyr" });
  play.act("oda", { do: "rule-conquest", conference, conquered: false });
  expect(play.room("oda").conferences[0]).toMatchObject({ status: "open", conquest: null });
  expect(play.room("oda").conferences[0].form?.friendly).toEqual(["Austria"]);
});

test("a participant who drives another's unit out conquers the area too, when retreats are over (R95)", () => {
  const play = seated();
  const { phase, units, centers } = play.view("oda").position;
  const close = { ...units, France: ["A Bur", "A Ruh"], Germany: ["A Mun", "A Kie"] };
  play.do("oda", { type: "edit", position: { phase, units: close, centers }, reason: "a war" });
  opened(play, "Mun");
  finish(play, { France: "A Bur - Mun\nA Ruh S A Bur - Mun" });
  expect(play.view("oda").phase).toBe("S1901R");
  expect(play.room("oda").conferences[0].conquest).toBe(null);
  play.save("Germany", "A Mun - Boh").allReady().tell();
  expect(play.view("oda").phase).toBe("F1901M");
  expect(play.room("oda").conferences[0].conquest).toBe("France drove a unit of Germany out of Munich");
});

test("a rising that drives someone out of the area is pointed out, though it comes after the retreats (R64, R95)", () => {
  const play = seated();
  const { phase, units, centers } = play.view("oda").position;
  const occupied = {
    phase,
    units: {
      ...units,
      Austria: ["A Rom", "A Tyr"],
      Italy: [],
      France: ["A Mar", "A Par", "A Bre"],
      Germany: ["A Mun", "A Boh", "A Ber"],
    },
    centers: { ...centers, Italy: [], Austria: [...centers.Austria, ...centers.Italy] },
    lost: { Italy: "Austria" },
  };
  play.do("oda", { type: "edit", position: occupied, reason: "a war" });
  opened(play, "Rom", "Austria", "Italy");
  finish(play, {
    France: "A I Par - Italy\nA I Bre - Italy\nA I Mar - Italy",
    Italy: "Revive 1 A Rom",
    Germany: "A Mun - Tyr\nA Boh S A Mun - Tyr",
  });
  // Austria's other army has been driven out of Tyrolia, so that retreats come first.
  expect(play.view("oda").phase).toBe("S1901R");
  play.save("Austria", "A Tyr - Vie").allReady().tell();
  while (play.view("oda").phase.endsWith("R")) play.act("oda", { do: "end-stage" });
  expect(play.view("oda").position.units.Italy).toEqual(["A Rom"]);
  expect(play.room("oda").conferences[0].conquest).toBe("Italy drove a unit of Austria out of Rome");
});

test("a participant who takes a place that was left to them conquers nothing (R95)", () => {
  const play = seated();
  const { phase, units, centers } = play.view("oda").position;
  const close = { ...units, France: ["A Bur"], Germany: ["A Mun"] };
  play.do("oda", { type: "edit", position: { phase, units: close, centers }, reason: "a war" });
  opened(play, "Mun");
  finish(play, { France: "A Bur - Mun", Germany: "A Mun - Boh" });
  expect(play.view("oda").position.units.France).toEqual(["A Mun"]);
  expect(play.room("oda").conferences[0].conquest).toBe(null);
});

test("it lasts a year at most: it closes before its phase comes round again (MB-263, R92)", () => {
  const play = seated();
  opened(play);
  finish(play);
  expect(play.room("oda").conferences[0].status).toBe("open");
  play.playMoves();
  expect(play.view("oda").phase).toBe("S1902M");
  expect(play.room("oda").conferences[0]).toMatchObject({ status: "closed", reason: "Its year is over" });
});
