import { diceOf } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameOf, stateOf } from "./game-of.ts";
import { Play } from "./testing.ts";
import { preview } from "./turns/process.ts";
import { tableWords } from "./views/words.ts";

const PLAYERS = [
  "Egypt",
  "Ethiopia",
  "Iran",
  "Kazakhstan",
  "Pakistan",
  "Poland",
  "Romania",
  "Saudi Arabia",
  "Ukraine",
  "Yugoslavia",
];

/** A started game of Dissolution with a referee; each player is called by the first letters of the power. */
function tenAt(setup: Record<string, unknown> = {}): Play {
  const play = new Play(
    {
      variant: "dissolution",
      rulebook: "2021",
      referee: true,
      assignment: "chosen",
      spectators: true,
      ...setup,
    },
    "ref",
    "referee",
  );
  for (const power of PLAYERS) {
    const who = power.slice(0, 3).toLowerCase();
    play.join(who);
    play.do(who, { type: "choose", power });
  }
  return play.do("ref", { type: "start", seed: 7 });
}

const bytes = (play: Play, who: string): string => JSON.stringify(play.view(who));
const EYES = [...PLAYERS.map((power) => power.slice(0, 3).toLowerCase()), "spectator", "projector"];

/** A turn with sheets, played out. */
function played(sheets: Readonly<Record<string, string>>, setup: Record<string, unknown> = {}): Play {
  const play = tenAt(setup);
  for (const [power, text] of Object.entries(sheets)) play.save(power, text);
  return play.do("ref", { type: "process" });
}

describe("Diplomacy Points are secret", () => {
  const sheets = {
    Poland: "A War - Pra\n2 DP: A Aus S War - Pra",
    Yugoslavia: "A Bgd - Hun\n1 DP: A Aus S Bgd - Hun\n1 DP: W Ram H",
  };

  test("everyone sees each unit's order and result, neutral ones included, and the new position (DIS-2.1.2-3, DIS-2.1.2-5)", () => {
    const { lastPlayed, position } = played(sheets).view("spectator");
    const orders = lastPlayed?.result?.orders.map(({ order }) => order);
    expect(orders).toEqual(
      expect.arrayContaining(["A War - Pra", "A Bgd - Hun", "A Aus S A War - Pra", "W Ram H"]),
    );
    expect(position.phase).toBe("F1992M");
  });

  test("nobody but the writer and the referee sees who put points on what (DIS-2.1.2-4, DIS-5.1.3-5, R011)", () => {
    const play = played(sheets);
    for (const who of EYES) {
      const seen = bytes(play, who);
      expect(seen.includes("2 DP: A Aus"), who).toBe(who === "pol");
      expect(seen.includes("1 DP: A Aus"), who).toBe(who === "yug");
      expect(seen.includes('"allocations"'), who).toBe(false);
    }
    expect(bytes(play, "ref")).toContain('"allocations"');
    const own = play.view("yug").lastPlayed?.result?.orders.filter(({ visibleTo }) => visibleTo);
    expect(own?.map(({ results }) => results[0])).toEqual(["counted", "ignored"]);
  });

  test("lines of points that are not understood, or have no points, are as secret as others", () => {
    const lines = ["1 DP: A Aus S War - Xyz", "3 DP:", "A Aus S War - Pra", "A Aus H (2 DP)", "DP2 A Hun H"];
    const play = played({ Poland: lines.join("\n") });
    for (const who of EYES)
      for (const line of lines)
        expect(bytes(play, who).includes(JSON.stringify(line).slice(1, -1)), `${line} seen by ${who}`).toBe(
          who === "pol",
        );
    const own = play.view("pol").lastPlayed?.result?.orders.filter(({ power }) => power === "Poland");
    expect(own?.map(({ status }) => status)).toEqual([
      "illegal",
      "invalid",
      "invalid",
      "invalid",
      "succeeds",
    ]);
  });

  test("what decided an order leaves no trace: points, a tie or the default look the same to others", () => {
    const bid = played({ Poland: "2 DP: A Aus H", Romania: "1 DP: A Hun H" });
    const tie = played({ Poland: "1 DP: A Aus - Hun", Romania: "1 DP: A Aus - Pra" });
    const none = played({ Poland: "", Romania: "" });
    for (const who of EYES) {
      if (["pol", "rom"].includes(who)) continue;
      expect(bytes(bid, who)).toBe(bytes(none, who));
      expect(bytes(tie, who)).toBe(bytes(none, who));
    }
    const poland = (play: Play) => JSON.stringify(play.view("pol").lastPlayed?.result?.events);
    expect(poland(bid)).toBe(poland(none));
  });

  test("whatever others allocate, as long as the same orders come of it, changes not a byte of a view", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const dice = diceOf(seed);
        const table = tenAt();
        const { rules } = gameOf(table.table);
        const state = stateOf(table.table);
        const [one, other] = [dice.below(10), dice.below(10)];
        const lines = [...(rules.own?.lines(rules, state, one as never) ?? [])];
        const text = rules.own?.formatLine(rules, dice.pick(lines).line) ?? "";
        // The same order for the same unit, with more points on it, and help from someone else.
        const few = played({ [PLAYERS[other]]: "", [PLAYERS[one]]: text });
        const many = played({
          [PLAYERS[other]]: text,
          [PLAYERS[one]]: `${text}
${text}`,
        });
        const between = (play: Play) =>
          play.view("ref").lastPlayed?.result?.orders.filter(({ visibleTo }) => !visibleTo);
        expect(between(many)).toEqual(between(few));
        for (const who of EYES) {
          if ([PLAYERS[one], PLAYERS[other]].some((power) => power.toLowerCase().startsWith(who))) continue;
          expect(bytes(many, who)).toBe(bytes(few, who));
        }
      }),
      { seed: 11, numRuns: 8 },
    );
  });

  test("they are opened when the game is over, if that was agreed (DIS-5.1.3-5)", () => {
    const open = played(sheets);
    open.do("ref", { type: "close", reason: "enough" });
    expect(bytes(open, "egy")).toContain("2 DP: A Aus");
    expect(bytes(open, "egy")).toContain('"allocations"');
    const closed = played(sheets, { options: { revealDpAfterGame: false } });
    closed.do("ref", { type: "close", reason: "enough" });
    expect(bytes(closed, "egy")).not.toContain('"allocations"');
  });

  test("a deal about them says neither that it was kept nor that it was broken", () => {
    for (const text of ["A War - Pra\n2 DP: A Aus S War - Pra", "A War - Pra"]) {
      const play = tenAt();
      const deal = { kind: "orders", orders: { Poland: ["2 DP: A Aus S War - Pra"] } } as const;
      play.do("pol", { type: "say", as: "Poland", to: ["Yugoslavia"], text: "", deal });
      const answer = { message: 1, accept: true };
      play.do("yug", { type: "say", as: "Yugoslavia", to: ["Poland"], text: "", answer });
      play.save("Poland", text).do("ref", { type: "process" });
      const { messages } = play.view("yug").channels.at(-1) ?? { messages: [] };
      expect(messages[0].deal).toMatchObject({ state: "agreed", outcome: "untested", isOver: true });
    }
  });

  test("the referee sees in a preview what would be decided", () => {
    const play = tenAt();
    play.save("Poland", "2 DP: A Aus S War - Pra");
    const seen = preview(play.table, { member: "ref" }, tableWords("en"));
    expect(seen.ok && seen.value.events.some(({ type }) => type === "allocations")).toBe(true);
    expect(preview(play.table, { member: "pol" }, tableWords("en")).ok).toBe(false);
  });
});

