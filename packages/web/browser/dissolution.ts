import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findings } from "./access.ts";
import { listed, pressProvince, type Stage, unit } from "./browser.ts";
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

interface TenSeated {
  readonly game: string;
  readonly by: Readonly<Record<Player, Person>>;
  readonly referee: Person;
}

/** A game of ten with a referee that has begun. */
async function tenSeated(stage: Stage, options: object = {}): Promise<TenSeated> {
  const players: Person[] = [];
  for (const power of PLAYERS) players.push(await person(stage, `Player of ${power}`));
  const [host] = players;
  const { table, invitation } = await host.ask<{ table: { game: string }; invitation: string }>(
    "POST",
    "/api/games",
    { setup: { variant: "dissolution", rulebook: "2021", assignment: "chosen", referee: true, options } },
  );
  const { game } = table;
  for (const each of players.slice(1)) await each.do(game, { type: "join", role: "player", invitation });
  for (const [i, power] of PLAYERS.entries()) await players[i].do(game, { type: "choose", power });
  const referee = await person(stage, "Rita Referee");
  await referee.do(game, { type: "join", role: "spectator", invitation });
  await host.do(game, { type: "appoint", member: "Rita Referee" });
  await host.do(game, { type: "start" });
  const by = Object.fromEntries(PLAYERS.map((power, i) => [power, players[i]]));
  return { game, by: by as TenSeated["by"], referee };
}

const saved = (page: Page) => page.getByRole("button", { name: /^Saved/ }).waitFor();
const points = (page: Page) => page.getByRole("region", { name: "Diplomacy Points" });

/** Cairo is carried to Khartoum by the wing in Aswan: the way is pressed, corrected, and pressed again. */
async function flyToKhartoum(page: Page): Promise<void> {
  await unit(page, "Cai").click();
  await page.getByRole("button", { name: "By convoy" }).click();
  await unit(page, "Asw").click();
  await page.getByText("Cai - Asw - …").waitFor();
  await page.getByRole("button", { name: "Step back" }).click();
  await page.getByText("carried by whom?").waitFor();
  await unit(page, "Asw").click();
  await unit(page, "Khm").click();
  await unit(page, "Asw").click();
  await page.getByRole("button", { name: "Convoy C" }).click();
  await unit(page, "Cai").click();
}

/** A point on the Austrian army's support of the attack on Prague. */
async function supportPrague(page: Page): Promise<void> {
  await unit(page, "Aus").click();
  await page.getByRole("button", { name: "Support S" }).click();
  await unit(page, "War").click();
  await pressProvince(page, "Pra");
}

