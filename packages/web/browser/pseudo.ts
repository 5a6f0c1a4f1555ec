import type { BrowserContext, Page } from "playwright-core";
import type { Claims } from "./claims.ts";
import { isLiteral } from "./plain-words.ts";
import { look, shapeOf } from "./pseudo-look.ts";

/** A small laptop and a phone. */
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** A page that was visited last at an address. */
interface Visit {
  readonly page: Page;
  readonly address: string;
}

/** Addresses that differ in the id of a game lead to pages of one kind. */
const kindOf = (address: string): string =>
  new URL(address).pathname.replace(/\/(solo-)?[0-9a-f]{16,}/g, "/*");

/** The pages that were visited in one context. */
export class Visits {
  private readonly last = new Map<string, Visit>();

  /** Follows a page from address to address. */
  follow(page: Page): void {
    page.on("framenavigated", (frame) => {
      const address = frame.url();
      const isOwn = address.includes("language=en-XA");
      if (frame === page.mainFrame() && address.startsWith("http") && !isOwn)
        this.last.set(kindOf(address), { page, address });
    });
  }

  /** The last visit to each kind of page. */
  kinds(): readonly [kind: string, visit: Visit][] {
    return [...this.last];
  }
}

/**
 * Opens pages that a test has visited once more, in the pseudo-language, and lists what is wrong there: texts that
 * don't come from the catalog, and what is cut off, too wide or in the way. Pages of one shape are looked at once.
 */
export class PseudoReview {
  private readonly claims: Claims;

  constructor(claims: Claims) {
    this.claims = claims;
  }

  async of(context: BrowserContext, visits: Visits, typed: ReadonlySet<string>): Promise<string[]> {
    const faults: string[] = [];
    for (const [kind, visit] of visits.kinds()) {
      const tab = await this.newIn(kind, visit);
      if (tab === "none") continue;
      const page = await context.newPage();
      const found = await this.at(page, visit.address, tab === "all" ? null : tab, typed);
      faults.push(...found.map((fault) => `${kind}: ${fault}`));
      await page.close();
    }
    return faults;
  }

  /**
   * Which tabs are to be looked at: all if the frame of the page is new, else the open one if that is. Of a page that is
   * no longer open the shape isn't known: one of its kind is enough.
   */
  private async newIn(kind: string, { page }: Visit): Promise<number | "all" | "none"> {
    const isFirst = this.claims.claim(kind);
    if (page.isClosed() || kindOf(page.url()) !== kind) return isFirst ? "all" : "none";
    const { frame, panel, tab } = await page.evaluate(shapeOf);
    const [isNewFrame, isNewPanel] = [`frame ${frame}`, `tab ${panel}`].map((part) =>
      this.claims.claim(`${kind} ${part}`),
    );
    if (isNewFrame) return "all";
    return isNewPanel && tab >= 0 ? tab : "none";
  }

  private async at(
    page: Page,
    address: string,
    tab: number | null,
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
      const { texts, misfits } = await page.evaluate(look, tab);
      for (const { text, at } of texts)
        if (isLiteral(text, typed)) faults.add(`not in the catalog: ${text.slice(0, 200)} in ${at}`);
      for (const misfit of misfits) faults.add(`at ${size.width}px ${misfit}`);
    }
    return [...faults];
  }
}
