import type { BrowserContext, Page } from "playwright-core";
import type { Claims } from "./claims.ts";
import { isLiteral } from "./plain-words.ts";
import { type Look, look, shapeOf } from "./pseudo-look.ts";
import { Popups } from "./pseudo-popups.ts";

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
 * don't come from the catalog, and what is cut off, too wide or in the way. What a page is made of is looked at once.
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
      const found = await this.at(page, kind, visit.address, tab);
      faults.push(...faultsIn(found, typed).map((fault) => `${kind}: ${fault}`));
      await page.close();
    }
    return faults;
  }

  /**
   * Which tabs to look at: all if the page has tabs that are new, or is the first of its kind; the open one if
   * the page has parts that are new. What a page that is no longer open was made of isn't known: one of its kind is
   * enough.
   */
  private async newIn(kind: string, { page }: Visit): Promise<number | null | "all" | "none"> {
    const isFirst = this.claims.claim(kind);
    if (page.isClosed() || kindOf(page.url()) !== kind) return isFirst ? "all" : "none";
    const { parts, tabs, tab } = await page.evaluate(shapeOf);
    const newParts = parts.filter((part) => this.claims.claim(`${kind} part ${part}`));
    const isNew = this.claims.claim(`${kind} tabs ${tabs}`);
    if (isFirst || isNew) return "all";
    return newParts.length > 0 ? tab : "none";
  }

  /** What is seen there on each screen, with whatever opens. */
  private async at(page: Page, kind: string, address: string, tab: number | null | "all"): Promise<Seen[]> {
    const url = new URL(address);
    url.searchParams.set("language", "en-XA");
    await page.setViewportSize(SIZES[0]);
    await page.goto(url.href);
    await page.locator("main, h1, [role=tab]").first().waitFor();
    const popups = new Popups(page, (opener) =>
      this.claims.claim(`${kind} at ${page.viewportSize()?.width} opens ${opener}`),
    );
    const seen: Seen[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const each of tab === "all" ? await tabsOf(page) : [tab]) {
        seen.push([size.width, await atRest(page, each)]);
        const see = async (): Promise<Seen> => [size.width, await atRest(page, null)];
        seen.push(...(await popups.look(see)));
      }
    }
    return seen;
  }
}

/** How long a page that seems not to fit has to finish what it's drawing, in milliseconds. */
const REST = 500;

/** What is seen of a page, on a tab, once it's at rest: only what doesn't fit at a second look either counts. */
async function atRest(page: Page, tab: number | null): Promise<Look> {
  const first = await page.evaluate(look, tab);
  if (first.misfits.length === 0) return first;
  await page.waitForTimeout(REST);
  const second = await page.evaluate(look, null);
  return { ...second, misfits: second.misfits.filter((each) => first.misfits.includes(each)) };
}

/** What was seen on a screen that wide. */
type Seen = readonly [width: number, look: Look];

/** The numbers of a page's tabs; null for a page without. */
async function tabsOf(page: Page): Promise<readonly (number | null)[]> {
  const count = await page.locator("[role=tab]").count();
  return count === 0 ? [null] : Array.from({ length: count }, (_, i) => i);
}

function faultsIn(seen: readonly Seen[], typed: ReadonlySet<string>): string[] {
  const texts = new Map(seen.flatMap(([, look]) => look.texts.map(({ text, at }) => [text, at])));
  const literals = [...texts].filter(([text]) => isLiteral(text, typed));
  const misfits = seen.flatMap(([width, look]) => look.misfits.map((misfit) => `at ${width}px ${misfit}`));
  return [
    ...literals.map(([text, at]) => `not in the catalog: ${text.slice(0, 200)} in ${at}`),
    ...new Set(misfits),
  ];
}
