import type { Page } from "playwright-core";
import { expect } from "vitest";
import { soon } from "./tables.ts";

/** As many presses of Tab as anyone would bear on one page. */
const MOST = 150;

const exactly = (name: string | RegExp): RegExp =>
  typeof name === "string" ? new RegExp(`^${RegExp.escape(name)}$`) : name;

/** Someone who uses keys alone, and always has to see where they are. */
export class Keys {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What has the focus, by its name; empty if nothing has. */
  where(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      // What is busy cannot be pressed yet.
      if (!at || at === document.body || at.matches(":disabled")) return "";
      const label = "labels" in at ? (at.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
      const name = at.getAttribute("aria-label") ?? label?.textContent ?? at.textContent ?? "";
      return name.replace(/ \*$/, "").trim();
    });
  }

  /** Presses Tab until something with that name has visible focus. */
  async to(name: string | RegExp): Promise<void> {
    // What is not there yet would be gone past.
    const { page } = this;
    const link = page.getByRole("link", { name });
    await page.getByRole("button", { name }).or(page.getByLabel(name)).or(link).first().waitFor();
    const isThere = (at: string): boolean => (typeof name === "string" ? at === name : name.test(at));
    for (let i = 0; i < MOST && !isThere(await this.where()); i++) await this.page.keyboard.press("Tab");
    const seen = await this.page.evaluate(() => {
      const at = document.activeElement;
      const box = at?.getBoundingClientRect();
      if (!at || !box) return null;
      // What is typed into shows it by its cursor and its frame, what is listed by its ground.
      const isPlain = at.matches("input, textarea, select, [role=menuitem]");
      // Provinces have a ring of their own.
      const ring = at.matches(".province") && at.closest("[data-board]")?.querySelector("[data-focus-ring]");
      const isSeen = ring ? ring.getAttribute("d") !== "" : getComputedStyle(at).outlineStyle !== "none";
      const isInside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
      return { isInside, isSeen: isPlain || isSeen };
    });
    expect(await this.where(), "what has the focus").toMatch(exactly(name));
    expect(seen, String(name)).toEqual({ isInside: true, isSeen: true });
  }

  /** Where on the screen the focus is. */
  spot(): Promise<string> {
    return this.page.evaluate(() => {
      const { x, y } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return `${Math.round(x)}, ${Math.round(y)}`;
    });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.to(name);
    await this.go("Enter");
  }

  /** Presses a key wherever the focus is. */
  go(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Waits until something of that name on the page, and not in a dialog, has the focus by itself. */
  async isAt(name: string | RegExp): Promise<void> {
    await soon(() => this.isInDialog()).toBe(false);
    await soon(() => this.where()).toMatch(exactly(name));
  }

  /** Waits until a dialog has the focus, at what has this name if one is given. */
  async isInside(name: string | RegExp = ""): Promise<void> {
    await soon(() => this.isInDialog()).toBe(true);
    if (name !== "") await soon(() => this.where()).toMatch(exactly(name));
  }

  private isInDialog(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
  }

  /** From a province that has the focus, presses keys; those that go elsewhere on the board with what they lead to. */
  async walk(from: string, ...keys: readonly (string | readonly [key: string, to: string])[]): Promise<void> {
    await soon(() => this.place()).toBe(from);
    for (const step of keys) {
      const [key, to] = typeof step === "string" ? [step, null] : step;
      await this.go(key);
      if (to !== null) await soon(() => this.place()).toBe(to);
    }
  }

  /** The province that has the focus, for all to see. */
  private place(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement?.closest<SVGElement>(".province");
      const ring = at?.closest("[data-board]")?.querySelector("[data-focus-ring]");
      return at?.dataset.province && ring?.getAttribute("d") ? at.dataset.province : "";
    });
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}
