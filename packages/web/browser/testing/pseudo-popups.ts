import type { Page } from "playwright-core";

const POPUPS = "[role=menu], [role=dialog], [data-dock], [role=group][data-fixed]";

/** How long an opener has to open something, in milliseconds. */
const PATIENCE = 5000;

/** Opens the menus and dialogs of a page one after the other. */
export class Popups {
  private readonly page: Page;
  /** Whether what an opener leads to is still to be seen. Openers are known by what they say. */
  private readonly isNew: (opener: string) => boolean;

  constructor(page: Page, isNew: (opener: string) => boolean) {
    this.page = page;
    this.isNew = isNew;
  }

  /** Looks at each while it's open, and at those that open from there. */
  async look<T>(see: () => Promise<T>): Promise<T[]> {
    const seen: T[] = [];
    for (const opener of await this.newOpeners("body")) {
      if (!(await this.open("body", opener))) continue;
      seen.push(await see());
      for (const inner of await this.newOpeners(POPUPS, opener)) {
        // Menus are closed by what opens from them.
        if (!(await this.isOpen())) await this.open("body", opener);
        if (await this.open(POPUPS, inner)) seen.push(await see());
        await this.close();
      }
      await this.close();
    }
    return seen;
  }

  private async newOpeners(place: string, from = ""): Promise<string[]> {
    const openers = await this.page.evaluate(openersIn, { place, pressed: null });
    return openers.filter((each) => this.isNew(`${from} > ${each}`));
  }

  /** Presses an opener, and waits for what it opens. Whether that's there: a page may redraw itself, or be busy. */
  private async open(place: string, opener: string): Promise<boolean> {
    const openers = await this.page.evaluate(openersIn, { place, pressed: opener });
    if (!openers.includes(opener)) return false;
    const opened = this.page.locator(`:is(${POPUPS}), [data-pressed][aria-expanded=true]`);
    const gone = this.page.locator("body:not(:has([data-pressed]))");
    // A menu goes when something is chosen from it.
    const end = place === "body" ? opened.or(gone) : opened;
    const shown = end.filter({ visible: true }).first();
    await shown.waitFor({ timeout: PATIENCE }).catch(() => undefined);
    return (await opened.filter({ visible: true }).count()) > 0;
  }

  private async isOpen(): Promise<boolean> {
    return (await this.page.locator(POPUPS).filter({ visible: true }).count()) > 0;
  }

  private async close(): Promise<void> {
    if (await this.isOpen()) await this.page.keyboard.press("Escape");
    await this.page.locator(`:is(${POPUPS}):visible`).first().waitFor({ state: "hidden" });
    await this.page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
        if (each.ariaExpanded === "true") each.click();
        delete each.dataset.pressed;
      }
    });
  }
}

/**
 * What opens a menu, a dialog or more of the page, and does nothing else, by what it says without names and numbers: the
 * pseudo-language has no plain letters. Presses one of them. Runs in the browser.
 */
function openersIn({ place, pressed }: { place: string; pressed: string | null }): string[] {
  const found = new Map<string, HTMLElement | SVGElement>();
  const kinds = "[aria-haspopup=menu], [aria-haspopup=dialog], [aria-expanded=false]:not([role=tab])";
  for (const root of document.querySelectorAll(place))
    for (const each of root.querySelectorAll<HTMLElement>(kinds)) {
      const text = (each.textContent?.trim() || each.ariaLabel || "").replace(/[\w\s]+/g, " ");
      if (each.matches(":disabled") || !each.checkVisibility({ visibilityProperty: true })) continue;
      if (!found.has(text)) found.set(text, each);
    }
  // A unit that is still to be ordered opens its menu.
  const unit = document.querySelector<SVGElement>("[data-board] .highlight[data-kind=own]");
  const province = document.querySelector<SVGElement>(
    `[data-board] .province[data-province="${unit?.dataset.at?.split("/")[0]}"]`,
  );
  if (province && place === "body") found.set("a unit", province);
  const opener = pressed === null ? undefined : found.get(pressed);
  if (opener) {
    opener.dataset.pressed = "";
    opener.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  return [...found.keys()];
}