/** Spring 1992 and what it leaves behind, at a table of ten. */
export function testDissolution(stage: () => Stage): void {
  describe("Dissolution", () => {
    test("plays a season by hand: a way over a wing, points together, a tie, and a ledger for the referee alone", async () => {
      const { game, by, referee } = await tenSeated(stage());
      const [egypt, poland, yugoslavia] = await Promise.all(
        (["Egypt", "Poland", "Yugoslavia"] as const).map((power) => by[power].visit(game)),
      );

      await flyToKhartoum(egypt);
      // Points on whom one attacks do not count (DIS-9.1-1).
      await unit(egypt, "Khm").click();
      await egypt.getByRole("button", { name: "Hold H" }).click();
      await points(egypt).getByText("Khartoum is not to be deceived").waitFor();
      await points(egypt).getByRole("button", { name: "Rule DIS-9.1-1" }).waitFor();
      expect(await points(egypt).getByRole("status").innerText()).toBe("3 of 3 left");

      await unit(poland, "War").click();
      await unit(poland, "Pra").click();
      await supportPrague(poland);
      await points(poland)
        .getByRole("button", { name: /^A point more/ })
        .click();
      await points(poland).getByText("0 of 2 left").waitFor();
      await points(poland)
        .getByRole("button", { name: /^A point more/ })
        .click();
      await points(poland).getByText("This would be 3 DP of 2").waitFor();
      await points(poland)
        .getByRole("button", { name: /^A point less/ })
        .click();
      await points(poland)
        .getByRole("button", { name: /^A point less/ })
        .click();
      await points(poland).getByText("1 of 2 left").waitFor();
      await supportPrague(yugoslavia);
      await Promise.all([egypt, poland, yugoslavia].map(saved));

      const sheets: Partial<Record<Player, string>> = {
        Romania: "1 DP: A Aus H",
        Iran: "1 DP: A Hun - Bgd",
        Kazakhstan: "1 DP: A Hun H",
      };
      for (const [power, text] of Object.entries(sheets))
        await by[power as Player].do(game, { type: "save", power, text });
      for (const power of PLAYERS) await by[power].do(game, { type: "ready", ready: true });

      await poland.getByRole("button", { name: "Show what happened" }).click();
      await poland.getByRole("tab", { name: "Results" }).click();
      await soon(() => listed(poland)).toEqual(
        expect.arrayContaining([expect.stringMatching(/✓ A Aus S A War - Pra/)]),
      );
      expect((await listed(poland)).join("\n")).toMatch(/1 DP: A Aus S A War - Pra 1 DP counted/);
      await egypt.getByLabel("Turn", { exact: true }).fill("0");
      await soon(() => listed(egypt)).toEqual(
        expect.arrayContaining([expect.stringMatching(/A Cai - Asw - Khm Bounced 1v1/)]),
      );

      const rita = await referee.visit(game);
      await rita.getByLabel("Turn", { exact: true }).fill("0");
      await rita.getByRole("tab", { name: "Results" }).click();
      const ledger = rita.getByRole("region", { name: "Ledger of Diplomacy Points" });
      const austria = await ledger.getByRole("article", { name: "Austria A Aus" }).innerText();
      expect(austria).toMatch(/most points/);
      expect(austria).toMatch(/Poland\s+1[\s\S]+Yugoslavia\s+1/);
      expect(austria).toMatch(/A Aus S A War - Pra: 2; A Aus H: 1|A Aus H: 1; A Aus S A War - Pra: 2/);
      const tie = await ledger.getByRole("article", { name: "Hungary A Hun" }).innerText();
      expect(tie).toMatch(/tied, so the default order/);
      const lie = await ledger.getByRole("article", { name: "Khartoum A Khm" }).innerText();
      expect(lie).toMatch(/Ignored: Khartoum is not to be deceived/);

      // Nobody else is sent anything of it, and no page holds any of it.
      for (const power of ["Pakistan", "Poland"] as const)
        for (const path of [`/api/games/${game}`, `/api/games/${game}/turns/1`]) {
          const bytes = JSON.stringify(await by[power].ask("GET", path));
          expect(bytes).not.toMatch(/allocations|A Hun - Bgd|deceived/);
          const seen = new Set(bytes.match(/\d DP: .{7}/g)?.map((line) => line.slice(6)));
          expect([...seen]).toEqual(power === "Poland" ? ["A Aus S"] : []);
        }
      const pakistan = await by.Pakistan.visit(game);
      await pakistan.getByLabel("Turn", { exact: true }).fill("0");
      await pakistan.getByText(/neutral units held/).waitFor();
      expect(await pakistan.content()).not.toMatch(/Ledger of|A Hun - Bgd| DP: /);
    });

    test("is ordered by keys and by touch, and lines of points change places", async () => {
      const { game, by } = await tenSeated(stage());
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      const page = await by.Yugoslavia.visit(game, "", phone);
      await unit(page, "Aus").tap();
      await page.getByRole("button", { name: "Hold" }).tap();
      await saved(page);
      const wide = await by.Yugoslavia.visit(game);
      await wide.locator('.province[data-province="Hun"]').focus();
      await wide.keyboard.press("h");
      await points(wide).getByText("0 of 2 left").waitFor();
      await wide.getByRole("button", { name: "Earlier: A Hun H" }).click();
      await soon(async () => {
        const { sheets } = await by.Yugoslavia.ask<{ sheets: { text: string }[] }>(
          "GET",
          `/api/games/${game}`,
        );
        return sheets[0].text;
      }).toBe("1 DP: A Hun H\n1 DP: A Aus H");
      await openTab(wide, "Standings");
      const row = wide.getByRole("row", { name: /^Saudi Arabia/ });
      expect((await row.innerText()).replace(/\s+/g, " ")).toMatch(/^Saudi Arabia .*oil/);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`can be used by everybody (${colorScheme})`, async () => {
        const { game, by, referee } = await tenSeated(stage());
        const page = await by.Egypt.visit(game, "", { colorScheme, bypassCSP: true });
        await flyToKhartoum(page);
        await unit(page, "Khm").click();
        await page.getByRole("button", { name: "Hold H" }).click();
        await saved(page);
        expect(await findings(page)).toEqual([]);
        for (const power of PLAYERS) await by[power].do(game, { type: "ready", ready: true });
        const rita = await referee.visit(game, "", { colorScheme, bypassCSP: true });
        await rita.getByLabel("Turn", { exact: true }).fill("0");
        await rita.getByRole("tab", { name: "Results" }).click();
        await rita.getByRole("region", { name: "Ledger of Diplomacy Points" }).waitFor();
        expect(await findings(rita)).toEqual([]);
        await openTab(rita, "Standings");
        expect(await findings(rita)).toEqual([]);
      });
    }
  });
}
