import { ok } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { digestOf } from "../accounts/secrets.ts";
import { Deliveries, failed, MINUTE, PUBLIC, SLOW, soon } from "../testing/deliveries.ts";

const deliveries = new Deliveries();

describe("mail", () => {
  test("reports results and turns to people who asked for them, once, with a link and no secrets", async () => {
    const { post } = await deliveries.open();
    await deliveries.another();
    const { game, by, players } = await deliveries.begun({ ...SLOW, anonymous: true });
    await deliveries.confirm(by.France, "france@example.org");
    await by.Italy.send("POST", "/api/me/account", { email: "italy@example.org", password: "correct horse" });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Shall we share Austria?" });
    await soon(() => post.to("france@example.org").length).toBe(2);
    const [, press] = post.to("france@example.org");
    expect(press).toContain("Italy wrote to you.");
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    await soon(() => post.to("france@example.org").length).toBe(3);
    await deliveries.quiet();
    const mail = post.to("france@example.org").slice(2);
    expect(mail).toHaveLength(1);
    expect(mail[0]).toContain("Spring 1901 resolved: everyone was ready.");
    expect(mail[0]).toContain("It's your turn in Fall 1901, for France. (Jan 3, 2024, 12:00 PM UTC)");
    expect(mail[0]).toContain(`${PUBLIC}/games/${game}`);
    expect(mail[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail[0]).toMatch(/^Content-Type: text\/html/m);
    for (const secret of ["A Par", "Bur", "Shall we", "Player of", "Austria"])
      expect(post.to("france@example.org").slice(1).join()).not.toContain(secret);
    const { id: member } = (await by.France.get("/api/me")).json();
    const guesses = Array.from({ length: 200 }, (_, version) =>
      digestOf(["news", game, version, member, "mail"].join(":")).slice(0, 32),
    );
    const [, id] = /^Message-ID: <(.*)@/m.exec(mail[0]) ?? [];
    expect(id).toMatch(/^[\w-]{32}$/);
    // It would tell how many events there were, and so how much others did in secret.
    expect(guesses).not.toContain(id);
    // This address is unconfirmed, so it only got the request to confirm it.
    expect(post.to("italy@example.org")).toHaveLength(1);
  });

  test("is written in the recipient's language", async () => {
    const { post } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await deliveries.confirm(by.France, "france@example.org");
    const me = (await by.France.send("PATCH", "/api/me", { language: "de" })).json();
    expect(me).toMatchObject({ language: "de", email: "france@example.org" });
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Ciao" });
    await soon(() => post.to("france@example.org").length).toBe(2);
    const last = post.to("france@example.org").at(-1) as string;
    expect(last).toContain("Italien hat dir geschrieben.");
    expect(last).toContain("Zur Partie");
  });

  test("is retried at growing intervals until it gets through, unless it never will", async () => {
    const { app, post, site } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await deliveries.confirm(by.France, "france@example.org");
    post.refuses = 451;
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Hello" });
    await soon(() => failed(app, "mail", "put-off")).toBe(1);
    post.refuses = null;
    expect(post.to("france@example.org")).toHaveLength(1);
    site.time += MINUTE;
    await soon(() => post.to("france@example.org").length).toBe(2);
    // Its delivery is noted before time goes on.
    await deliveries.quiet();
    post.refuses = 550;
    site.time += 15 * MINUTE;
    await by.Austria.do(game, { type: "say", as: "Austria", to: ["France"], text: "Hello" });
    await soon(() => failed(app, "mail", "given-up")).toBe(1);
    await deliveries.quiet();
  });

  test("gathers what a host writes into few mails, under subjects of our own", async () => {
    const { post, site } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await deliveries.confirm(by.France, "france@example.org");
    const announce = (number: number) =>
      by.Austria.do(game, { type: "announce", text: `Offer ${number} at http://spam.example` });
    await announce(1);
    const [, first] = await deliveries.mailsTo("france@example.org", 2);
    for (let number = 2; number <= 25; number++) await announce(number);
    const { outbox } = await site.store();
    await soon(() => outbox.waiting()).toEqual(ok(24));
    expect(post.to("france@example.org")).toHaveLength(2);
    site.time += 15 * MINUTE;
    const [, , rest] = await deliveries.mailsTo("france@example.org", 3);
    await deliveries.quiet();
    expect(post.to("france@example.org")).toHaveLength(3);
    for (let number = 1; number <= 25; number++) expect(first + rest).toContain(`Offer ${number} at`);
    for (const mail of [first, rest]) {
      const [, subject] = /^Subject: (.*)$/m.exec(mail) ?? [];
      expect(subject).toBe("Classic 2023: news about your game");
    }
  });
});
