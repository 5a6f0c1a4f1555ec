import { expect, test } from "vitest";
import { replay, viewTable } from "../../index.ts";
import { opened } from "../conferences/testing-conference.ts";
import { seated } from "../schedule/testing-schedule.ts";
import type { RoomPlay } from "../testing.ts";

const PHONE = "PHON-2345";
const MINUTE = 60_000;

const hand = (play: RoomPlay, by: string, member: string, code = PHONE): string =>
  play.tryAct(by, { do: "hand-over", member, code });
const moveIn = (play: RoomPlay, who: string, code = PHONE): string =>
  play.tryAct(who, { do: "move-in", code });

/** What someone sees, in bytes. */
const seen = (play: RoomPlay, who: string): string => JSON.stringify(play.view(who));

test("a delegate's new phone has their seat, messages, goals, drafts and conference; nobody else sees a byte of it (MB-1, MB-264)", () => {
  const play = seated();
  play.act("oda", { do: "give-goal", power: "France", title: "Spain", text: "Hold it.", value: 2 });
  const conference = opened(play, "Spa", "Germany");
  expect(play.room("projector").conferences[0].delegates.France).toBe("France 2");
  play.do("germany-1", { type: "say", as: "Germany", to: ["France"], text: "Hello" });
  play.do("france-1", { type: "save", power: "France", text: "A Par - Bur" });
  const others = ["germany-1", "germany-2", "france-1", "italy-1", "projector", "spectator"];
  const before = others.map((who) => seen(play, who));
  const mine = seen(play, "france-2");
  expect(hand(play, "france-1", "france-2")).toBe("done");
  expect(moveIn(play, "new-phone")).toBe("done");
  expect(others.map((who) => seen(play, who))).toEqual(before);
  expect(seen(play, "new-phone")).toBe(mine);
  expect(play.room("new-phone").attends).toBe(conference);
  expect(viewTable(play.table, { member: "france-2" }, play.now)).toBe(null);
  expect(
    play
      .room("oda")
      .log.slice(-2)
      .map(({ text }) => text),
  ).toEqual(["France 2 got a code for a new phone", "France 2 moved to a new phone"]);
  // The conference continues, with the delegate in it.
  expect(play.tryAct("new-phone", { do: "speak", conference, text: "I am back" })).toBe("done");
  expect(replay(play.log)).toEqual(play.table);
  expect(JSON.stringify(play.log)).not.toContain(PHONE);
});

test("a code for a new phone works once, for fifteen minutes, until there is a newer one, and says which", () => {
  const play = seated();
  expect(moveIn(play, "new")).toBe("no-such-code");
  expect(hand(play, "oda", "france-1")).toBe("done");
  expect(hand(play, "oda", "france-1", "SECOND-23")).toBe("done");
  expect(moveIn(play, "new")).toBe("no-such-code");
  play.after(15 * MINUTE);
  expect(moveIn(play, "new", "SECOND-23")).toBe("code-expired");
  expect(hand(play, "oda", "france-1", "THIRD-234")).toBe("done");
  expect(moveIn(play, "new", " third 234")).toBe("done");
  expect(moveIn(play, "newer", "THIRD-234")).toBe("code-used");
  // It can be brought back in the same way.
  expect(hand(play, "france-2", "new", "BACK-2345")).toBe("done");
  expect(moveIn(play, "france-1", "BACK-2345")).toBe("done");
  expect(play.view("france-1").you).toMatchObject({ name: "France 1", role: "player" });
  expect(viewTable(play.table, { member: "new" }, play.now)).toBe(null);
});

test("officers, the partner and delegates themselves make such codes, nobody else, and no device plays twice", () => {
  const play = seated();
  expect(hand(play, "germany-1", "france-1")).toBe("not-entitled");
  expect(hand(play, "spectator", "france-1")).toBe("not-entitled");
  expect(hand(play, "oda", "olaf")).toBe("no-such-member");
  expect(hand(play, "france-1", "france-1")).toBe("done");
  expect(moveIn(play, "germany-1")).toBe("plays-already");
  expect(moveIn(play, "france-2")).toBe("plays-already");
  expect(moveIn(play, "olaf")).toBe("referee-plays-nothing");
  expect(moveIn(play, "france-1")).toBe("unchanged");
  // A delegate who was removed has read the delegation's orders.
  play.act("oda", { do: "unseat", member: "italy-2", reason: "ill", code: "ITAL-2345" });
  expect(moveIn(play, "italy-2")).toBe("plays-already");
  expect(moveIn(play, "new")).toBe("done");
});
