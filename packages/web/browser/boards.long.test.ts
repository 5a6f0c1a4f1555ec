import { formatOrder, legalOrdersOf } from "@chancery/engine";
import { BOARDS } from "@chancery/variants";
import type { Geometry, Point } from "@chancery/variants/boards";
import { favorGeometry } from "@chancery/variants/boards/favor";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openGame } from "../src/orders/testing.ts";
import { resolve, type } from "./testing/acts.ts";
import { test } from "./testing/stage.ts";
import { person, soon } from "./testing/tables.ts";

/** Every board on every screen: what is seen, what can be pressed, and what stays in view. */

const PAGES = {
  classic: "/sandbox/2023",
  board1935: "/sandbox/committee-1935",
  dissolution: "/sandbox/dissolution",
  causeway: "/sandbox/causeway",
} as const;
/** A game on each board, and how many of its units can move at the start. */
const VARIANTS = {
  classic: "classic",
  board1935: "committee-1935",
  dissolution: "dissolution",
  causeway: "causeway",
} as const;
const ARROWS = { classic: 22, board1935: 40, dissolution: 24, causeway: 4 } as const;
type BoardName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as BoardName[];

interface Screen {
  readonly options: BrowserContextOptions;
  readonly label: number;
  readonly unit: number;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  laptop: { options: { viewport: { width: 1280, height: 720 } }, label: 9, unit: 26 },
  desktop: { options: { viewport: { width: 1440, height: 900 } }, label: 9, unit: 30 },
  phone: {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    label: 11,
    unit: 26,
  },
};

/** The sizes of what is drawn on the boards in view, in px: the smallest of each. */
const sizesOn = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element): boolean => element.getBoundingClientRect().width > 0;
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
    const across = (element: Element): number => {
      const { width, height } = element.getBoundingClientRect();
      return Math.max(width, height);
    };
    const letters = all("svg [class^=layer-] text").map(
      (text) => Number(text.getAttribute("font-size")) * ((text as SVGTextElement).getScreenCTM()?.a ?? 1),
    );
    const upright = all("svg [class^=layer-] text:not([transform])").map(
      (text) =>
        Number(text.getAttribute("font-size")) *
        ((text.closest("svg") as SVGSVGElement).getScreenCTM()?.a ?? 1),
    );
    return {
      letters: upright.length,
      label: Math.min(...upright),
      turned: Math.min(...letters.map(Math.abs)),
      unit: Math.min(...all(".unit").map(across)),
      center: Math.min(...all(".center").map(across)),
    };
  });

describe.each(NAMES)("%s", (board) => {
  test.for(Object.entries(SCREENS))("is legible on a %s", async ([, { options, label, unit }], { stage }) => {
    const page = await stage.open(PAGES[board], options);
    await page.locator(".unit").first().waitFor();
    const sizes = await sizesOn(page);
    expect(sizes.letters).toBeGreaterThan(5);
    expect(sizes.label).toBeGreaterThanOrEqual(label - 0.05);
    expect(sizes.unit).toBeGreaterThanOrEqual(unit - 0.05);
    expect(sizes.center).toBeGreaterThanOrEqual(7.95);
    // and stays so when the whole board is shown, or a part of it
    await page.getByRole("button", { name: "Show the whole board" }).first().click();
    await soon(async () => (await sizesOn(page)).label).toBeGreaterThanOrEqual(label - 0.05);
    await page.getByRole("button", { name: "Zoom in" }).first().click();
    await soon(async () => (await sizesOn(page)).label).toBeGreaterThanOrEqual(label - 0.05);
    expect((await sizesOn(page)).center).toBeGreaterThanOrEqual(7.95);
  });

  test("has units that a finger meets within 44 px", async ({ stage }) => {
    const page = await stage.open(PAGES[board], SCREENS.phone.options);
    await page.locator(".unit").first().waitFor();
    const { rules, start } = openGame(VARIANTS[board]);
    const played = start.units.filter(({ power }) => !rules.powers[power].neutral);
    const own = new Set(played.map(({ at }) => rules.board.provinces[rules.board.provinceOf[at]].id));
    const ids = (await asidesOn(page)).flatMap(([id]) => (own.has(id) ? [id] : [])).slice(0, 4);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const aside = (await asidesOn(page)).find(([each]) => each === id);
      if (!aside) continue;
      await page.touchscreen.tap(aside[1], aside[2]);
      const taken = page.locator("[data-board] .highlight[data-kind=selected]").first();
      await soon(async () => (await taken.getAttribute("data-at"))?.split("/")[0]).toBe(id);
      await page.keyboard.press("Escape");
      await taken.waitFor({ state: "detached" });
    }
  });

  test.for(["laptop", "phone"] as const)(
    "keeps every unit in hand and all its targets in view on a %s",
    async (name, { stage }) => {
      const page = await stage.open(PAGES[board], SCREENS[name].options);
      await page.locator(".unit").first().waitFor();
      const geometry = await geometryOf(board);
      const units = await page
        .locator("[data-board] .layer-units .unit")
        .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.province ?? ""));
      for (const id of [...new Set(units)].slice(0, 12)) {
        const element = page.locator(`.province[data-province="${id}"]`);
        if ((await element.count()) === 0) continue;
        // as a screen reader would press it, wherever it is
        await element.dispatchEvent("click");
        const menu = page.locator("[data-dock]");
        if ((await menu.count()) === 0) continue;
        const hidden = await hiddenPlaces(page, geometry, id);
        expect(hidden, id).toEqual([]);
        await page.keyboard.press("Escape");
        await soon(() => menu.count()).toBe(0);
      }
    },
  );
});

