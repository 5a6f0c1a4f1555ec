import { fail, ok } from "@chancery/engine";
import { expect, test } from "vitest";
import { change, value } from "../../testing/moves.ts";
import { describeStores } from "../../testing/places.ts";
import { type Device, sessionId } from "./sessions.ts";

const GUEST = { name: "Ann", email: null, password: null, settings: {} };
const LAPTOP = { browser: "Firefox", system: "Linux" };

describeStores((place) => {
  test("a guest is known by the secret of a link, and may become someone with an address", async () => {
    const { persons } = await place.open();
    expect(await persons.add({ id: "p", link: "a long secret", ...GUEST })).toEqual(ok(null));
    const ann = { id: "p", ...GUEST, isConfirmed: false };
    expect(await persons.byLink("a long secret")).toEqual(ok(ann));
    expect(await persons.get("p")).toEqual(ok(ann));
    expect(await persons.byLink("another")).toEqual(ok(null));
    const details = { email: " Ann@Example.org ", password: "hash", settings: { mail: ["deadline"] } };
    expect(await persons.change({ id: "p", details })).toEqual(ok(null));
    const known = { ...ann, ...details, email: "ann@example.org" };
    expect(await persons.byEmail("ANN@example.org")).toEqual(ok([known]));
    expect(await persons.byLink("a long secret")).toEqual(ok(known));
    expect(await persons.change({ id: "p", details: { link: null } })).toEqual(ok(null));
    expect(await persons.byLink("a long secret")).toEqual(ok(null));
    expect(await persons.change({ id: "q", details: { name: "Bob" } })).toEqual(
      fail({ code: "unknown-person", person: "q" }),
    );
  });

  test("guests who have nothing here are forgotten once they stay away", async () => {
    const { persons, sessions, keys, games } = await place.open();
    for (const id of ["away", "keyholder", "new", "player", "registered"]) {
      const email = id === "registered" ? "a@x.org" : null;
      value(await persons.add({ id, link: null, ...GUEST, email }));
      const now = id === "new" ? 2000 : 1000;
      value(await sessions.open({ secret: id, person: id, expires: 9000, now, device: LAPTOP }));
    }
    value(
      await keys.add({
        id: "k",
        person: "keyholder",
        name: "bot",
        secret: "s",
        scope: "play",
        expires: null,
      }),
    );
    value(await games.create({ game: "g", change: change(0, ["opens"], { members: ["player"] }) }));
    expect(await persons.removeIdle({ since: 1500, after: "" })).toEqual(ok(null));
    const left = value(await persons.several(["away", "keyholder", "new", "player", "registered"]));
    expect(left.map(({ id }) => id).toSorted()).toEqual(["keyholder", "new", "player", "registered"]);
  });

  test("an address belongs to one person, however many ask for it at once", async () => {
    const { persons } = await place.open();
    const add = (id: string, email: string | null) => persons.add({ id, link: null, ...GUEST, email });
    const both = await Promise.all([add("p", "a@x.org"), add("q", "A@x.org")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(fail({ code: "email-taken", email: expect.stringMatching(/a@x.org/i) }));
    value(await add("r", null));
    value(await add("s", null));
    expect(await persons.change({ id: "r", details: { email: "a@X.org" } })).toMatchObject({
      error: { code: "email-taken" },
    });
  });

  test("an address that is only claimed is nobody's own until one of its claimants confirms it", async () => {
    const { persons } = await place.open();
    const claim = (id: string, claimed: number, email = "a@x.org") =>
      persons.add({ id, link: null, ...GUEST, email, claimed });
    for (const [id, claimed] of [
      ["p", 1],
      ["q", 2],
      ["r", 3],
      ["s", 4],
    ] as const)
      value(await claim(id, claimed));
    const ids = async () => value(await persons.byEmail("A@x.org")).map(({ id }) => id);
    expect(await ids()).toEqual(["p", "q", "r", "s"]);
    expect(await persons.confirm({ id: "q", email: "b@x.org" })).toEqual(ok(false));
    const both = await Promise.all(["q", "r"].map((id) => persons.confirm({ id, email: "A@x.org" })));
    expect(both.filter((each) => each.ok && each.value)).toHaveLength(1);
    const [owner] = await ids();
    expect(await ids()).toEqual([owner]);
    expect(value(await persons.get(owner))).toMatchObject({ email: "a@x.org", isConfirmed: true });
    expect(value(await persons.get("p"))).toMatchObject({ email: null, isConfirmed: false });
    value(await claim("t", 5));
    expect(await ids()).toEqual([owner, "t"]);
    expect(await persons.confirm({ id: "t", email: "a@x.org" })).toEqual(
      fail({ code: "email-taken", email: "a@x.org" }),
    );
    value(await persons.change({ id: owner, details: { email: "b@x.org", claimed: 6 } }));
    expect(value(await persons.get(owner))).toMatchObject({ email: "b@x.org", isConfirmed: false });
    value(await claim("u", 7));
  });

  test("claiming an address again and again locks out nobody else", async () => {
    const { persons } = await place.open();
    for (let i = 0; i < 20; i++)
      value(await persons.add({ id: `p${i}`, link: null, ...GUEST, email: "a@x.org", claimed: i }));
    const ids = value(await persons.byEmail("a@x.org")).map(({ id }) => id);
    expect(ids).toEqual(["p0", "p1", "p2", "p3", "p4", "p19", "p18", "p17", "p16", "p15"]);
  });

  test("a person's sessions are listed and ended one by one, or all but one", async () => {
    const { persons, sessions } = await place.open();
    for (const id of ["p", "q"]) value(await persons.add({ id, link: null, ...GUEST }));
    const phone = { browser: null, system: "iOS" };
    const hour = 3_600_000;
    const open = (secret: string, person: string, now: number, device: Device = phone) =>
      sessions.open({ secret, person, expires: 9 * hour, now, device });
    value(await open("one", "p", 1, LAPTOP));
    value(await open("two", "p", 2));
    value(await open("three", "p", 3));
    value(await open("other", "q", 4));
    const list = async () => value(await sessions.list({ person: "p", now: hour }));
    expect((await list()).map(({ opened }) => opened)).toEqual([3, 2, 1]);
    value(await sessions.find({ secret: "one", now: hour }));
    const [first] = await list();
    expect(first).toEqual({ id: sessionId("one"), ...LAPTOP, opened: 1, seen: hour });
    value(await sessions.find({ secret: "one", now: hour + 1 }));
    expect((await list())[0].seen).toBe(hour);
    expect(await sessions.end({ id: sessionId("two"), person: "q" })).toEqual(ok(false));
    expect(await sessions.end({ id: sessionId("two"), person: "p" })).toEqual(ok(true));
    expect(await sessions.find({ secret: "two", now: 0 })).toEqual(ok(null));
    value(await sessions.closeAll("p", "three"));
    expect((await list()).map(({ id }) => id)).toEqual([sessionId("three")]);
    expect(await sessions.find({ secret: "other", now: 0 })).toEqual(ok("q"));
  });

  test("sessions last until they expire or are closed", async () => {
    const { persons, sessions } = await place.open();
    value(await persons.add({ id: "p", link: null, ...GUEST }));
    const open = (secret: string, expires: number) =>
      sessions.open({ secret, person: "p", expires, now: 0, device: LAPTOP });
    for (const [secret, expires] of [
      ["one", 100],
      ["two", 200],
      ["three", 300],
    ] as const)
      value(await open(secret, expires));
    const find = async (secret: string, now: number) => value(await sessions.find({ secret, now }));
    expect(await find("one", 99)).toBe("p");
    expect(await find("one", 100)).toBe(null);
    value(await sessions.close("two"));
    expect(await find("two", 0)).toBe(null);
    value(await sessions.purge(100));
    expect(await find("one", 0)).toBe(null);
    value(await sessions.closeAll("p"));
    expect(await find("three", 0)).toBe(null);
    expect(
      await sessions.open({ secret: "x", person: "nobody", expires: 1, now: 0, device: LAPTOP }),
    ).toEqual(fail({ code: "unknown-person", person: "nobody" }));
  });

  test("keys and hooks are their person's, and go with the person", async () => {
    const { persons, sessions, keys, passkeys, hooks, games } = await place.open();
    for (const id of ["p", "q"]) value(await persons.add({ id, link: null, ...GUEST }));
    value(await games.create({ game: "a", change: change(0, ["x"], { members: ["p"] }) }));
    value(await sessions.open({ secret: "s", person: "p", expires: 100, now: 0, device: LAPTOP }));
    const key = { id: "k", person: "p", name: "bot", scope: "read", expires: 50 };
    value(await keys.add({ ...key, secret: "key secret" }));
    expect(await keys.find({ secret: "key secret", now: 49 })).toEqual(ok(key));
    expect(await keys.find({ secret: "key secret", now: 50 })).toEqual(ok(null));
    expect(await keys.find({ secret: "k", now: 0 })).toEqual(ok(null));
    const passkey = { id: "w", person: "p", name: "phone", publicKey: "pk", counter: 0, transports: ["usb"] };
    value(await passkeys.add({ ...passkey, added: 3, used: null }));
    value(await passkeys.used({ id: "w", counter: 2, now: 4 }));
    expect(await passkeys.get("w")).toEqual(ok({ ...passkey, counter: 2, added: 3, used: 4 }));
    expect(await passkeys.remove({ id: "w", person: "q" })).toEqual(ok(false));
    const hook = (id: string, person: string, game: string | null) => ({
      id,
      person,
      game,
      url: "https://x.org",
      secret: "s",
    });
    for (const each of [
      hook("1", "p", null),
      hook("2", "p", "a"),
      hook("3", "p", "b"),
      hook("4", "q", null),
    ]) {
      value(await hooks.add(each));
    }
    value(await hooks.add(hook("5", "q", "a")));
    expect(value(await hooks.forGames(["a"])).map(({ id }) => id)).toEqual(["2"]);
    expect(value(await hooks.ofPersons(["p", "q"])).map(({ id }) => id)).toEqual(["1", "4"]);
    expect(
      value(await persons.several(["q", "p", "nobody"]))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["p", "q"]);
    const well = { failures: 0, failure: null, disabled: null };
    expect(value(await hooks.list("q"))[0]).toEqual({ ...hook("4", "q", null), ...well });
    expect(value(await hooks.get("2"))).toEqual({ ...hook("2", "p", "a"), ...well });
    expect(value(await hooks.get("9"))).toBe(null);
    value(await keys.remove({ id: "k", person: "q" }));
    value(await hooks.remove({ id: "1", person: "q" }));
    expect(value(await keys.list("p"))).toEqual([key]);
    value(await hooks.remove({ id: "1", person: "p" }));
    expect(value(await hooks.list("p")).map(({ id }) => id)).toEqual(["2", "3"]);
    value(await persons.remove("p"));
    expect(value(await keys.list("p"))).toEqual([]);
    expect(value(await passkeys.list("p"))).toEqual([]);
    expect(value(await hooks.forGames(["a"]))).toEqual([]);
    expect(value(await sessions.find({ secret: "s", now: 0 }))).toBe(null);
    expect(value(await games.load({ game: "a" })).version).toBe(1);
  });

  test("a hook that fails too often in a row is called no more", async () => {
    const { persons, hooks } = await place.open();
    value(await persons.add({ id: "p", link: null, ...GUEST }));
    value(await hooks.add({ id: "h", person: "p", game: null, url: "https://x.org", secret: "s" }));
    const fail = (now: number) => hooks.failed({ id: "h", failure: `at ${now}`, now, most: 3 });
    expect(value(await fail(1))).toBe(false);
    expect(value(await fail(2))).toBe(false);
    value(await hooks.worked("h"));
    expect(value(await hooks.get("h"))).toMatchObject({ failures: 0, failure: null, disabled: null });
    for (const now of [3, 4]) expect(value(await fail(now))).toBe(false);
    expect(value(await fail(5))).toBe(true);
    expect(value(await fail(6))).toBe(false);
    expect(value(await hooks.get("h"))).toMatchObject({ failures: 4, failure: "at 6", disabled: 5 });
  });

  test("a secret of the site is the same for all servers, and stays", async () => {
    const settings = await place.create();
    const [one, two] = [await place.open(settings), await place.open(settings)];
    const got = await Promise.all([
      one.secrets.get({ name: "seal", proposed: "a" }),
      two.secrets.get({ name: "seal", proposed: "b" }),
    ]);
    expect(value(got[0])).toBe(value(got[1]));
    expect(value(await two.secrets.get({ name: "seal", proposed: "c" }))).toBe(value(got[0]));
    expect(value(await two.secrets.get({ name: "other", proposed: "c" }))).toBe("c");
  });

  test("attempts are counted for all servers together, until their window closes", async () => {
    const settings = await place.create();
    const [one, two] = [await place.open(settings), await place.open(settings)];
    const count = async ({ attempts }: typeof one, now: number, key = "ann") =>
      value(await attempts.count({ key, now, window: 100 }));
    expect(await count(one, 0)).toBe(1);
    expect(await count(two, 50)).toBe(2);
    expect(await count(two, 50, "bob")).toBe(1);
    expect(await count(one, 99)).toBe(3);
    expect(value(await two.attempts.seen({ key: "ann", now: 99 }))).toBe(3);
    expect(value(await two.attempts.seen({ key: "ann", now: 100 }))).toBe(0);
    expect(value(await two.attempts.seen({ key: "eve", now: 0 }))).toBe(0);
    expect(await count(one, 100)).toBe(1);
    expect(await count(one, 199)).toBe(2);
    value(await two.attempts.forget("ann"));
    expect(await count(one, 199)).toBe(1);
    value(await one.attempts.purge(150));
    expect(await count(one, 199)).toBe(2);
    expect(await count(one, 199, "bob")).toBe(1);
  });

  test("messages are replaced by others all at once, and by none twice", async () => {
    const { outbox } = await place.open();
    const notice = (key: string) => ({ key, kind: "mail", recipient: "p", body: { text: key } });
    value(await outbox.add({ notices: [notice("a"), notice("b"), notice("c")], now: 10 }));
    value(await outbox.replace({ keys: ["a", "b"], notices: [notice("a1"), notice("a2")], now: 20 }));
    value(await outbox.replace({ keys: ["a"], notices: [notice("a1")], now: 30 }));
    const taken = value(await outbox.take({ now: 40, limit: 9, lease: 100 }));
    expect(taken.map(({ key }) => key).toSorted()).toEqual(["a1", "a2", "c"]);
  });

  test("messages go out at least once, and once if all goes well", async () => {
    const settings = await place.create();
    const [one, two] = [await place.open(settings), await place.open(settings)];
    const notice = (key: string) => ({ key, kind: "mail", recipient: "p", body: { text: key } });
    const begun = { ...change(0, ["x"], { at: 10 }), notices: [notice("a"), notice("b")] };
    value(await one.games.create({ game: "g", change: begun }));
    value(await one.outbox.add({ notices: [notice("b"), notice("c")], now: 20 }));
    const take = (store: typeof one, now: number, limit = 9) => store.outbox.take({ now, limit, lease: 100 });
    const both = await Promise.all([take(one, 20, 2), take(two, 20, 2)]);
    const taken = both.flatMap((result) => value(result));
    expect(taken.map(({ key }) => key).toSorted()).toEqual(["a", "b", "c"]);
    expect(taken).toContainEqual({ ...notice("c"), attempts: 1 });
    expect(value(await take(one, 119))).toEqual([]);
    expect(await one.outbox.waiting()).toEqual(ok(3));
    value(await one.outbox.delivered("a"));
    expect(await two.outbox.waiting()).toEqual(ok(2));
    value(await one.outbox.putOff({ key: "b", until: 500 }));
    expect(value(await take(two, 120))).toEqual([{ ...notice("c"), attempts: 2 }]);
    value(await two.outbox.putOff({ key: "c", until: null }));
    expect(value(await take(two, 500))).toEqual([{ ...notice("b"), attempts: 2 }]);
    value(await one.outbox.add({ notices: [notice("a"), notice("c")], now: 600 }));
    expect(value(await take(one, 600))).toEqual([{ ...notice("b"), attempts: 3 }]);
    value(await one.outbox.purge(11));
    value(await one.outbox.add({ notices: [notice("a"), notice("c")], now: 601 }));
    expect(value(await take(one, 601)).map(({ key }) => key)).toEqual(["a"]);
    const states = ["a", "b", "c", "d"].map(async (key) => value(await one.outbox.stateOf(key))?.state);
    expect(await Promise.all(states)).toEqual(["waiting", "delayed", "failed", undefined]);
    value(await one.outbox.delivered("b"));
    expect(value(await two.outbox.stateOf("b"))).toEqual({ state: "sent", at: 10 });
  });

  test("browsers that get push messages are their session's, each endpoint is one person's, and the oldest give way", async () => {
    const { persons, sessions, pushSubscriptions } = await place.open();
    for (const id of ["p", "q"]) value(await persons.add({ id, link: null, ...GUEST }));
    for (const [secret, person] of ["ap", "bp", "cp", "dq"].map((each) => [each, each[1]]))
      value(await sessions.open({ secret, person, expires: 9000, now: 0, device: LAPTOP }));
    const put = (secret: string, endpoint: string, now: number) =>
      pushSubscriptions.put({
        endpoint,
        publicKey: `key of ${endpoint}`,
        secret: "auth",
        person: secret[1],
        session: sessionId(secret),
        now,
        most: 2,
      });
    const endpoints = async (person: string) =>
      value(await pushSubscriptions.list(person)).map(({ endpoint }) => endpoint);
    value(await put("ap", "one", 1));
    value(await put("bp", "two", 2));
    expect(await endpoints("p")).toEqual(["two", "one"]);
    // A session has one, and a person only so many.
    value(await put("ap", "three", 3));
    expect(await endpoints("p")).toEqual(["three", "two"]);
    value(await put("cp", "four", 4));
    expect(await endpoints("p")).toEqual(["four", "three"]);
    // Someone else signs in with the same browser.
    value(await put("dq", "four", 5));
    expect([await endpoints("p"), await endpoints("q")]).toEqual([["three"], ["four"]]);
    const [{ id, ...four }] = value(await pushSubscriptions.ofPersons(["q"]));
    expect(four).toMatchObject({ publicKey: "key of four", secret: "auth", added: 5, failures: 0 });
    value(await pushSubscriptions.failed({ id, most: 2 }));
    value(await pushSubscriptions.worked(id));
    value(await pushSubscriptions.failed({ id, most: 2 }));
    expect(value(await pushSubscriptions.get(id))).toMatchObject({ failures: 1 });
    value(await pushSubscriptions.failed({ id, most: 2 }));
    expect(value(await pushSubscriptions.get(id))).toBe(null);
    value(await sessions.close("ap"));
    expect(await endpoints("p")).toEqual([]);
    expect(await put("ap", "five", 6)).toEqual(fail({ code: "unknown-person", person: "p" }));
    value(await put("bp", "six", 7));
    value(await pushSubscriptions.removeOf(sessionId("bp")));
    expect(await endpoints("p")).toEqual([]);
    value(await put("dq", "seven", 8));
    value(await persons.remove("q"));
    expect(await endpoints("q")).toEqual([]);
  });
});
