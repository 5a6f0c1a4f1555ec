import { expect, test } from "vitest";
import { clockCommand, newsOf, nextAlarm } from "../index.ts";
import { HOUR, MINUTE, Play, sevenAt } from "../testing.ts";

const WAIT = { type: "wait", waiting: true } as const;
const take = (name: string) => ({ type: "take-place", name }) as const;

/** A game for two that is full and hasn't started. */
const full = (setup: Record<string, unknown> = {}): Play =>
  new Play({ options: { players: 2 }, ...setup }).join("bob");

/** The clock does what it has to do now. */
function tick(play: Play): void {
  const command = clockCommand(play.table, play.now);
  if (command) play.do("clock", command);
}

const lastNews = (play: Play, entries: number) =>
  newsOf(null, play.log.slice(-entries), { ...play.table, notes: [] });

test("people wait for a place in a full game, and the next in line is offered what becomes free", () => {
  const play = full();
  expect(play.try("bob", WAIT)).toBe("already-here");
  play.do("cleo", WAIT).do("dan", WAIT);
  expect(play.try("cleo", WAIT)).toBe("unchanged");
  expect(play.view("cleo")).toMatchObject({ waitingCount: 2, you: { waiting: { place: 1, offer: null } } });
  expect(play.try("cleo", take("Cleo"))).toBe("no-such-offer");
  play.do("bob", { type: "leave" });
  expect(play.view("cleo").you.waiting?.offer).toMatchObject({ powers: [], until: play.now + 24 * HOUR });
  expect(play.view("dan").you.waiting?.offer).toBe(null);
  // Nobody else gets it meanwhile.
  expect(play.try("eve", { type: "join", name: "Eve", role: "player" })).toBe("table-full");
  expect(play.try("dan", { type: "join", name: "Dan", role: "player" })).toBe("table-full");
  expect(play.view("eve").you).toMatchObject({ mayWait: true, waiting: null });
  play.do("cleo", take("Cleo"));
  expect(play.view("ann").players).toEqual(["Ann", "Cleo"]);
  expect(play.view("dan")).toMatchObject({ waitingCount: 1, you: { waiting: { place: 1, offer: null } } });
});

test("an offer that nobody takes in time goes to the next in line", () => {
  const play = full({ preset: "live" });
  play.do("cleo", WAIT).do("dan", WAIT).do("bob", { type: "leave" });
  expect(nextAlarm(play.table)).toBe(play.now + 10 * MINUTE);
  play.after(10 * MINUTE);
  tick(play);
  expect(play.view("cleo").you.waiting).toBe(null);
  expect(play.view("dan").you.waiting?.offer).not.toBe(null);
  play.do("dan", { type: "wait", waiting: false });
  expect(play.view("eve").you.mayWait).toBe(false);
  expect(play.try("eve", WAIT)).toBe("places-free");
  play.join("eve");
});

test("only the person concerned is told of an offer, and by no name", () => {
  const play = full();
  play.do("cleo", WAIT).do("dan", WAIT).do("bob", { type: "leave" });
  const offered = lastNews(play, 2).filter(({ items }) =>
    items.some(({ said }) => said.code === "place-offered"),
  );
  expect(offered.map(({ member }) => member)).toEqual(["cleo"]);
  expect(JSON.stringify(play.view("dan"))).not.toContain("cleo");
});

test("an abandoned seat is offered to the waiting list, once its player's time to come back is over", () => {
  const play = sevenAt({ replacement: { afterMissed: 1 }, clock: { grace: 0 } });
  play.do("hal", WAIT);
  expect(play.view("hal").you.waiting?.offer).toBe(null);
  play.do("bob", { type: "leave" });
  expect(play.view("hal").you.waiting?.offer).toMatchObject({ powers: ["England"], opens: play.now });
  // The host plays, so the players decide who comes.
  play.do("hal", take("Hal"));
  expect(play.view("cleo").seats[play.seat("England")].applicant?.name).toBe("Hal");
  for (const who of ["ann", "cleo", "dan", "eve"])
    play.do(who, { type: "admit", seat: play.seat("England"), isFor: true });
  expect(play.holder("England")).toBe("hal");
  expect(play.view("ann").waitingCount).toBe(0);
});

test("a player who comes back ends the offer of their seat, and the waiting list stays", () => {
  const play = sevenAt();
  play.do("hal", WAIT).do("bob", { type: "leave" }).do("bob", { type: "return" });
  expect(play.view("hal").you.waiting).toEqual({ place: 1, offer: null });
  expect(play.try("hal", take("Hal"))).toBe("no-such-offer");
});

test("nobody waits where nobody is replaced, where they play, or after the game", () => {
  expect(sevenAt({ replacement: { by: "nobody" } }).try("hal", WAIT)).toBe("no-replacement");
  expect(sevenAt().try("ann", WAIT)).toBe("plays-already");
  expect(sevenAt({ spectators: false }).try("hal", WAIT)).toBe("no-spectators");
  const play = sevenAt();
  play.do("bob", { type: "leave" });
  expect(play.try("bob", WAIT)).toBe("newcomers-first");
});

test("a game starts by itself as soon as nobody is missing, if that was agreed", () => {
  const play = full({ startsWhenFull: true });
  expect(play.table.status).toBe("playing");
  expect(full().table.status).toBe("lobby");
  const chosen = full({ startsWhenFull: true, assignment: "chosen" });
  chosen.do("ann", { type: "choose", power: "England" });
  expect(chosen.table.status).toBe("lobby");
  chosen.do("bob", { type: "choose", power: "Germany" });
  expect(chosen.table.status).toBe("playing");
  const refereed = full({ startsWhenFull: true, referee: true });
  expect(refereed.table.status).toBe("lobby");
  refereed.do("ref", { type: "join", name: "Ref", role: "spectator" });
  refereed.do("ann", { type: "appoint", member: "ref" });
  expect(refereed.table.status).toBe("playing");
});

test("when players are missing for long, everyone who waits can fill up with bots", () => {
  const play = new Play({ startsWhenFull: true, botsAfter: 90 }).join("bob");
  const fill = { type: "fill-with-bots", level: "club" } as const;
  expect(play.try("bob", fill)).toBe("not-entitled");
  expect(play.view("bob").you.may).not.toContain("fill-with-bots");
  expect(nextAlarm(play.table)).toBe(play.now + 90 * MINUTE);
  play.after(90 * MINUTE);
  tick(play);
  expect(play.view("bob")).toMatchObject({ botsOffered: true });
  expect(lastNews(play, 1).map(({ member, items }) => [member, items[0].said])).toEqual(
    ["ann", "bob"].map((member) => [member, { code: "bots-offered", count: 5 }]),
  );
  expect(nextAlarm(play.table)).toBe(null);
  expect(play.view("bob").you.may).toContain("fill-with-bots");
  play.do("bob", fill);
  expect(play.table.status).toBe("playing");
  expect(play.view("bob").bots).toHaveLength(5);
});

test("how long is long depends on the pace, and bots need not be offered at all", () => {
  expect(new Play().table.setup.botsAfter).toBe(24 * 60);
  expect(new Play({ preset: "live" }).table.setup.botsAfter).toBe(15);
  expect(nextAlarm(new Play({ botsAfter: 0 }).table)).toBe(null);
});
