import { fail, ok } from "@chancery/engine";
import { expect, test } from "vitest";
import { value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import type { TournamentChange } from "./tournaments.ts";

const change = (from: number, count: number, more: Partial<TournamentChange> = {}) => ({
  at: 10 + from,
  events: Array.from({ length: count }, (_, i) => ({ seq: from + i + 1, text: `event ${from + i + 1}` })),
  status: "running",
  public: true,
  people: ["ann"],
  summary: { name: "Open" },
  ...more,
});

describeStores((place) => {
  test("a tournament's log grows, and its members find it", async () => {
    const { tournaments } = await place.open();
    expect(await tournaments.create({ tournament: "t", change: change(0, 1) })).toEqual(ok(true));
    expect(await tournaments.create({ tournament: "t", change: change(0, 1) })).toEqual(ok(false));
    const more = change(1, 2, { people: ["ann", "ben", "ben"], summary: { name: "Closed" } });
    expect(await tournaments.transact({ tournament: "t", work: () => ok(more) })).toEqual(ok(null));
    expect(await tournaments.load("t")).toEqual(ok([...change(0, 1).events, ...more.events]));
    const listed = [{ tournament: "t", status: "running", updated: 11, summary: { name: "Closed" } }];
    expect(await tournaments.list({ person: "ben" }, 10)).toEqual(ok(listed));
    expect(await tournaments.list("public", 10)).toEqual(ok(listed));
    expect(await tournaments.list({ person: "eve" }, 10)).toEqual(ok([]));
    value(
      await tournaments.transact({
        tournament: "t",
        work: () => ok(change(3, 1, { status: "ended", people: [] })),
      }),
    );
    expect(await tournaments.list("public", 10)).toEqual(ok([]));
    expect(await tournaments.list({ person: "ben" }, 10)).toEqual(ok([]));
  });

  test("what is refused changes nothing, and unknown tournaments are told apart", async () => {
    const { tournaments } = await place.open();
    value(await tournaments.create({ tournament: "t", change: change(0, 1) }));
    const no = fail({ code: "no" as const });
    expect(await tournaments.transact({ tournament: "t", work: () => no })).toEqual(no);
    expect(value(await tournaments.load("t"))).toHaveLength(1);
    const unknown = fail({ code: "unknown-tournament", tournament: "u" });
    expect(await tournaments.load("u")).toEqual(unknown);
    expect(await tournaments.transact({ tournament: "u", work: () => no })).toEqual(unknown);
    expect(await tournaments.rewrite({ tournament: "u", rewrite: (body) => body })).toEqual(unknown);
  });

  test("names can be taken out of a log", async () => {
    const { tournaments } = await place.open();
    value(await tournaments.create({ tournament: "t", change: change(0, 3) }));
    const rewrite = (body: string): string => body.replace("event 2", "gone");
    value(await tournaments.rewrite({ tournament: "t", rewrite }));
    expect(value(await tournaments.load("t")).map((each) => (each as { text?: string }).text)).toEqual([
      "event 1",
      "gone",
      "event 3",
    ]);
  });

  test("guests who have signed up for a tournament aren't forgotten", async () => {
    const { persons, tournaments } = await place.open();
    for (const id of ["ann", "ben"])
      value(await persons.add({ id, link: null, name: id, email: null, password: null, settings: {} }));
    value(await tournaments.create({ tournament: "t", change: change(0, 1) }));
    value(await persons.removeIdle({ since: 1500, after: "" }));
    expect(value(await persons.several(["ann", "ben"])).map(({ id }) => id)).toEqual(["ann"]);
  });
});
