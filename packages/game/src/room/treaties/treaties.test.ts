import { expect, test } from "vitest";
import { RoomPlay } from "../testing.ts";
import { applyTreaty } from "./treaties.ts";

const WORDS = { title: "Entente", text: "We keep out of Burgundy.", duration: "to the end of 1902" };
const talking = () => new RoomPlay().seatAll().begin();

/** A treaty of France, which proposes and so signs it, and Germany, signed by those named as well. */
function treatyAt(play: RoomPlay, secret: boolean, ...signers: readonly string[]): string {
  play.act("france-1", { do: "draft-treaty", parties: ["Germany"], secret, conference: null, ...WORDS });
  const { treaty } = play.room("france-1").treaties.at(-1) ?? { treaty: "" };
  for (const who of signers) play.act(who, { do: "sign-treaty", treaty, version: 0 });
  return treaty;
}

test("a treaty is in force when one delegate of every party has signed it (MB-10, MB-59, R101)", () => {
  const play = talking();
  const treaty = treatyAt(play, false);
  expect(play.room("germany-2").treaties).toMatchObject([{ inForce: null, signed: ["France"] }]);
  expect(play.room("france-2").treaties[0].may).not.toContain("sign-treaty");
  expect(play.room("italy-1").treaties).toEqual([]);
  expect(play.tryAct("france-1", { do: "sign-treaty", treaty, version: 0 })).toBe("unchanged");
  expect(play.tryAct("italy-1", { do: "sign-treaty", treaty, version: 0 })).toBe("no-such-treaty");
  play.act("germany-1", { do: "sign-treaty", treaty, version: 0 });
  expect(play.room("projector").treaties).toMatchObject([{ inForce: 0, versions: [WORDS] }]);
  const alone = {
    do: "draft-treaty",
    parties: ["France"],
    secret: true,
    conference: null,
    ...WORDS,
  } as const;
  expect(play.tryAct("france-1", alone)).toBe("bad-parties");
  expect(play.tryAct("oda", { ...alone, parties: ["Italy"] })).toBe("not-entitled");
});

test("a draft of an earlier version, which nobody signed by proposing it, stays unsigned (R101)", () => {
  const drafted = { type: "treaty-drafted", id: "t", by: "France", parties: ["France", "Germany"] } as const;
  const rest = { isSecret: false, conference: null, wording: WORDS };
  expect(applyTreaty([], { ...drafted, ...rest }, 0)[0].signed).toEqual([]);
});

test("a change needs all signatures again, and every version is kept (R101)", () => {
  const play = talking();
  const treaty = treatyAt(play, false, "germany-1");
  play.act("germany-2", { do: "amend-treaty", treaty, ...WORDS, text: "We share Burgundy." });
  expect(play.tryAct("france-1", { do: "sign-treaty", treaty, version: 0 })).toBe("changed-treaty");
  expect(play.room("italy-1").treaties[0].versions).toEqual([WORDS]);
  expect(play.room("oda").treaties[0]).toMatchObject({ versions: { length: 2 }, inForce: 0, signed: [] });
  for (const who of ["france-1", "germany-1"]) play.act(who, { do: "sign-treaty", treaty, version: 1 });
  expect(play.room("oda").treaties[0].inForce).toBe(1);
  const [shown] = play.room("italy-1").treaties;
  expect([shown.versions[0].text, shown.inForce]).toEqual(["We share Burgundy.", 0]);
});

test("a party may decline a version: nobody signs it then, and a new one can be proposed (R101)", () => {
  const play = talking();
  const treaty = treatyAt(play, false);
  const decline = { do: "decline-treaty", treaty, version: 0 } as const;
  expect(play.tryAct("france-1", decline)).toBe("unchanged");
  expect(play.tryAct("italy-1", decline)).toBe("no-such-treaty");
  expect(play.tryAct("oda", decline)).toBe("not-entitled");
  play.act("germany-1", decline);
  for (const who of ["france-1", "germany-2", "oda"])
    expect(play.room(who).treaties).toMatchObject([{ declinedBy: "Germany", inForce: null }]);
  expect(play.room("oda").log.at(-1)?.text).toBe(
    'Germany declined the treaty "Entente" between France and Germany',
  );
  expect(play.room("germany-2").treaties[0].may).toEqual(["amend-treaty"]);
  for (const act of [decline, { ...decline, do: "sign-treaty" } as const])
    expect(play.tryAct("germany-2", act)).toBe("declined-treaty");
  play.act("france-1", { do: "amend-treaty", treaty, ...WORDS, text: "We share Burgundy." });
  expect(play.tryAct("germany-1", decline)).toBe("changed-treaty");
  for (const who of ["france-1", "germany-1"]) play.act(who, { do: "sign-treaty", treaty, version: 1 });
  expect(play.room("france-1").treaties).toMatchObject([{ declinedBy: null, inForce: 1 }]);
});

