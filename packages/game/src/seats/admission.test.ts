import { expect, test } from "vitest";
import { HOUR, type Play, sevenAt } from "../testing.ts";

const TOKEN = "a-long-enough-token";
const ask = { type: "take-over", token: TOKEN, name: "Zoe" } as const;
const vote = (isFor: boolean) => ({ type: "admit", seat: 2, isFor }) as const;

/** Ann hosts and plays; Cleo has left France, and Zoe has asked for it. */
function asked(setup = {}): Play {
  const play = sevenAt(setup).do("cleo", { type: "leave" });
  const expires = play.now + 24 * HOUR;
  return play
    .do("ann", { type: "offer", seat: 2, token: TOKEN, expires, eliminatedToo: false })
    .do("zoe", ask);
}

test("a host who plays doesn't choose alone who takes over a rival: most players have to agree", () => {
  const play = asked();
  expect(play.view("zoe")).toMatchObject({ you: { role: "spectator", seat: null } });
  expect(play.view("bob").seats[2]).toMatchObject({ isVacant: true, applicant: { name: "Zoe" } });
  expect(play.try("zoe", vote(true))).toBe("not-entitled");
  expect(play.view("ann").you.may).toContain("admit");
  for (const elector of ["ann", "bob", "dan"]) play.do(elector, vote(true));
  expect(play.table.seats[2].holder).toBe(null);
  play.do("eve", vote(true));
  expect(play.view("zoe")).toMatchObject({ you: { role: "player", seat: 2 } });
  expect(play.view("bob").seats[2]).toMatchObject({ isVacant: false, applicant: null });
  expect(play.try("fay", vote(true))).toBe("no-applicant");
});

test("an applicant whom half of the others reject doesn't get the seat, and someone else can ask", () => {
  const play = asked();
  expect(play.try("yan", ask)).toBe("applied-already");
  for (const elector of ["bob", "dan"]) play.do(elector, vote(false));
  expect(play.view("zoe").seats[2].applicant).toEqual({ name: "Zoe", yourVote: null });
  play.do("eve", vote(false));
  expect(play.view("bob").seats[2]).toMatchObject({ isVacant: true, isOffered: true, applicant: null });
  expect(play.view("bob").chronicle.at(-1)).toMatchObject({ what: "admission-ended", powers: ["France"] });
  play.do("yan", { ...ask, name: "Yan" });
  expect(play.view("bob").seats[2].applicant).toMatchObject({ name: "Yan" });
});

test("votes are seen by nobody else and can be changed", () => {
  const play = asked();
  const seen = () => ["ann", "cleo", "dan", "zoe", "projector"].map((who) => JSON.stringify(play.view(who)));
  const before = seen();
  play.do("bob", vote(false));
  expect(seen()).toEqual(before);
  expect(play.view("bob").seats[2].applicant?.yourVote).toBe(false);
  expect(play.try("bob", vote(false))).toBe("unchanged");
  play.do("bob", vote(true));
  expect(play.view("bob").seats[2].applicant?.yourVote).toBe(true);
});

test("the vote of a player who leaves counts no longer, and the others may be enough", () => {
  const play = asked().do("bob", vote(true)).do("dan", vote(true)).do("eve", vote(false));
  play.do("gus", { type: "leave" });
  expect(play.table.seats[2].holder).toBe(null);
  play.do("eve", { type: "leave" });
  expect(play.table.seats[2].holder).toBe(null);
  play.do("fay", { type: "leave" });
  expect(play.table.seats[2].holder).toBe("zoe");
});

test("the player can come back while the others vote, and who asked can go", () => {
  const back = asked().do("cleo", { type: "return" });
  expect(back.view("bob").seats[2]).toMatchObject({ isVacant: false, applicant: null });
  const gone = asked().do("zoe", { type: "leave" });
  expect(gone.view("bob").seats[2].applicant).toBe(null);
});

test("a host who has left a seat, and might come back, doesn't choose either", () => {
  const play = sevenAt().do("ann", { type: "leave" }).do("cleo", { type: "leave" });
  const expires = play.now + 24 * HOUR;
  play.do("ann", { type: "offer", seat: 2, token: TOKEN, expires, eliminatedToo: false }).do("zoe", ask);
  expect(play.table.seats[2].holder).toBe(null);
});

test("a game master invites as before", () => {
  const play = sevenAt({ referee: true }).do("cleo", { type: "leave" });
  const expires = play.now + 24 * HOUR;
  play.do("ref", { type: "offer", seat: 2, token: TOKEN, expires, eliminatedToo: false }).do("zoe", ask);
  expect(play.table.seats[2].holder).toBe("zoe");
});

test("a host who is the only player left is not asked again, because the link was theirs", () => {
  const play = asked();
  for (const who of ["bob", "dan", "eve", "fay", "gus"]) play.do(who, { type: "leave" });
  expect(play.table.seats[2].holder).toBe("zoe");
});
