import type { Page } from "playwright-core";
import { expect } from "vitest";
import { soon } from "./tables.ts";

/** As many presses of Tab as anybody would bear on one page. */
const MOST = 150;

/** Somebody who uses keys alone, and always has to see where he is. */
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

  /** Goes on by Tab until something of that name has the focus, for all to see. */
  async to(name: string | RegExp): Promise<void> {
    // What is not there yet would be gone past.
    await this.page.getByRole("button", { name }).or(this.page.getByLabel(name)).first().waitFor();
    const isThere = (at: string): boolean => (typeof name === "string" ? at === name : name.test(at));
    for (let i = 0; i < MOST && !isThere(await this.where()); i++) await this.page.keyboard.press("Tab");
    const seen = await this.page.evaluate(() => {
      const at = document.activeElement;
      const box = at?.getBoundingClientRect();
      if (!at || !box) return null;
      // What is typed into shows it by its cursor and its frame, what is listed by its ground.
      const isPlain = at.matches("input, textarea, select, [role=menuitem]");
      const isInside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
      return { isInside, isSeen: isPlain || getComputedStyle(at).outlineStyle !== "none" };
    });
    expect(await this.where(), "what has the focus").toMatch(
      typeof name === "string" ? new RegExp(`^${RegExp.escape(name)}$`) : name,
    );
    expect(seen, String(name)).toEqual({ isInside: true, isSeen: true });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.to(name);
    await this.go("Enter");
  }

  /** Presses a key wherever the focus is. */
  go(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Waits until something of that name has the focus by itself. */
  async isAt(name: string | RegExp): Promise<void> {
    await soon(() => this.where()).toMatch(name);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}
