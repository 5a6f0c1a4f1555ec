import { fail, ok } from "@chancery/engine";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../../testing/connect.ts";
import { value } from "../../testing/moves.ts";
import { describeStores, type TestStore } from "../../testing/places.ts";

const REPORT = {
  game: "g",
  channel: "everybody",
  message: 1,
  reason: "abuse",
  comment: "",
  context: [{ text: "You fool" }],
  at: 10,
};

async function peopled(store: TestStore): Promise<TestStore> {
  for (const id of ["ann", "bob", "mod"])
    value(await store.persons.add({ id, name: id, email: null, password: null, settings: {}, link: null }));
  return store;
}

describeStores((place) => {
  test("a report is decided once, and what comes of it is logged with it", async () => {
    const { reports, moderation, sanctions } = await peopled(await place.open());
    const report = { id: "r", reporter: "ann", accused: "bob", ...REPORT };
    expect(await reports.add(report)).toEqual(ok(true));
    expect(await reports.add({ ...report, id: "again" })).toEqual(ok(false));
    expect(value(await reports.list({ isOpen: true, limit: 9 }))).toMatchObject([report]);
    const decision = { report: "r", act: "ban", reason: "Insults", until: 500, moderator: "mod" } as const;
    const both = await Promise.all(["s", "t"].map((id) => moderation.decide({ ...decision, at: 20, id })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(fail({ code: "decided-already" }));
    expect(value(await reports.list({ isOpen: true, limit: 9 }))).toEqual([]);
    expect(value(await reports.get("r"))).toMatchObject({ decided: 20, decision: "ban" });
    expect(value(await sanctions.bans(499))).toMatchObject([
      { person: "bob", reason: "Insults", until: 500 },
    ]);
    expect(value(await sanctions.bans(500))).toEqual([]);
    const lift = { person: "bob", reason: "A mistake", moderator: "mod" };
    expect(await moderation.unban({ ...lift, at: 30 })).toEqual(ok(null));
    expect(await moderation.unban({ ...lift, at: 31 })).toEqual(fail({ code: "no-such-ban" }));
    expect(value(await sanctions.bans(31))).toEqual([]);
    expect(value(await moderation.log(9))).toMatchObject([
      { seq: 2, act: "unban", person: "bob", reason: "A mistake" },
      { seq: 1, act: "ban", person: "bob", report: "r", reason: "Insults", until: 500, at: 20 },
    ]);
  });

  test("the log of moderators' acts can't be edited, and a change by other means shows", async () => {
    const settings = await place.create();
    const { reports, moderation } = await peopled(await place.open(settings));
    value(await reports.add({ id: "r", reporter: "ann", accused: "bob", ...REPORT }));
    value(await reports.add({ id: "q", reporter: "bob", accused: null, ...REPORT }));
    const decision = { reason: "Nothing wrong", until: null, moderator: "mod", at: 20 };
    for (const report of ["r", "q"])
      value(await moderation.decide({ ...decision, report, act: "dismiss", id: `s${report}` }));
    expect(value(await moderation.isIntact())).toBe(true);
    const { db, close } = await connect(settings);
    for (const edit of [
      sql`update moderation_log set reason = 'Something else'`,
      sql`delete from moderation_log where seq = 1`,
    ])
      await expect(edit.execute(db)).rejects.toThrow("only grows");
    expect(value(await moderation.isIntact())).toBe(true);
    if (place.kind === "postgres") await sql`alter table moderation_log disable trigger all`.execute(db);
    else await sql`drop trigger moderation_log_no_update`.execute(db);
    await sql`update moderation_log set reason = 'Something else' where seq = 1`.execute(db);
    await close();
    expect(value(await moderation.isIntact())).toBe(false);
  });

  test("unknown people can't be warned, and everything about a person is deleted with them", async () => {
    const { reports, moderation, blocks, sanctions, persons, traces } = await peopled(await place.open());
    value(await reports.add({ id: "r", reporter: "ann", accused: null, ...REPORT }));
    const warning = {
      report: "r",
      act: "warn",
      reason: "Hm",
      until: null,
      moderator: "mod",
      at: 20,
      id: "s",
    } as const;
    expect(await moderation.decide(warning)).toEqual(fail({ code: "nobody-accused" }));
    expect(await moderation.decide({ ...warning, report: "x" })).toEqual(fail({ code: "no-such-report" }));
    value(await reports.add({ id: "q", reporter: "bob", accused: "ann", ...REPORT }));
    value(await moderation.decide({ ...warning, report: "q" }));
    const block = { id: "b", person: "ann", blocked: "bob", game: "g", name: "Bob", at: 5 };
    value(await blocks.add(block));
    value(await blocks.add({ ...block, id: "c" }));
    expect(value(await blocks.list("ann"))).toEqual([block]);
    expect(await blocks.remove({ id: "b", person: "bob" })).toEqual(ok(false));
    expect(value(await sanctions.list("ann"))).toMatchObject([
      { kind: "warning", reason: "Hm", isSeen: false },
    ]);
    expect(await sanctions.see({ id: "s", person: "bob" })).toEqual(ok(false));
    expect(await sanctions.see({ id: "s", person: "ann" })).toEqual(ok(true));
    value(await traces.note({ person: "ann", kind: "network", hash: "h", now: 5 }));
    value(await persons.remove("ann"));
    expect(value(await blocks.list("ann"))).toEqual([]);
    expect(value(await reports.list({ isOpen: true, limit: 9 }))).toEqual([]);
    expect(value(await sanctions.list("ann"))).toEqual([]);
    expect(value(await traces.of(["ann"])).traces).toEqual([]);
    expect(value(await moderation.log(9))).toHaveLength(1);
  });

  test("traces and visits are noted once, and forgotten in time, like reports and sanctions", async () => {
    const { traces, reports, moderation, sanctions } = await peopled(await place.open());
    for (const now of [5, 50]) value(await traces.note({ person: "ann", kind: "device", hash: "new", now }));
    value(await traces.note({ person: "bob", kind: "device", hash: "old", now: 5 }));
    for (const now of [5, 14, 50]) value(await traces.visit({ person: "ann", now, since: now - 10 }));
    const shown = (person: string, hash: string) => ({ person, kind: "device", hash });
    expect(value(await traces.of(["ann", "bob"]))).toEqual({
      traces: [shown("ann", "new"), shown("bob", "old")],
      visits: [
        { person: "ann", at: 5 },
        { person: "ann", at: 50 },
      ],
    });
    value(await traces.purge(20));
    expect(value(await traces.of(["ann", "bob"]))).toEqual({
      traces: [shown("ann", "new")],
      visits: [{ person: "ann", at: 50 }],
    });
    for (const [id, message] of [
      ["r", 1],
      ["q", 2],
    ] as const)
      value(await reports.add({ id, reporter: "ann", accused: "bob", ...REPORT, message }));
    const decided = { report: "r", act: "ban", reason: "", moderator: "mod", at: 20 } as const;
    value(await moderation.decide({ ...decided, until: 25, id: "s" }));
    value(await reports.purge(21));
    value(await sanctions.purge(26));
    expect(value(await reports.by("ann"))).toMatchObject([{ id: "q" }]);
    expect(value(await sanctions.list("bob"))).toEqual([]);
  });
});
