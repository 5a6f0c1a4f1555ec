import { ok } from "@chancery/engine";
import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import type { Update } from "../index.ts";

describeStores((place) => {
  test("listeners are told of what was appended, and of nothing else", async () => {
    const store = await place.open();
    const heard: Update[] = [];
    const stop = store.onAppend((update) => heard.push(update));
    if (place.kind === "postgres") await expect.poll(() => heard.length).toBeGreaterThan(0);
    value(await store.games.create({ game: "a", change: change(0, ["one"]) }));
    await store.games.append({ game: "a", expected: 7, change: change(7, ["late"]) });
    await store.games.transact({ game: "a", work: () => ({ ok: false, error: "no" }) });
    value(await store.games.transact({ game: "a", work: () => ok(change(1, ["two", "three"])) }));
    const news = () => heard.filter(({ kind }) => kind === "appended");
    await expect.poll(() => news().length).toBe(2);
    expect(news()).toEqual([
      { kind: "appended", game: "a", version: 1 },
      { kind: "appended", game: "a", version: 3 },
    ]);
    stop();
    value(await store.games.append({ game: "a", expected: 3, change: change(3, ["four"]) }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(news()).toHaveLength(2);
  });

  if (place.kind !== "postgres") return;

  test("listeners are told of what other processes append, and of gaps when the connection was lost", async () => {
    const settings = await place.create();
    const [here, there] = [await place.open(settings), await place.open(settings)];
    const heard: Update[] = [];
    here.onAppend((update) => heard.push(update));
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    value(await there.games.create({ game: "a", change: change(0, ["one"]) }));
    await expect.poll(() => heard.length).toBeGreaterThan(1);
    expect(heard).toEqual([{ kind: "gap" }, { kind: "appended", game: "a", version: 1 }]);
    await place.cluster.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen chancery'",
    );
    value(await there.games.append({ game: "a", expected: 1, change: change(1, ["unheard?"]) }));
    await expect.poll(() => heard.filter(({ kind }) => kind === "gap").length).toBeGreaterThan(1);
    value(await there.games.append({ game: "a", expected: 2, change: change(2, ["heard"]) }));
    await expect.poll(() => heard).toContainEqual({ kind: "appended", game: "a", version: 3 });
  });

  test("when servers come or have gone listeners read again, as one that died may not have told all", async () => {
    const settings = await place.create();
    const [here, there] = [await place.open(settings), await place.open(settings)];
    const heard: Update[] = [];
    here.onAppend((update) => heard.push(update));
    await expect.poll(() => heard.length).toBe(1);
    const beat = (server: string, now: number) => here.outages.beat({ server, now, tolerance: 100 });
    value(await beat("one", 1000));
    await expect.poll(() => heard.length).toBe(2);
    value(await there.outages.beat({ server: "two", now: 1050, tolerance: 100 }));
    await expect.poll(() => heard.length).toBe(3);
    value(await beat("one", 1090));
    value(await beat("one", 1140));
    expect(heard).toHaveLength(3);
    value(await beat("one", 1160));
    await expect.poll(() => heard.length).toBe(4);
    expect(heard).toEqual(Array(4).fill({ kind: "gap" }));
  });

  test("a server that vanishes fails what is in progress; nothing is lost, and all resumes later", async () => {
    const store = await place.open();
    const heard: Update[] = [];
    store.onAppend((update) => heard.push(update));
    await expect.poll(() => heard.length).toBe(1);
    value(await store.games.create({ game: "a", change: change(0, ["one"]) }));
    const interrupted = await store.games.transact({
      game: "a",
      work: async (log) => {
        await place.cluster.crash();
        return ok(change(log.version, ["never"]));
      },
    });
    expect(interrupted).toMatchObject({ ok: false, error: { code: "unavailable" } });
    expect(await store.games.load({ game: "a" })).toMatchObject({
      ok: false,
      error: { code: "unavailable" },
    });
    expect(await store.persons.get("p")).toMatchObject({ ok: false, error: { code: "unavailable" } });
    await place.cluster.start();
    expect(await store.games.append({ game: "a", expected: 1, change: change(1, ["two"]) })).toEqual(ok(2));
    await expect.poll(() => heard.length > 1 && heard.at(-1)?.kind).toBe("gap");
  });
});
