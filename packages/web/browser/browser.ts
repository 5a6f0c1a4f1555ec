import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from "playwright-core";
import { end } from "../../../tools/serving.ts";

/** For tests: the application as it is built, from the real server, in a real browser. */

const root = join(import.meta.dirname, "../../..");

/** Debian's browsers: the one without windows draws the same and is the quicker. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Boards are drawn in one piece: their long outlines would be worked out anew for every small one.
  "--default-tile-width=2048",
  "--default-tile-height=2048",
];

/** After so long something will not happen any more, also on a slow machine; in milliseconds. */
const PATIENCE = 60_000;

export interface Stage {
  /** Opens a page of its own, with nothing remembered. What goes wrong in it is noted among the complaints. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  readonly complaints: string[];
  /** What was done around the board of a committee, by pressing something on a page. */
  readonly acts: Set<string>;
  /** Where the server is. */
  readonly address: string;
  /** Closes all pages: those of earlier tests would go on listening and drawing. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const build = spawn("node", ["tools/build.ts"], { cwd: join(root, "packages/web"), stdio: "inherit" });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("the application does not build");
  const data = await mkdtemp(join(tmpdir(), "chancery-web-"));
  const server = spawn("node", [join(root, "packages/server/src/main.ts")], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: data,
      DATABASE_URL: "",
      TRUST_PROXY: "127.0.0.1",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const address = await addressIn(server.stdout);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? "chromium",
    args: FLAGS,
    timeout: PATIENCE,
  });
  const complaints: string[] = [];
  const acts = new Set<string>();
  let visitors = 0;
  return {
    complaints,
    acts,
    address,
    open: async (path, options = {}) => {
      // Everybody comes from an address of his own, as in the world outside.
      const extraHTTPHeaders = { "x-forwarded-for": `10.0.${visitors >> 8}.${visitors++ & 255}` };
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
        extraHTTPHeaders,
        ...options,
      });
      context.on("response", (response) => {
        const act = actIn(response);
        if (act !== null) acts.add(act);
      });
      return openPage(context, address + path, complaints);
    },
    clear: async () => {
      for (const context of browser.contexts()) {
        // What is still under way is of no interest to anybody.
        await context.unrouteAll({ behavior: "ignoreErrors" });
        await context.close();
      }
    },
    close: async () => {
      await browser.close();
      await end(server, "SIGTERM");
      await rm(data, { recursive: true });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("the server did not start");
}

/** The act of the room that the server has agreed to, if it is one. */
function actIn(response: Response): string | null {
  const request = response.request();
  if (request.method() !== "POST" || !request.url().endsWith("/commands") || !response.ok()) return null;
  const command: { readonly type: string; readonly act?: { readonly do: string } } = request.postDataJSON();
  return command.type === "room" ? (command.act?.do ?? null) : null;
}

async function openPage(context: BrowserContext, url: string, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  return page;
}

export const unit = (page: Page, at: string) => page.locator(`.unit[data-unit="${at}"]`).first();
export const province = (page: Page, id: string) => page.locator(`.province[data-province="${id}"]`);

/** Presses a province where its unit would stand: the middle of its frame may be somebody else's. */
export async function pressProvince(page: Page, id: string, within = "body"): Promise<void> {
  const at = await page.evaluate(
    async ([name, place]) => {
      const shape = document.querySelector<SVGGElement>(`${place} .province[data-province="${name}"]`);
      const path = [...(shape?.querySelectorAll("path") ?? [])].at(-1);
      // The board moves so that a unit that is taken up can be seen.
      const isMoved = async (before: DOMMatrix | null | undefined): Promise<boolean> => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { e, f } = path?.getScreenCTM() ?? new DOMMatrix();
        return e !== before?.e || f !== before?.f;
      };
      while (path && (await isMoved(path.getScreenCTM())));
      const matrix = path?.getScreenCTM();
      if (!path || !matrix) throw new Error(`no ${name}`);
      const box = path.getBBox();
      for (let step = 1; step < 400; step++) {
        const point = new DOMPoint(
          box.x + box.width * ((step * 0.618) % 1),
          box.y + box.height * ((step * 0.379) % 1),
        );
        const { x, y } = point.matrixTransform(matrix);
        if (document.elementFromPoint(x, y)?.closest(".province") === shape) return { x, y };
      }
      throw new Error(`${name} is covered`);
    },
    [id, within] as const,
  );
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (isTouch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

/** The orders and results as the panel lists them. */
export const listed = (page: Page): Promise<string[]> =>
  page
    .locator("aside li")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, " ").trim()));
