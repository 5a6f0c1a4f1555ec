import { describe, expect } from "vitest";
import { expectResults, expectTurn, phase, resolve } from "./testing/acts.ts";
import { listed, pressProvince, province, unit } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { soon } from "./testing/tables.ts";

/** The same turn in every way it can be entered. */
describe("a turn", () => {
  test("is entered by mouse", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await unit(page, "Par").click();
    await pressProvince(page, "Bur");
    await unit(page, "Mar").click();
    await page.getByRole("button", { name: "Support S" }).click();
    await unit(page, "Par").click();
    await unit(page, "Mun").click();
    await pressProvince(page, "Bur");
    await expectTurn(page);
    await resolve(page);
    await expectResults(page);
    await page.locator('.order[data-type="move"][data-state="fails"]').dispatchEvent("click");
    const reason = page.getByRole("region", { name: "Why: A Mun - Bur" });
    await soon(() => reason.innerText()).toMatch(/Bounced 1v2 with A Par \(supported by A Mar\)/);
    await reason.getByRole("button", { name: "Rule CB-92" }).click();
    await soon(() => page.locator('[data-rule="CB-92"]').innerText()).toMatch(/equal or greater strength/);
  });

  test("is entered by keys alone", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await province(page, "Par").waitFor();
    const status = page.locator("p[role=status]");
    const focusOn = async (id: string): Promise<void> => {
      for (
        let i = 0;
        i < 30 && (await page.evaluate(() => document.activeElement?.getAttribute("data-province"))) !== id;
        i++
      ) {
        await page.keyboard.press("n");
        const at = await page.evaluate(() => document.activeElement?.getAttribute("data-province"));
        if (at === id) return;
        await page.keyboard.press("h");
      }
    };
    await focusOn("Par");
    await soon(() => status.innerText()).toMatch(/Army in Paris: Hold, Move, Support/);
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowRight");
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute("data-province"))).toBe("Bur");
    await page.keyboard.press("Enter");
    await soon(() => status.innerText()).toBe("A Par - Bur");
    await focusOn("Mar");
    await page.keyboard.press("s");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await soon(() => status.innerText()).toBe("A Mar S A Par - Bur");
    await focusOn("Mun");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expectTurn(page);
    await page.keyboard.press("Control+z");
    await soon(() => listed(page)).not.toContain("A Mun - Bur");
    await page.keyboard.press("Control+y");
    await expectTurn(page);
    for (
      let i = 0;
      i < 40 && !(await page.evaluate(() => document.activeElement?.textContent === "Resolve"));
      i++
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectResults(page);
    await soon(() => status.innerText()).toMatch(/^Resolved: .* A Mun - Bur: Bounced 1v2/);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("ArrowRight");
    await soon(() => phase(page)).toBe("Fall 1901");
  });

  test("is typed, with mistakes marked where they are", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await page.getByRole("tab", { name: "Text" }).click();
    const area = page.getByLabel("Orders as text");
    await area.fill("France\nA Paris to Burgundy\nA Mar S A Par-Bur\nGermany: A Mun - Burglary");
    await soon(() => page.locator("mark").allInnerTexts()).toEqual(["Burglary"]);
    await soon(() => page.getByLabel("Mistakes").innerText()).toMatch(/Line 4[\s\S]*Did you mean/);
    await area.fill("France\nA Paris to Burgundy\nA Mar S A Par-Bur\nGermany: A Mun - Bur");
    await page.getByRole("tab", { name: "Orders" }).click();
    await expectTurn(page);
    await resolve(page);
    await expectResults(page);
  });
});

test("a phone plays a turn by touch", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await unit(page, "Vie").tap();
  await pressProvince(page, "Tyr");
  await unit(page, "Mun").tap();
  await pressProvince(page, "Tyr");
  await page.getByRole("button", { name: "Resolve" }).tap();
  await unit(page, "Mun").tap();
  await page.getByText("Bounced 1v1 with A Vie").first().waitFor();
  // Tools that come up leave the name of the game whole, or take its place.
  const name = page.locator("header").getByText("Classic 2023");
  expect((await name.isVisible()) ? (await name.boundingBox())?.height : 0).toBeLessThan(40);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});
