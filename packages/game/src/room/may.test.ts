import { expect, test } from "vitest";
import { delegate, RoomPlay } from "./testing.ts";

const seated = () => new RoomPlay().seatAll().begin();

test("everyone is told what they can do at each stage, and can do it (MB-37, MB-38)", () => {
  const play = seated();
  const may = (who: string) => play.room(who).may;
  expect(may("oda")).toContain("announce-speeches");
  expect(may("oda")).not.toContain("next");
  expect(may("spectator")).toEqual([]);
  expect(may("projector")).toEqual([]);
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 60 });
  expect(may("oda")).toContain("next");
  play.act("oda", { do: "next" });
  expect(may("austria-2")).toEqual(expect.arrayContaining(["pass", "yield", "draft-treaty"]));
  expect(may("france-1")).not.toContain("pass");
  expect(play.room("projector")).toMatchObject({ floor: "Austria", next: "England" });
  for (let i = 0; i < play.powers.length; i++) play.act("oda", { do: "next" });
  expect(play.room("oda").stage).toBe("diplomacy");
  expect(may("oda")).not.toContain("next");
  expect(may("oda")).toEqual(
    expect.arrayContaining(["end-stage", "set-clock", "add-time", "count-agreed", "conclude"]),
  );
  expect(may("france-1")).toContain("request-speeches");
  play.act("france-1", { do: "request-speeches" });
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(may("france-2")).not.toContain("request-speeches");
  expect(may("oda")).toContain("decide-extra");
  play.act("oda", { do: "decide-extra", granted: false });
  expect(may("france-1")).not.toContain("draft-treaty");
  expect(may("oda")).toContain("enter-slip");
  play.allReady();
  expect(play.room("oda").stage).toBe("sealed");
  expect(may("oda")).toEqual(expect.arrayContaining(["set-reading", "next"]));
  play.act("oda", { do: "next" });
  expect(may("oda")).toEqual(expect.arrayContaining(["read-out"]));
  expect(may("oda")).not.toContain("next");
  expect(may("italy-1")).toContain("object");
  play.act("italy-1", { do: "object", power: "France", text: "Burgundy was not said" });
  expect(play.room("projector").objections).toEqual([
    { by: "Italy", power: "France", text: "Burgundy was not said" },
  ]);
});

test("each treaty and goal says what can be done about it, only to the people concerned (R82, R102)", () => {
  const play = seated();
  play.act("france-1", {
    do: "draft-treaty",
    parties: ["Germany"],
    secret: true,
    conference: null,
    title: "Entente",
    text: "Peace",
    duration: "",
  });
  const [{ treaty, may }] = play.room("germany-2").treaties;
  expect(may).toEqual(["amend-treaty", "sign-treaty", "decline-treaty"]);
  play.act("germany-1", { do: "sign-treaty", treaty, version: 0 });
  expect(play.room("germany-2").treaties[0].may).toEqual([
    "amend-treaty",
    "publish-treaty",
    "denounce-treaty",
    "allege-breach",
  ]);
  expect(play.room("oda").treaties[0].may).toEqual(["allege-breach"]);
  expect(play.room("italy-1").may).not.toContain("sign-treaty");
  play.act("france-2", { do: "propose-goal", title: "Morocco", text: "" });
  expect(play.room("oda").goals[0].may).toEqual(["judge-goal"]);
  expect(play.room("france-1").goals[0].may).toEqual([]);
  expect(play.room("france-1").may).not.toContain("claim-goal");
});

test("the officers read in their log what the public record keeps silent about (R102)", () => {
  const play = seated();
  const draft = { do: "draft-treaty", parties: ["Germany"], secret: true, conference: null } as const;
  play.act("france-1", { ...draft, title: "Entente", text: "Peace", duration: "" });
  expect(play.room("olaf").log.at(-1)).toMatchObject({
    by: "France",
    text: 'A secret treaty "Entente" was proposed between France and Germany',
  });
  for (const who of ["france-1", "italy-1", "projector"]) expect(play.room(who).log).toEqual([]);
  play.act("olaf", { do: "rule", text: "Coasts are named" });
  expect(play.room("projector").rulings).toMatchObject([{ turn: 1, text: "Coasts are named" }]);
});

test("results are shown to the room power by power, or all at once (M01-24, M35-24)", () => {
  const play = seated();
  expect(play.room("projector").results).toBe(null);
  expect(play.tryAct("oda", { do: "show-results", all: false })).toBe("not-at-this-stage");
  play.toResults({ France: "A Par - Bur", Italy: "A Ven H" });
  const none = { turn: 1, order: ["France", "Italy"], shown: 0, read: null };
  expect(play.room("projector").results).toEqual(none);
  expect(play.tryAct("france-1", { do: "show-results", all: false })).toBe("not-entitled");
  play.act("oda", { do: "show-results", all: false });
  expect(play.room("projector").results?.shown).toBe(1);
  play.act("olaf", { do: "show-results", all: true });
  expect(play.room("projector").results?.shown).toBe(2);
  expect(play.room("oda").may).not.toContain("show-results");
});
