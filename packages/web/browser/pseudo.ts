import type { BrowserContext, Page } from "playwright-core";
import { isLiteral } from "./plain-words.ts";
import { look } from "./pseudo-look.ts";

/** A small laptop and a phone. */
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** So many visitors may see a page of one kind differently: officers, delegates, spectators. */
const VISITORS = 3;

/** The pages that were visited in one context. */
export class Visits {
  private readonly last = new Map<string, string>();

  /** Follows a page from address to address. */
  follow(page: Page): void {
    page.on("framenavigated", (frame) => {
      const { protocol, pathname } = new URL(frame.url());
      const isOwn = frame.url().includes("language=en-XA");
      if (frame === page.mainFrame() && protocol.startsWith("http") && !isOwn)
        this.last.set(pathname.replace(/\/[0-9a-f]{16,}/g, "/*"), frame.url());
    });
  }

  /** The last address of each kind of page. */
  kinds(): readonly [kind: string, address: string][] {
    return [...this.last];
  }
}

/**
 * Opens pages that a test has visited once more, in the pseudo-language, and lists what is wrong there: texts that
 * don't come from the catalog, and what is cut off, too wide or in the way. Pages that look alike are looked at once.
 */
export class PseudoReview {
  private readonly opened = new Map<string, number>();
  private readonly seen = new Set<string>();

  async of(context: BrowserContext, visits: Visits, typed: ReadonlySet<string>): Promise<string[]> {
    const faults: string[] = [];
    for (const [kind, address] of visits.kinds()) {
      const times = this.opened.get(kind) ?? 0;
      if (times >= VISITORS) continue;
      this.opened.set(kind, times + 1);
      const page = await context.newPage();
      const found = await this.at(page, address, kind, typed);
      faults.push(...found.map((fault) => `${kind}: ${fault}`));
      await page.close();
    }
    return faults;
  }

  private async at(
    page: Page,
    address: string,
    kind: string,
    typed: ReadonlySet<string>,
  ): Promise<readonly string[]> {
    const url = new URL(address);
    url.searchParams.set("language", "en-XA");
    await page.setViewportSize(SIZES[0]);
    await page.goto(url.href);
    await page.locator("main, h1, [role=tab]").first().waitFor();
    const faults = new Set<string>();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { texts, misfits } = await page.evaluate(look);
      const sight = [kind, size.width, ...texts.filter((text) => text.endsWith("~")).slice(0, 12)].join();
      if (this.seen.has(sight)) break;
      this.seen.add(sight);
      for (const text of texts)
        if (isLiteral(text, typed)) faults.add(`not in the catalog: ${text.slice(0, 200)}`);
      for (const misfit of misfits) faults.add(`at ${size.width}px ${misfit}`);
    }
    return [...faults];
  }
}