/** Places beside units, 20 px off and on empty ground, where a finger still means the unit. */
const asidesOn = (page: Page): Promise<[province: string, x: number, y: number][]> =>
  page.evaluate(() => {
    const units = [...document.querySelectorAll<SVGElement>("[data-board] .layer-units .unit")].map(
      (unit) => {
        const { x, y, width, height } = unit.getBoundingClientRect();
        return { id: unit.dataset.province ?? "", x: x + width / 2, y: y + height / 2 };
      },
    );
    const isFree = (id: string, x: number, y: number): boolean => {
      const at = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-province]")?.dataset.province;
      const near = (unit: { id: string; x: number; y: number }) => Math.hypot(unit.x - x, unit.y - y) < 30;
      return at !== undefined && units.every((unit) => unit.id === id || (unit.id !== at && !near(unit)));
    };
    return units.flatMap(({ id, x, y }): [string, number, number][] => {
      const around = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
      const points = around.map((turn) => [x + 20 * Math.cos(turn), y + 20 * Math.sin(turn)] as const);
      const [free] = points.filter(([px, py]) => isFree(id, px, py));
      return free ? [[id, ...free]] : [];
    });
  });

const geometryOf = async (board: string): Promise<Geometry> => {
  const found = BOARDS.find(({ table }) => table.id === board);
  if (!found) throw new Error(`no board ${board}`);
  return found.geometry();
};

/** Of a unit in hand and its targets, those that cannot be seen, or lie under something. */
async function hiddenPlaces(page: Page, { provinces }: Geometry, id: string): Promise<string[]> {
  const targets = await page
    .locator(".layer-highlights [data-kind=target]")
    .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.at ?? ""));
  const places = [id, ...targets].map((at): [string, Point] => {
    const anchors = provinces.get(at.split("/")[0]);
    if (!anchors) throw new Error(`no ${at}`);
    return [at, anchors.unit];
  });
  return page.evaluate((all) => {
    const board = document.querySelector("[data-board]");
    const matrix = board?.querySelector("svg")?.getScreenCTM();
    if (!board || !matrix) throw new Error("no board");
    return all.flatMap(([name, [px, py]]) => {
      const { x, y } = new DOMPoint(px, py).matrixTransform(matrix);
      const top = document.elementFromPoint(x, y);
      const isSeen = top !== null && board.contains(top) && !top.closest("[data-fixed]");
      return isSeen ? [] : [name];
    });
  }, places);
}

test.for(NAMES)(
  "with arrows all over %s, every province's middle and name are its own",
  async (board, { stage }) => {
    const { rules, start } = openGame(VARIANTS[board]);
    const { provinceOf, provinces, locations } = rules.board;
    const lines = start.units.flatMap((unit) => {
      const { name, neutral } = rules.powers[unit.power];
      const [move] = neutral ? [] : legalOrdersOf(rules, start, unit).filter(({ type }) => type === "move");
      return move ? [{ power: name, at: provinceOf[unit.at], text: formatOrder(rules, move) }] : [];
    });
    expect(lines.length).toBeGreaterThanOrEqual(ARROWS[board]);
    const page = await stage.open(PAGES[board], { viewport: { width: 1440, height: 900 } });
    const sheets = Map.groupBy(lines, ({ power }) => power);
    await type(
      page,
      [...sheets].map(([power, own]) => `${power}: ${own.map(({ text }) => text).join(", ")}`).join("\n"),
    );
    await resolve(page);
    await soon(() => page.locator(".order").count()).toBeGreaterThanOrEqual(ARROWS[board]);
    const geometry = await geometryOf(board);
    const wrong: string[] = [];
    let pressed = 0;
    const card = page.locator('section[aria-label^="Why: "]');
    for (const [index, { id }] of provinces.entries()) {
      const spots = await spotsOf(page, geometry, id);
      for (const [what, { x, y }] of spots) {
        pressed++;
        await page.mouse.click(x, y);
        const unit = start.units.find(({ at }) => provinceOf[at] === index);
        const isOrdered = lines.some(({ at }) => at === index);
        // The card is loaded when it is first needed.
        if (isOrdered) await card.waitFor({ timeout: 5000 }).catch(() => undefined);
        const got = (await card.count()) > 0 ? await card.getAttribute("aria-label") : null;
        const expected = unit && `Why: ${unit.kind.letter} ${locations[unit.at].label} `;
        const isRight = got === null ? !isOrdered : expected !== undefined && got.startsWith(expected);
        if (!isRight) wrong.push(`${what} of ${id}: ${got}`);
        await page.keyboard.press("Escape");
        await card.waitFor({ state: "detached" });
      }
    }
    expect(wrong).toEqual([]);
    expect(pressed).toBeGreaterThan(provinces.length * 1.8);
  },
);