test("standings count victory points, less those under the US Navy (DIS-1.4-1, DIS-2.1.5-3)", () => {
  const [before] = tenAt().view("egy").standings;
  expect(before.points).toMatchObject({ Egypt: 5, Poland: 4 });
  expect(before.centers).toMatchObject({ Egypt: 4, Poland: 2 });
});

test("one deadline covers orders and points (DIS-2.1.1-1), one adjustments and embassies (DIS-2.2.1-1); the sheet says what is wrong with either", () => {
  const play = tenAt();
  play.save("Poland", "A War - Pra\nA Gda H\nDP\n1: A Pra H\n3 DP: A Aus H");
  const [sheet] = play.view("pol").sheets;
  expect(sheet.lines.map(({ order, fault }) => [order, fault === null])).toEqual([
    ["A War - Pra", true],
    ["A Gda H", true],
    ["1 DP: A Pra H", false],
    ["3 DP: A Aus H", false],
  ]);
  expect(sheet.warnings).toEqual([]);
  expect(play.view("pol").clock.deadline).not.toBeNull();
});

test("people may talk while they submit, also in Winter (DIS-2.1.1-2, DIS-2.2.1-2); between orders and retreats as agreed (DIS-4.0-2)", () => {
  const sheets = { Romania: "A Buc - Mol\nA Clu S Buc - Mol", Ukraine: "A Kyv - Lvi" };
  const at = (phase: string, setup: Record<string, unknown> = {}) => {
    const play = played(sheets, { talk: "rulebook", ...setup });
    const { position } = play.view("ref");
    play.do("ref", {
      type: "edit",
      position: { ...position, phase, ...(phase.endsWith("R") && RETREAT) },
      reason: "to see",
    });
    return play.view("rom").clock.isTalkOpen;
  };
  const RETREAT = {
    dislodged: [{ power: "Ukraine", unit: "A Lvi", attackedFrom: "Clu", retreats: ["Kyv"] }],
  };
  expect(at("F1992M")).toBe(true);
  expect(at("W1992A")).toBe(true);
  expect(at("S1992R")).toBe(true);
  expect(at("S1992R", { options: { pressDuringRetreats: false } })).toBe(false);
});

