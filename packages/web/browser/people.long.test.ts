import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { findings, findingsInBoth } from "./testing/access.ts";
import { host } from "./testing/hosting.ts";
import { forgetRefusals } from "./testing/refusals.ts";
import { answerModerator } from "./testing/safety.ts";
import { test } from "./testing/stage.ts";
import { openTab, person, seat, soon } from "./testing/tables.ts";

/** Who people are, and how they come back. */
describe("somebody", () => {
  test("comes back by the link, in a browser that never saw them", async ({ stage }) => {
    const { page } = await host(stage);
    const link = new URL(await page.getByLabel("Your private sign-in link").last().inputValue());
    await page.getByRole("button", { name: "I've saved it" }).click();
    await soon(() => page.getByRole("heading", { name: "Your private sign-in link" }).count()).toBe(0);
    const elsewhere = await stage.open(link.pathname + link.hash);
    await elsewhere.waitForURL("**/games");
    await elsewhere.getByRole("button", { name: "You are Ann" }).waitFor();
    expect(elsewhere.url()).not.toContain(link.hash);
    await elsewhere.locator(`a[href="${new URL(page.url()).pathname}"]`).click();
    await elsewhere.getByRole("heading", { name: "Invite players" }).waitFor();
  });

  test("is told when a link leads to nobody", async ({ stage }) => {
    const before = stage.complaints.length;
    const page = await stage.open(`/come-back#${"x".repeat(43)}`);
    await page.getByRole("heading", { name: "This sign-in link doesn't work" }).waitFor();
    await forgetRefusals(stage, before);
  });

  test("makes a key for a program, which works until it is revoked", async ({ stage }) => {
    const { page } = await host(stage);
    await page.getByRole("button", { name: "You are Ann" }).click();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await page.getByLabel("Name of the new key").fill("Bot");
    await page.getByLabel("What it can do").selectOption("Read only");
    await page.getByRole("button", { name: "Create key" }).click();
    const secret = await page.getByLabel("Key Bot").inputValue();
    const ask = async (): Promise<number> =>
      (await fetch(new URL("/api/me", page.url()), { headers: { authorization: `Bearer ${secret}` } }))
        .status;
    expect(await ask()).toBe(200);
    await page.getByText(/^Read only · Expires /).waitFor();
    await page.getByRole("button", { name: "Revoke Bot" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("button", { name: "Revoke Bot" }).waitFor({ state: "detached" });
    expect(await ask()).toBe(401);
  });

  test("sends news to a webhook, until it is removed", async ({ stage }) => {
    const { page } = await host(stage);
    await page.goto(new URL("/profile", page.url()).href);
    const address = page.getByLabel("Webhook address");
    const add = page.getByRole("button", { name: "Add webhook" });
    const before = stage.complaints.length;
    await address.fill("https://localhost/hook");
    await add.click();
    await page.getByRole("alert").filter({ hasText: "This address isn't on the public internet" }).waitFor();
    await forgetRefusals(stage, before);
    await address.fill("https://hooks.example.org/diplomacy");
    await add.click();
    await soon(() => page.getByLabel("Webhook secret").inputValue()).toMatch(/^\S{20,}$/);
    await page.reload();
    await soon(() => page.getByLabel("Webhook secret").count()).toBe(0);
    await page.getByRole("button", { name: "Remove https://hooks.example.org/diplomacy" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("hooks.example.org/diplomacy").waitFor({ state: "detached" });
    await page.reload();
    await address.waitFor();
    const { hooks } = await page.evaluate(async () => (await fetch("/api/hooks")).json());
    expect(hooks).toEqual([]);
  });

  test("adds an address and a password, and signs in by them elsewhere; a new link ends that", async ({
    stage,
  }) => {
    // An address belongs to one account, also when the test is tried again.
    const address = `ann-${randomUUID()}@example.org`;
    const { page } = await host(stage);
    await page.goto(new URL("/profile", page.url()).href);
    await page.getByLabel("Your name").fill("Ann Ash");
    await page.getByRole("button", { name: "Change name" }).click();
    await page.getByRole("heading", { name: "Ann Ash", level: 1 }).waitFor();
    await page.getByLabel("Email").fill(address);
    await page.getByLabel(/^Password/).fill("correct horse");
    await page.getByRole("button", { name: "Add email and password" }).click();
    await page.getByText("Change email").first().waitFor();
    // A server without mail has none to offer.
    await soon(() => page.getByText("isn't confirmed").count()).toBe(0);
    await soon(() => page.getByLabel("Messages to me, by email").count()).toBe(0);
    const saved = page.waitForResponse(
      (response) => response.url().endsWith("/api/me/notifications") && response.request().method() !== "GET",
    );
    await page.getByLabel("Messages to me, by webhook").click();
    await saved;
    const unproven = stage.complaints.length;
    await page.getByLabel("Name of the new key").fill("Bot");
    await page.getByRole("button", { name: "Create key" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm that it's you" });
    await proof.getByLabel(/^Password/).fill("correct horse");
    await proof.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Key Bot").waitFor();
    await forgetRefusals(stage, unproven);
    const before = stage.complaints.length;
    const elsewhere = await stage.open("/sign-in");
    const form = elsewhere.locator("form").filter({ has: elsewhere.getByLabel("Email") });
    const signIn = form.getByRole("button", { name: "Sign in" });
    await elsewhere.getByLabel("Email").fill(address);
    await elsewhere.getByLabel(/^Password/).fill("wrong horse");
    await signIn.click();
    await elsewhere.getByText("The email address or the password is wrong").waitFor();
    await forgetRefusals(stage, before);
    await elsewhere.getByLabel(/^Password/).fill("correct horse");
    await signIn.click();
    await elsewhere.waitForURL("**/games");
    await elsewhere.goto(new URL("/profile", page.url()).href);
    await expect.poll(() => elsewhere.getByLabel("Messages to me, by webhook").isChecked()).toBe(false);
    await page.getByRole("button", { name: "New link, and sign out everywhere else" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create new link" }).click();
    await page.getByRole("textbox", { name: "Your private sign-in link" }).waitFor();
    await elsewhere.goto(new URL("/profile", page.url()).href);
    await elsewhere.getByText("You're not signed in.").waitFor();
  });

  test("signs in with a passkey, and ends that session from elsewhere", async ({ stage }) => {
    const page = await stage.open("/");
    // Passkeys are for sites with a name.
    const address = new URL(page.url());
    address.hostname = "localhost";
    await page.goto(address.href);
    await page.evaluate(() =>
      fetch("/api/guests", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Ann" }),
      }),
    );
    const session = await page.context().newCDPSession(page);
    await session.send("WebAuthn.enable");
    await session.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(new URL("/profile", address).href);
    await page.getByLabel("Name of the new passkey").fill("My phone");
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("button", { name: "Remove My phone" }).waitFor();
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.goto(new URL("/sign-in", address).href);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL("**/games");
    await page.getByRole("button", { name: "You are Ann" }).waitFor();
    await page.goto(new URL("/profile", address).href);
    const sessions = page.getByRole("list", { name: "Where you're signed in" }).getByRole("listitem");
    await soon(() => sessions.count()).toBe(2);
    await page.getByRole("button", { name: /^Sign out of Chrom/ }).click();
    await soon(() => sessions.count()).toBe(1);
    await sessions.filter({ hasText: "This browser" }).waitFor();
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    await page.goto(new URL("/profile", address).href);
    await page.getByText("You're not signed in.").waitFor();
  });

  test("signs out, and is nobody, and leaves no drafts behind", async ({ stage }) => {
    const { page } = await host(stage);
    await page.evaluate(() => localStorage.setItem("chancery.press.g1.everybody", "A secret plan"));
    await page.getByRole("button", { name: "You are Ann" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("button", { name: "You and your games" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("chancery.press.g1.everybody"))).toBe(null);
  });
});

test("an unknown address leads to a page that helps", async ({ stage }) => {
  const before = stage.complaints.length;
  const page = await stage.open("/gmaes");
  await page.getByRole("heading", { name: /not found$/ }).waitFor();
  await page.goto(new URL(`/games/${"0".repeat(32)}`, page.url()).href);
  await page.getByText("This game doesn't exist, or you don't have access to it.").waitFor();
  await forgetRefusals(stage, before);
});

/** What people do about each other, and moderators about them. */
describe("someone", () => {
  test("mutes, reports and blocks a player, and hears them again", async ({ stage }) => {
    const { game, by } = await seat(stage, { preset: "correspondence" });
    await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: "You fool" });
    const page = await by.France.visit(game, "", { bypassCSP: true });
    await openTab(page, "Messages");
    await page
      .getByRole("button", { name: /^Germany/ })
      .first()
      .click();
    await page.getByText("You fool").waitFor();
    const options = page.getByRole("button", { name: "Options for this conversation" });
    await options.click();
    await page.getByRole("menuitem", { name: "Report a message" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "You fool" }).check();
    await dialog.getByLabel("What's wrong with it?").selectOption("Threats");
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Send report" }).click();
    await page.getByText("Thank you. The moderators will look at it.").waitFor();
    await options.click();
    await page.getByRole("menuitem", { name: "Mute Germany" }).click();
    await page.getByText("Hidden: you muted Germany.").waitFor();
    expect(await page.getByText("You fool", { exact: true }).count()).toBe(0);
    await openTab(page, "Players");
    const player = page.getByRole("button", { name: "Options for the player of Germany" });
    await player.click();
    await page.getByRole("menuitem", { name: "Block player" }).click();
    await dialog.getByRole("button", { name: "Block player" }).click();
    await dialog.waitFor({ state: "detached" });
    await player.click();
    await page.getByRole("menuitem", { name: "Unmute Germany" }).click();
    await openTab(page, "Messages");
    await page.getByText("You fool").first().waitFor();
    await page.goto(new URL("/profile", page.url()).href);
    await page.getByRole("button", { name: "Unblock Player of Germany" }).click();
    await page.getByText("You haven't blocked anyone.").waitFor();
  });

  test("moderates: reads a report, warns its writer, and finds everything in the log", async ({ stage }) => {
    const moderator = await person(stage, "Mo Moderator");
    const page = await moderator.look("/", { bypassCSP: true });
    const decided = await answerModerator(stage, page);
    await page.goto(new URL("/games", page.url()).href);
    await page.getByRole("button", { name: /^You are Mo/ }).click();
    await page.getByRole("menuitem", { name: "Moderation" }).click();
    await page.getByText("You fools").waitFor();
    await page.getByText("Signs that one person holds two seats in this game").click();
    await page.getByText("6 of 7 visits began within three minutes").waitFor();
    expect(await findingsInBoth(page)).toEqual([]);
    await page.getByRole("button", { name: "Warn", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Warn Gus Accused?" });
    await dialog.getByLabel("Reason").fill("Insults");
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Warn", exact: true }).click();
    await page.getByText("No open reports.").waitFor();
    expect(decided).toEqual([{ act: "warn", reason: "Insults", until: null }]);
    await page.getByRole("link", { name: "Privacy" }).click();
    await page.getByRole("row", { name: /^Reports, after they were decided 180 days$/ }).waitFor();
    expect(await findingsInBoth(page)).toEqual([]);
  });

  test("is told that they are banned, or have been warned", async ({ stage }) => {
    const gus = await person(stage, "Gus Accused");
    const page = await gus.look("/", { bypassCSP: true });
    for (const text of ["Insults", "Spam"]) stage.typed.add(text);
    await page.context().route("**/api/session", async (route) => {
      const response = await route.fetch();
      const ban = { reason: "Insults", until: Date.UTC(2030, 0, 1) };
      const warnings = [{ id: "w1", reason: "Spam", at: Date.UTC(2024, 0, 1) }];
      await route.fulfill({ response, json: { ...(await response.json()), ban, warnings } });
    });
    await page.goto(new URL("/games", page.url()).href);
    await page.getByRole("heading", { name: "You're banned from this server" }).waitFor();
    await page.getByText("Reason: Insults").waitFor();
    await page.getByRole("heading", { name: "A moderator has warned you" }).waitFor();
    // Nothing is offered that would be refused.
    for (const name of ["Try again", "Host a game"])
      expect(await page.getByText(name, { exact: true }).count()).toBe(0);
    expect(await findingsInBoth(page)).toEqual([]);
  });
});
