import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
  Response,
} from "playwright-core";
import { openBrowser, PATIENCE } from "./browser.ts";
import { writtenIn } from "./plain-words.ts";
import { type PseudoReview, Visits } from "./pseudo.ts";
import { type StartedSite, startSite } from "./start.ts";

/** For tests: the built application, served by the real server, in a real browser. */

/** What one test sees and does. Tests share a server, but no stage, so they can run in any order. */
export interface Stage {
  /** Opens a page in a context of its own, with empty storage. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Errors and warnings on the console of any page. */
  readonly complaints: string[];
  /** The room acts that pages have sent and the server has accepted. */
  readonly acts: Set<string>;
  /** Everything that people wrote: it stays as it is in every language. */
  readonly typed: Set<string>;
  /** What is wrong with the pages that were visited, in the pseudo-language. */
  review(pseudo: PseudoReview): Promise<readonly string[]>;
  /** The server's address. */
  readonly address: string;
  /** Cuts the server off and starts it again. What pages complain of then, they have to get over. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Closes all pages, which would otherwise keep listening and drawing. */
  clear(): Promise<void>;
}

/** A server with an empty database, and a browser. */
export interface Site {
  stage(): Stage;
  close(): Promise<void>;
}

/**
 * Opens one. Settings of the server may be given; by default the last player to be ready cannot take it back. The browser
 * is one for tests unless another one is given.
 */
export async function openSite(
  settings: Readonly<Record<string, string>> = {},
  open: () => Promise<Browser> = openBrowser,
): Promise<Site> {
  const server = await startSite(settings);
  const browser = await open();
  let visitors = 0;
  const newContext = (options: BrowserContextOptions): Promise<BrowserContext> => {
    // Every visitor has an address of their own, as on the internet: the server limits requests by address.
    const extraHTTPHeaders = { "x-forwarded-for": `10.0.${visitors >> 8}.${visitors++ & 255}` };
    return browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      extraHTTPHeaders,
      ...options,
    });
  };
  return {
    stage: () => stageOf(server, newContext),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

function stageOf(
  { address, restart }: Pick<StartedSite, "address" | "restart">,
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
): Stage {
  const complaints: string[] = [];
  const acts = new Set<string>();
  const typed = new Set<string>();
  const contexts = new Map<BrowserContext, Visits>();
  let isCutOff = false;
  const complain = (text: string): void => {
    if (!isCutOff || !text.includes("net::ERR_")) complaints.push(text);
  };
  return {
    complaints,
    acts,
    typed,
    address,
    restart: (meanwhile) => {
      isCutOff = true;
      return restart(meanwhile);
    },
    open: async (path, options = {}) => {
      const context = await newContext(options);
      const visits = new Visits();
      contexts.set(context, visits);
      // Without scripts pages are in the languages the server knows.
      if (options.javaScriptEnabled !== false) context.on("page", (page) => visits.follow(page));
      context.on("request", (request) => {
        for (const text of writtenIn(bodyOf(request))) typed.add(text);
      });
      context.once("close", () => contexts.delete(context));
      context.on("response", (response) => {
        const act = actIn(response);
        if (act !== null) acts.add(act);
      });
      return openPage(context, address + path, complain);
    },
    review: async (pseudo) => {
      const faults: string[] = [];
      for (const [context, visits] of contexts) {
        await context.unrouteAll({ behavior: "ignoreErrors" });
        await context.setOffline(false);
        faults.push(...(await pseudo.of(context, visits, typed)));
      }
      return faults;
    },
    clear: async () => {
      for (const context of contexts.keys()) {
        // Requests still in progress don't matter anymore.
        await context.unrouteAll({ behavior: "ignoreErrors" });
        await context.close();
      }
    },
  };
}

/** What a page sends, if that is JSON. */
function bodyOf(request: Request): unknown {
  try {
    return request.postDataJSON();
  } catch {
    return null;
  }
}

/** The room act in a request that the server has accepted, if it is one. */
function actIn(response: Response): string | null {
  const request = response.request();
  if (request.method() !== "POST" || !request.url().endsWith("/commands") || !response.ok()) return null;
  const command: { readonly type: string; readonly act?: { readonly do: string } } = request.postDataJSON();
  return command.type === "room" ? (command.act?.do ?? null) : null;
}

async function openPage(
  context: BrowserContext,
  url: string,
  complain: (text: string) => void,
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => complain(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(message.text());
  });
  await page.goto(url);
  return page;
}
