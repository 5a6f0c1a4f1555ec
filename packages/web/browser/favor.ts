import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findings } from "./access.ts";
import { listed, pressProvince, type Stage } from "./browser.ts";
import { openTab, type Person, person, soon } from "./tables.ts";

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
] as const;
type Player = (typeof PLAYERS)[number];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Position {
  readonly phase: string;
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly centers: Readonly<Record<string, readonly string[]>>;
}

/** A table of Dissolution with a referee, who sets positions and plays phases out. */
class TenSeats {
  readonly game: string;
  readonly by: Readonly<Record<Player, Person>>;
  readonly referee: Person;

  constructor(game: string, by: Readonly<Record<Player, Person>>, referee: Person) {
    this.game = game;
    this.by = by;
    this.referee = referee;
  }

  /** Changes the present position. */
  async edit(change: (position: Position) => object): Promise<void> {
    const { position } = await this.referee.ask<{ position: Position }>("GET", `/api/games/${this.game}`);
    await this.referee.do(this.game, { type: "edit", position: change(position), reason: "for a test" });
  }

  playOut(): Promise<unknown> {
    return this.referee.do(this.game, { type: "process" });
  }
}

async function tenSeated(stage: Stage): Promise<TenSeats> {
  const players: Person[] = [];
  for (const power of PLAYERS) players.push(await person(stage, `Player of ${power}`));
  const [host] = players;
  const setup = {
    variant: "dissolution",
    rulebook: "2021",
    assignment: "chosen",
    preset: "referee",
    talk: "open",
  };
  const { table, invitation } = await host.ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    { setup },
  );
  const { game } = table;
  for (const each of players.slice(1)) await each.do(game, { type: "join", role: "player", invitation });
  for (const [i, power] of PLAYERS.entries()) await players[i].do(game, { type: "choose", power });
  const referee = await person(stage, "Rita Referee");
  await referee.do(game, { type: "join", role: "spectator", invitation });
  await host.do(game, { type: "appoint", member: "Rita Referee" });
  await host.do(game, { type: "start" });
  const by = Object.fromEntries(PLAYERS.map((power, i) => [power, players[i]]));
  return new TenSeats(game, by as TenSeats["by"], referee);
}

const without = (units: Position["units"], ...gone: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(units).map(([power, list]) => [power, list.filter((unit) => !gone.includes(unit))]),
  );

const verb = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const order = (page: Page, type: string, state: string) =>
  page.locator(`.order[data-type="${type}"][data-state="${state}"]`);

