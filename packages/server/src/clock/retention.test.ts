import { afterAll, expect, test } from "vitest";
import { guest, Site, sevenAt } from "../testing/index.ts";

const DAY = 24 * 3_600_000;
const site = new Site();
afterAll(() => site.remove());

test("data is kept as long as the privacy page says, and then deleted", async () => {
  const app = await site.open();
  const start = site.time;
  const { days } = (await app.inject("/api/retention")).json();
  const { game, by } = await sevenAt(app);
  const [france, germany] = await Promise.all(
    [by.France, by.Germany].map(async (each) => (await each.get("/api/me")).json().id as string),
  );
  const idle = (await (await guest(app, "Idle")).get("/api/me")).json().id as string;
  const { reports, moderation, sanctions, traces, sessions, persons, outbox, attempts } = await site.store();
  const said = { channel: "everybody", reason: "spam", comment: "", context: [], at: start };
  for (const [message, act] of [
    [1, "warn"],
    [2, "ban"],
  ] as const) {
    const report = `r${message}`;
    await reports.add({ id: report, reporter: france, accused: germany, game, message, ...said });
    const decision = { report, act, reason: "Spam", until: start + DAY, moderator: "m", at: start };
    await moderation.decide({ ...decision, id: `s${message}` });
  }
  await outbox.add({ notices: [{ key: "n", kind: "news", recipient: idle, body: {} }], now: start });
  await attempts.count({ key: "a", now: start, window: 1000 });

  const ok = <T>(result: { readonly ok: boolean; readonly value?: T }): T => result.value as T;
  /** Whether something of each kind is left. */
  const left = async () => ({
    sessions: ok(await sessions.list({ person: france, now: 0 })).length > 0,
    idleGuests: ok(await persons.get(idle)) !== null,
    traces: ok(await traces.of([france])).traces.length > 0,
    reports: ok(await reports.by(france)).length > 0,
    sanctions: ok(await sanctions.list(germany)).length > 0,
  });
  const kinds = Object.keys(await left()) as (keyof Awaited<ReturnType<typeof left>>)[];
  // A ban is kept from its end on.
  const lasts = (kind: (typeof kinds)[number]): number => days[kind] + (kind === "sanctions" ? 1 : 0);
  const looks = kinds.flatMap((kind) => [
    { kind, after: lasts(kind) - 0.5, isLeft: true },
    { kind, after: lasts(kind) + 0.5, isLeft: false },
  ]);
  for (const { kind, after, isLeft } of looks.toSorted((one, other) => one.after - other.after)) {
    site.time = start + after * DAY;
    // A server clears away what is too old when it starts.
    const server = await site.open();
    const look = async () => `${kind} after ${after} days: ${(await left())[kind]}`;
    await expect.poll(look).toBe(`${kind} after ${after} days: ${isLeft}`);
    await server.close();
    expect(await look()).toBe(`${kind} after ${after} days: ${isLeft}`);
  }
  expect(ok(await moderation.log(9))).toHaveLength(2);
});