test("an amendment that a party declined leaves the text in force, and others hear nothing of it (R101)", () => {
  const play = talking();
  const treaty = treatyAt(play, false, "germany-1");
  play.act("germany-2", { do: "amend-treaty", treaty, ...WORDS, text: "We share Burgundy." });
  const before = JSON.stringify(play.view("italy-1"));
  play.act("france-1", { do: "decline-treaty", treaty, version: 1 });
  expect(play.room("germany-1").treaties[0]).toMatchObject({ declinedBy: "France", inForce: 0 });
  expect(JSON.stringify(play.view("italy-1"))).toBe(before);
});

test("a treaty may be secret; any party may publish it, and it is seen who did (MB-31, MB-55, MB-60, R102)", () => {
  const play = talking();
  const treaty = treatyAt(play, true, "germany-1");
  for (const who of ["italy-1", "spectator", "projector"]) {
    expect(play.room(who).treaties).toEqual([]);
    expect(JSON.stringify(play.view(who))).not.toContain("Entente");
  }
  expect(play.room("oda").treaties).toHaveLength(1);
  play.act("germany-2", { do: "publish-treaty", treaty });
  expect(play.room("projector").treaties).toMatchObject([{ publishedBy: "Germany", versions: [WORDS] }]);
});

test("a treaty binds nobody: an order against it is carried out (MB-56, MB-58, MB-61, R103)", () => {
  const play = talking();
  treatyAt(play, true, "germany-1");
  play.playMoves({ France: "A Par - Bur\nA Mar S A Par - Bur" });
  expect(play.view("oda").position.units.France).toContain("A Bur");
});

test("an attack on a party, or support of one, is pointed out to the parties and officers alone (MB-61, R104)", () => {
  const play = talking();
  treatyAt(play, false, "germany-1");
  play.playMoves({ France: "A Par - Bur\nA Mar - Gas" });
  expect(play.room("oda").treaties[0].suggestions).toEqual([]);
  play.playMoves({ France: "A Bur - Mun", Germany: "A Mun H" });
  const [suggestion, ...more] = play.room("germany-1").treaties[0].suggestions;
  expect(suggestion).toMatchObject({ by: "France", against: "Germany", order: "A Bur - Mun" });
  expect(more).toEqual([]);
  expect(play.room("oda").treaties[0].suggestions).toHaveLength(1);
  expect(play.room("italy-1").treaties[0].suggestions).toEqual([]);
});

test("a power that denounced a treaty is no longer blamed, the others are (R104)", () => {
  const play = talking();
  const treaty = treatyAt(play, false, "germany-1");
  play.playMoves({ France: "A Par - Bur" });
  play.after(1000).act("france-1", { do: "denounce-treaty", treaty });
  play.playMoves({ France: "A Bur - Mun", Germany: "A Mun - Bur" });
  expect(play.room("oda").treaties[0].suggestions).toMatchObject([{ by: "Germany", order: "A Mun - Bur" }]);
});

test("a party may denounce; a breach is alleged with its turn and answered, and that is all (R104)", () => {
  const play = talking();
  const treaty = treatyAt(play, false, "germany-1");
  const alleged = { do: "allege-breach", treaty, against: "France", turn: 1, text: "Burgundy!" } as const;
  expect(play.tryAct("france-1", alleged)).toBe("no-such-power");
  expect(play.tryAct("germany-1", { ...alleged, turn: 9 })).toBe("no-such-turn");
  play.act("germany-1", alleged);
  const answer = { do: "answer-breach", treaty, breach: 0, text: "a mistake" } as const;
  expect(play.tryAct("germany-2", answer)).toBe("not-entitled");
  expect(play.room("germany-2").treaties[0].may).not.toContain("answer-breach");
  play.act("olaf", { ...alleged, text: "so it seems" });
  play.act("france-2", answer);
  expect(play.room("oda").treaties[0].breaches).toMatchObject([
    { by: "Germany", answers: [{ by: "France", text: "a mistake" }] },
    { by: null },
  ]);
  play.act("germany-1", { do: "denounce-treaty", treaty });
  expect(play.room("projector").treaties[0].denouncedBy).toEqual(["Germany"]);
});

test("treaties rest while orders are written in silence (MB-64, R101)", () => {
  const play = talking();
  const treaty = treatyAt(play, true);
  play.toWriting();
  expect(play.tryAct("germany-1", { do: "sign-treaty", treaty, version: 0 })).toBe("talk-closed");
});

test("a treaty brings no points by itself (MB-62)", () => {
  const play = talking();
  const before = play.room("oda").scores;
  treatyAt(play, false, "germany-1");
  expect(play.room("oda").treaties).toMatchObject([{ inForce: 0 }]);
  expect(play.room("oda").scores).toEqual(before);
});

test("an alliance is made against others, not against one of its own parties", () => {
  const play = talking();
  const alliance = (against: string) =>
    play.tryAct("france-1", {
      do: "draft-treaty",
      parties: ["Germany"],
      secret: true,
      conference: null,
      title: "",
      text: "",
      duration: "",
      terms: { kind: "alliance", against },
    });
  expect(["Germany", "France", "Atlantis"].map(alliance)).toEqual([
    "bad-parties",
    "bad-parties",
    "no-such-power",
  ]);
  expect(play.room("france-1").treaties).toEqual([]);
  expect(alliance("Italy")).toBe("done");
});
