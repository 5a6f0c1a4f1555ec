import { describe, expect, test } from "vitest";
import type { Stage } from "./browser.ts";
import { forget404, host } from "./lobby.ts";

/** Who people are, and how they come back. */
export function testPeople(stage: () => Stage): void {
  describe("somebody", () => {
    test("comes back by the link, in a browser that never saw him", async () => {
      const { page } = await host(stage());
      const link = new URL(await page.getByLabel("Your link to come back").last().inputValue());
      await page.getByRole("button", { name: "I have kept it" }).click();
      expect(await page.getByRole("heading", { name: "Your link to come back" }).count()).toBe(0);
      const elsewhere = await stage().open(link.pathname + link.hash);
      await elsewhere.waitForURL("**/games");
      await elsewhere.getByRole("button", { name: "You are Ann" }).waitFor();
      expect(elsewhere.url()).not.toContain(link.hash);
      await elsewhere.locator(`a[href="${new URL(page.url()).pathname}"]`).click();
      await elsewhere.getByRole("heading", { name: "Invite" }).waitFor();
    });

    test("is told when a link leads to nobody", async () => {
      const before = stage().complaints.length;
      const page = await stage().open(`/come-back#${"x".repeat(43)}`);
      await page.getByRole("heading", { name: "This link leads to nobody" }).waitFor();
      forget404(stage(), before);
    });

    test("makes a key for a program, which works until it is revoked", async () => {
      const { page } = await host(stage());
      await page.getByRole("button", { name: "You are Ann" }).click();
      await page.getByRole("menuitem", { name: "Profile" }).click();
      await page.getByLabel("Name of a new key").fill("Bot");
      await page.getByRole("button", { name: "Make a key" }).click();
      const secret = await page.getByLabel("The key Bot").inputValue();
      const ask = async (): Promise<number> =>
        (await fetch(new URL("/api/me", page.url()), { headers: { authorization: `Bearer ${secret}` } }))
          .status;
      expect(await ask()).toBe(200);
      await page.getByRole("button", { name: "Revoke Bot" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
      await page.getByRole("button", { name: "Revoke Bot" }).waitFor({ state: "detached" });
      expect(await ask()).toBe(401);
    });

    test("signs out, and is nobody", async () => {
      const { page } = await host(stage());
      await page.getByRole("button", { name: "You are Ann" }).click();
      await page.getByRole("menuitem", { name: "Sign out" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByRole("button", { name: "You and your games" }).waitFor();
    });
  });

  test("who has lost his way is shown one", async () => {
    const before = stage().complaints.length;
    const page = await stage().open("/gmaes");
    await page.getByRole("heading", { name: "Nothing is here" }).waitFor();
    await page.goto(new URL(`/games/${"0".repeat(32)}`, page.url()).href);
    await page.getByText("There is no such game, or it is not for you to see.").waitFor();
    await expect.poll(() => stage().complaints.length).toBeGreaterThan(before);
    forget404(stage(), before);
  });
}