/** Where a province is pressed: where its unit stands, or would, and on its name, as far as neither lies under a tool. */
async function spotsOf(page: Page, { provinces }: Geometry, id: string) {
  const anchors = provinces.get(id);
  if (!anchors) throw new Error(`no ${id}`);
  return page.evaluate(
    ([province, [px, py], names]) => {
      const svg = document.querySelector<SVGSVGElement>("[data-board] svg");
      const matrix = svg?.getScreenCTM();
      if (!svg || !matrix) throw new Error("no board");
      const unit = svg
        .querySelector(`.layer-units .unit[data-province="${province}"]`)
        ?.getBoundingClientRect();
      const middle = unit
        ? { x: unit.x + unit.width / 2, y: unit.y + unit.height / 2 }
        : new DOMPoint(px, py).matrixTransform(matrix);
      const spots: [string, { x: number; y: number }][] = [["middle", { x: middle.x, y: middle.y }]];
      const label = [...svg.querySelectorAll(".layer-names text")].find((text) =>
        names.includes(text.textContent ?? ""),
      );
      const box = label?.getBoundingClientRect();
      if (box) spots.push(["name", { x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
      return spots.filter(([, { x, y }]) => !document.elementFromPoint(x, y)?.closest("[data-fixed]"));
    },
    [id, [...anchors.unit], [id, anchors.label.lines.join("")]] as const,
  );
}

test("Dissolution's Favor Map is legible as well", async ({ stage }) => {
  for (const { options, label } of Object.values(SCREENS)) {
    const page = await stage.open(PAGES.dissolution, options);
    await page.getByRole("radiogroup", { name: "Boards" }).getByText("Favor", { exact: true }).click();
    await soon(() => page.locator(`.province[data-province="N0z"]`).isVisible()).toBe(true);
    expect(favorGeometry.provinces.has("N0z")).toBe(true);
    expect((await sizesOn(page)).label).toBeGreaterThanOrEqual(label - 0.05);
  }
});

/** Names that reach beyond the board they are on. */
const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>(".layer-names text")) {
      const box = text.getBoundingClientRect();
      const frame = text.ownerSVGElement?.parentElement?.getBoundingClientRect();
      const isIn =
        frame &&
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom;
      if (!isIn) cut.push(text.textContent ?? "");
    }
    return cut;
  });

test.for(NAMES)(
  "a wall with %s has letters that are read from the last row, none cut off",
  async (board, { stage }) => {
    const host = await person(stage, "Oda");
    const setup = { variant: VARIANTS[board], preset: "referee" };
    const { table } = await host.ask<{ table: { game: string } }>("POST", "/api/games", {
      setup,
      role: "referee",
    });
    const wall = await host.visit(table.game, "/projector", { viewport: { width: 1920, height: 1080 } });
    await wall.locator(".unit").first().waitFor();
    const { label, unit, center } = await sizesOn(wall);
    expect(label).toBeGreaterThanOrEqual(17.95);
    expect(unit).toBeGreaterThanOrEqual(30);
    expect(center).toBeGreaterThanOrEqual(7.95);
    expect(await cutNames(wall)).toEqual([]);
    // A second board that nobody orders on takes no room from the first.
    await soon(() => wall.locator(".layer-names").filter({ visible: true }).count()).toBe(1);
    // Nor are they before the font arrives.
    await wall.locator(".layer-names text").evaluateAll((names) => {
      for (const name of names) (name as SVGTextElement).style.fontFamily = "sans-serif";
    });
    expect(await cutNames(wall)).toEqual([]);
  },
);
