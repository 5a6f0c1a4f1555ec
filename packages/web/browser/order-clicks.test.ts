import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { goOn, resolve, type } from "./testing/acts.ts";
import { listed, pressProvince, province, unit } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { soon } from "./testing/tables.ts";

/** How many clicks an order takes. */
class Counted {
  clicks = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async unit(at: string): Promise<this> {
    this.clicks++;
    await unit(this.page, at).click();
    return this;
  }

  async province(id: string): Promise<this> {
    this.clicks++;
    await pressProvince(this.page, id);
    return this;
  }

  async button(name: string): Promise<this> {
    this.clicks++;
    await this.page.getByRole("button", { name, exact: true }).click();
    return this;
  }
}

const menus = (page: Page) => page.getByRole("group", { name: /^(Army|Fleet) in / });

describe("clicks", () => {
  test("two move or hold a unit", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    const move = await (await new Counted(page).unit("Par")).province("Bur");
    expect(move.clicks).toBe(2);
    const hold = await (await new Counted(page).unit("Mun")).button("Hold H");
    expect(hold.clicks).toBe(2);
    await soon(() => listed(page)).toEqual(expect.arrayContaining(["A Par - Bur", "A Mun H"]));
  });

  test("three support a unit in holding, two if it holds already", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    const first = new Counted(page);
    await (await (await first.unit("Ber")).button("Support S")).unit("Mun");
    expect(first.clicks).toBe(3);
    await soon(() => listed(page)).toContain("A Ber S A Mun");
    // what has been written stands, and the next unit can be taken up at once
    await new Counted(page).unit("Kie");
    await page.getByRole("group", { name: "Fleet in Kiel" }).waitFor();
    expect(await listed(page)).toContain("A Ber S A Mun");
    const other = await stage.open("/sandbox/2023");
    await (await new Counted(other).unit("Mun")).button("Hold H");
    const second = new Counted(other);
    await (await second.unit("Ber")).unit("Mun");
    expect(second.clicks).toBe(2);
    await soon(() => listed(other)).toEqual(expect.arrayContaining(["A Mun H", "A Ber S A Mun"]));
  });

  test("three support a move that is ordered", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await (await new Counted(page).unit("Par")).province("Bur");
    const support = new Counted(page);
    await (await (await support.unit("Mar")).button("Support S")).unit("Par");
    expect(support.clicks).toBe(3);
    await soon(() => listed(page)).toContain("A Mar S A Par - Bur");
  });

  test("six convoy an army over two fleets", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await type(page, "England: F Lon - Eng, F Edi - Nth, A Lvp - Wal");
    await resolve(page);
    await goOn(page);
    const convoy = new Counted(page);
    await (await convoy.unit("Wal")).province("Nwy");
    await (await convoy.unit("Eng")).unit("Wal");
    await (await convoy.unit("Nth")).unit("Wal");
    expect(convoy.clicks).toBe(6);
    await soon(() => listed(page)).toEqual(
      expect.arrayContaining(["A Wal - Nwy", "F Eng C A Wal - Nwy", "F Nth C A Wal - Nwy"]),
    );
  });
});

describe("a unit", () => {
  test("is put down by pressing it again, and its order stays", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await unit(page, "Par").click();
    await pressProvince(page, "Bur");
    await soon(() => listed(page)).toContain("A Par - Bur");
    await unit(page, "Par").click();
    await page.getByRole("group", { name: "Army in Paris" }).waitFor();
    await unit(page, "Par").click();
    await soon(() => menus(page).count()).toBe(0);
    expect(await listed(page)).toContain("A Par - Bur");
  });

  test("that gets another order says so, and gets the old one back by Undo", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await unit(page, "Par").click();
    await pressProvince(page, "Bur");
    await unit(page, "Par").click();
    await pressProvince(page, "Pic");
    const notice = page.getByText("A Par - Pic replaces A Par - Bur");
    await notice.first().waitFor();
    await page.locator("[data-board]").getByRole("button", { name: "Undo" }).click();
    await soon(() => listed(page)).toContain("A Par - Bur");
    expect(await listed(page)).not.toContain("A Par - Pic");
  });

  test("goes back one step by Escape", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await type(page, "France: F Bre - Mid");
    await resolve(page);
    await goOn(page);
    await unit(page, "Mid").click();
    await pressProvince(page, "Spa");
    const coasts = page.getByRole("group", { name: "Fleet in Mid-Atlantic Ocean to Spain" });
    await coasts.waitFor();
    // at the destination, not where it comes from
    const [menu, spain, here] = await Promise.all([
      coasts.boundingBox(),
      province(page, "Spa").boundingBox(),
      unit(page, "Mid").boundingBox(),
    ]);
    if (!menu || !spain || !here) throw new Error("nothing to see");
    const middle = menu.x + menu.width / 2;
    expect(middle).toBeGreaterThan(spain.x);
    expect(middle).toBeLessThan(spain.x + spain.width);
    await page.keyboard.press("Escape");
    await page.getByRole("group", { name: "Fleet in Mid-Atlantic Ocean", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await soon(() => menus(page).count()).toBe(0);
  });

  test("is carried to a province, or onto another to support it", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    const carry = async (from: string, to: { x: number; y: number }): Promise<void> => {
      const box = await unit(page, from).boundingBox();
      if (!box) throw new Error(`no unit in ${from}`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    };
    const middleOf = async (at: string): Promise<{ x: number; y: number }> => {
      const box = await unit(page, at).boundingBox();
      if (!box) throw new Error(`no unit in ${at}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const silesia = await page.locator(".layer-names text", { hasText: /^Sil/ }).first().boundingBox();
    if (!silesia) throw new Error("Silesia has no name");
    await carry("Ber", { x: silesia.x + silesia.width / 2, y: silesia.y + silesia.height / 2 });
    await soon(() => listed(page)).toContain("A Ber - Sil");
    await carry("Mun", await middleOf("Ber"));
    const offer = page.getByRole("group", { name: "Army in Munich to Berlin" });
    await offer.getByRole("button", { name: "Support it to hold" }).click();
    await soon(() => listed(page)).toContain("A Mun S A Ber");
  });

  test("shows its menu to the other button of the mouse", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await unit(page, "Par").click({ button: "right" });
    await page.getByRole("group", { name: "Army in Paris" }).waitFor();
  });
});

test("a finger that rests on a unit opens its menu", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const box = await unit(page, "Mun").boundingBox();
  if (!box) throw new Error("no unit in Mun");
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  // The finger is still there.
  const menu = page.getByRole("group", { name: "Army in Munich" });
  await menu.waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await menu.getByRole("button", { name: /^Hold/ }).tap();
  await page.getByRole("button", { name: "Expand panel" }).tap();
  await soon(() => listed(page)).toContain("A Mun H");
});

test("an arrow does not take the press that was meant for a province", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023");
  await unit(page, "Lon").click();
  await pressProvince(page, "Nth");
  await soon(() => listed(page)).toContain("F Lon - Nth");
  await unit(page, "Lvp").click();
  await page.getByRole("group", { name: "Army in Liverpool" }).waitFor();
  const name = await page.locator(".layer-names text", { hasText: /^Yor/ }).first().boundingBox();
  if (!name) throw new Error("Yorkshire has no name");
  await page.mouse.click(name.x + name.width / 2, name.y + name.height / 2);
  await soon(() => listed(page)).toEqual(expect.arrayContaining(["F Lon - Nth", "A Lvp - Yor"]));
});