test("a win by points is announced with everyone's points as of the last Autumn (DIS-1.5-1, DIS-1.5-2)", () => {
  const play = tenAt({ options: { victoryVP: 7 } });
  const { position } = play.view("ref");
  play.do("ref", {
    type: "edit",
    position: {
      ...position,
      phase: "F1993M",
      centers: { ...position.centers, Pakistan: [...position.centers.Pakistan, "Taj"] },
      units: { ...position.units, Tajikistan: [] },
    },
    reason: "as it came",
  });
  const { ending, standings, status } = play.do("ref", { type: "process" }).view("pak");
  expect(status).toBe("ended");
  expect(ending).toEqual({ how: "victory", winners: ["Pakistan"], by: "points" });
  expect(standings.at(-1)?.points).toMatchObject({ Pakistan: 7, Egypt: 5, Yugoslavia: 3 });
});

describe("players in exile", () => {
  /** Romania is out. */
  function exiled(setup: Record<string, unknown> = {}): Play {
    const play = tenAt({ missing: "hold", replacement: { by: "link", afterMissed: 1 }, ...setup });
    const { position } = play.view("ref");
    const { Romania: _, ...favor } = (position as unknown as { favor: Record<string, string[]> }).favor;
    const centers = {
      ...position.centers,
      Romania: [],
      Ukraine: [...position.centers.Ukraine, "Buc", "Clu"],
    };
    const units = { ...position.units, Romania: [] };
    return play.do("ref", {
      type: "edit",
      position: { ...position, units, centers, favor },
      reason: "as it came",
    });
  }

  test("are not waited for (DIS-5.3-4), nor said to be ready, and miss nothing (DIS-5.3-5), but may put a point on something", () => {
    const play = exiled();
    const isReady = () => play.view("rom").seats.find(({ isYours }) => isYours)?.isReady;
    expect(isReady()).toBe(null);
    play.save("Romania", "1 DP: A Aus - Hun");
    expect(play.view("rom").sheets[0]).toMatchObject({ isCalledUpon: true, lines: [{ fault: null }] });
    for (const who of EYES.slice(0, 10)) if (who !== "rom") play.do(who, { type: "ready", ready: true });
    expect(play.view("rom").phase).toBe("F1992M");
    expect(play.view("rom").seats.find(({ isYours }) => isYours)?.missed).toBe(0);
    expect(play.view("rom").lastPlayed?.result?.orders.some(({ order }) => order === "A Aus - Hun")).toBe(
      true,
    );
  });

  test("are counted neither before nor after they say that they're ready, nor while all negotiate (DIS-5.3-4)", () => {
    const play = exiled();
    const readiness = (who: string, game = play) =>
      game
        .view(who)
        .seats.map(({ powers, isReady }) => (powers[0] === "Romania" ? isReady : isReady !== null));
    const uncounted = PLAYERS.map((power) => (power === "Romania" ? null : true));
    expect(readiness("pol")).toEqual(uncounted);
    play.do("rom", { type: "ready", ready: true });
    for (const who of ["rom", "pol", "ref", "spectator", "projector"])
      expect([who, readiness(who)]).toEqual([who, uncounted]);
    expect(play.view("rom").you.isReady).toBe(true);
    expect(play.view("pol").you.isReady).toBe(false);
    play.do("rom", { type: "ready", ready: false });
    expect(readiness("rom")).toEqual(uncounted);

    const talking = exiled({ clock: { kind: "live" } });
    expect(talking.view("pol").clock.isNegotiation).toBe(true);
    expect(readiness("pol", talking)).toEqual(uncounted);
    talking.do("rom", { type: "ready", ready: true });
    expect(readiness("pol", talking)).toEqual(uncounted);
  });

  test("are not replaced (DIS-5.3-6)", () => {
    const play = exiled();
    const seat = play.seat("Romania");
    play.do("ref", { type: "vacate", seat, reason: "gone" });
    const offer = {
      type: "offer",
      seat,
      token: "a-token-long-enough",
      expires: play.now + 1000,
      eliminatedToo: true,
    } as const;
    expect(play.try("ref", offer)).toBe("eliminated-for-good");
  });

  test("write, but neither vote on a draw nor share one (DIS-5.3-7), unlike survivors without points (DIS-4.6.2-3)", () => {
    const play = exiled();
    expect(play.try("rom", { type: "vote", vote: { how: "draw" } })).toBe("not-a-survivor");
    expect(play.try("rom", { type: "say", as: "Romania", to: ["Poland"], text: "alas" })).toBe("done");
    expect(play.try("sau", { type: "vote", vote: { how: "draw" } })).toBe("done");
    for (const who of EYES.slice(0, 10))
      if (!["rom", "sau"].includes(who)) play.do(who, { type: "vote", vote: { how: "draw" } });
    expect(play.view("rom").ending).toMatchObject({
      how: "draw",
      sharers: PLAYERS.filter((power) => power !== "Romania"),
    });
  });

  test("where the game knows no draws, nobody votes for one (R006)", () => {
    expect(tenAt({ options: { draws: false } }).try("pol", { type: "vote", vote: { how: "draw" } })).toBe(
      "no-draws",
    );
  });
});