/** Both boards of Dissolution. */
export function testFavor(stage: () => Stage): void {
  describe("the Favor Map at a table", () => {
    test("takes Winter orders by clicks: support across slices, a retreat, an emergent build", async () => {
      const table = await tenSeated(stage());
      await table.edit(({ units, centers, ...rest }) => ({
        ...rest,
        phase: "W1992A",
        units: without(units, "A Irq"),
        centers: { ...centers, Iran: [...centers.Iran, "Irq", "Tkm", "Syr"] },
        kicked: { Iran: ["B"] },
      }));
      const page = await table.by.Iran.visit(table.game, "", { bypassCSP: true });
      await page.getByText("0 of 2 moves").waitFor();

      // Kicked this year: it must hold, and says so.
      await pressProvince(page, "B3f");
      await page.getByText("E B3f was kicked this year and must hold").first().waitFor();

      // From the Perimeter into a hex of Kazakhstan's, with support from the slice next to it.
      await pressProvince(page, "U0z");
      await pressProvince(page, "I5a");
      await page.getByText("cannot leave the slice of US Navy").first().waitFor();
      await pressProvince(page, "U1p");
      await pressProvince(page, "N1u");
      await verb(page, "Support S").click();
      await pressProvince(page, "U0z");
      await verb(page, "Iran").click();
      expect(await listed(page)).toEqual(
        expect.arrayContaining([
          expect.stringContaining("E U0z - U1p"),
          expect.stringContaining("E N1u S IR U0z - U1p"),
        ]),
      );
      await page.getByText("1 of 2 moves").waitFor();

      // A build next to home, on the same sheet.
      await pressProvince(page, "Irq");
      await page.getByRole("button", { name: "Build army" }).click();
      await soon(async () => (await listed(page)).some((line) => line.includes("Build A Irq"))).toBe(true);
      await page.getByRole("button", { name: /^Saved/ }).waitFor();
      expect(await findings(page)).toEqual([]);

      await table.playOut();
      await page.getByRole("button", { name: "Show what happened" }).click();
      await order(page, "retreat", "succeeds").first().waitFor();
      expect(await order(page, "support-move", "succeeds").count()).toBe(1);
      await pressProvince(page, "U1p");
      const why = page.getByRole("region", { name: "Why: U1p" });
      expect(await why.innerText()).toMatch(
        /Kazakhstan with US Navy[\s\S]*Dislodged by IR E U0z \(supported by E N1u\) \(2v1\)[\s\S]*retreated to/,
      );
      expect(await findings(page)).toEqual([]);
      await openTab(page, "Favor");
      const row = page.getByRole("row", { name: /^Iran/ }).first();
      expect(await row.innerText()).toMatch(/Iran\s+1\s+0\s+0\s+3\s+2/);
      await page.getByText("As a table").click();
      expect(await findings(page)).toEqual([]);
    });

    test("shows a violation with two kicks, and retaliation, on both boards with their reasons", async () => {
      const table = await tenSeated(stage());
      await table.edit(({ units, ...rest }) => ({
        ...rest,
        units: { ...units, Yugoslavia: [...units.Yugoslavia, "A EGe"] },
      }));
      await table.by["Saudi Arabia"].do(table.game, {
        type: "save",
        power: "Saudi Arabia",
        text: "A Riy - Irq\nA Dmm S A Riy - Irq",
      });
      const page = await table.by.Poland.visit(table.game, "", { bypassCSP: true });
      await page.getByText("Both", { exact: true }).waitFor();
      await table.playOut();
      await page.getByRole("button", { name: "Show what happened" }).waitFor();
      await page.getByRole("button", { name: "Earlier turn" }).click();
      const kicks = page.locator('.order[data-type="kick"]');
      await soon(() => kicks.count()).toBe(2);
      expect(await order(page, "move", "succeeds").count()).toBe(1);
      await pressProvince(page, "N2m");
      const why = page.getByRole("region", { name: "Why: N2m" });
      expect(await why.innerText()).toMatch(
        /Saudi Arabia with NATO[\s\S]*was kicked from N2m to the Perimeter N0z/,
      );
      await pressProvince(page, "N0z");
      const ally = page.getByRole("region", { name: "Why: N0z" });
      expect(await ally.innerText()).toMatch(/A EGe of Yugoslavia is destroyed by NATO in retaliation/);
      expect(await page.locator("aside").innerText()).toMatch(/in retaliation/);
      expect(await findings(page)).toEqual([]);
    });

    test("is one of two tabs on a phone, where orders are given by finger", async () => {
      const table = await tenSeated(stage());
      await table.edit((position) => ({ ...position, phase: "W1992A" }));
      const page = await table.by.Egypt.visit(table.game, "", { ...PHONE, bypassCSP: true });
      await page.locator("label").getByText("Favor", { exact: true }).tap();
      await page.getByRole("button", { name: "Show the whole board" }).last().tap();
      await page.locator('.unit[data-unit="N2k"]').tap();
      await page.getByRole("button", { name: /^Move/ }).tap();
      await pressProvince(page, "N3h");
      await page.getByRole("button", { name: /^Saved/ }).waitFor();
      const { sheets } = await table.by.Egypt.ask<{ sheets: { power: string; text: string | null }[] }>(
        "GET",
        `/api/games/${table.game}`,
      );
      expect(sheets.find(({ power }) => power === "Egypt")?.text).toBe("E N2k - N3h");
      expect(await findings(page)).toEqual([]);
    });
  });

  describe("hosting Dissolution", () => {
    test("puts embassies by hand or by lot, and shows them in the lobby before powers are chosen", async () => {
      const page = await stage().open("/host/dissolution", { bypassCSP: true });
      await page.getByLabel("Your name").fill("Ann");
      await page.getByText("By hand", { exact: true }).click();
      await page.locator('.unit[data-unit="N2k"]').last().click();
      await pressProvince(page, "N2j");
      await page.getByLabel("The same as text").waitFor();
      await soon(() => page.getByLabel("The same as text").inputValue()).toContain(
        "Egypt: N2j U1s I1r B1q R1p",
      );
      expect(await findings(page)).toEqual([]);
      await page.getByText("More settings").click();
      await page.getByLabel("Who plays which power").selectOption({ label: "everybody chooses" });
      await page.getByLabel("Victory points that win").fill("20");
      await page.getByRole("button", { name: "Set up the table" }).click();
      await page.getByRole("heading", { name: "The Favor Map at the start" }).waitFor();
      expect(await page.locator('.unit[data-unit="N2j"]').count()).toBe(1);
      await page.getByText("Favor: NATO 2 · US Navy 1 · Israel 1 · India 1 · Russia 1").waitFor();
      await page.getByRole("button", { name: "Choose Egypt" }).waitFor();
      expect(await findings(page)).toEqual([]);
    });
  });

  describe("a sandbox of Dissolution", () => {
    test("edits embassies, orders all sides, and is shared by a link", async () => {
      const page = await stage().open("/sandbox/dissolution", { bypassCSP: true });
      await page.locator('.unit[data-unit="N2k"]').waitFor();
      await page.getByRole("button", { name: "Edit the position" }).click();
      await page.locator('.unit[data-unit="N2k"]').click();
      await pressProvince(page, "N5a");
      await page.locator('.unit[data-unit="N5a"]').waitFor();
      await page.getByText("Winter", { exact: true }).click();
      await page.getByRole("button", { name: "Done" }).click();
      await page.locator('.unit[data-unit="N5a"]').click();
      await verb(page, "Move M").click();
      await pressProvince(page, "N4e");
      expect(await listed(page)).toEqual(expect.arrayContaining([expect.stringContaining("E N5a - N4e")]));
      await page.getByRole("button", { name: "Share and keep" }).click();
      const shown = page.getByLabel("Link to this sandbox");
      await expect.poll(() => shown.inputValue()).toContain("#");
      const link = new URL(await shown.inputValue());
      const other = await stage().open(link.pathname + link.hash);
      await other.locator('.unit[data-unit="N5a"]').waitFor();
      expect(await listed(other)).toEqual(expect.arrayContaining([expect.stringContaining("E N5a - N4e")]));
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Undo" }).click();
      expect((await listed(page)).some((line) => line.includes("E N5a - N4e"))).toBe(false);
    });

    test("and those of the committees open in one click from the start page", async () => {
      for (const title of ["Dissolution", "Committee of 1901", "Committee of 1935"]) {
        const page = await stage().open("/");
        await page.getByRole("link", { name: `Sandbox: ${title}` }).click();
        await page.getByRole("button", { name: "Resolve" }).waitFor();
        expect(await page.locator(".unit").count()).toBeGreaterThan(15);
      }
    });
  });

  test("the rules of Dissolution are read and searched, with credit to their author", async () => {
    const page = await stage().open("/rules/dissolution", { bypassCSP: true });
    await page.getByText("Dissolution is by W. Alex Ronke (CC BY-SA 4.0).").waitFor();
    await page.getByLabel("Search the rules").fill("DIS-11.5.4-1");
    await page.locator('[data-rule="DIS-11.5.4-1"]').waitFor();
    expect(await page.locator("[data-rule]").count()).toBeLessThan(5);
    expect(await findings(page)).toEqual([]);
  });
}
