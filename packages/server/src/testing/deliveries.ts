import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { ok } from "@chancery/engine";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { GameStore } from "../context.ts";
import { createMailer } from "../notices/mailer.ts";
import { Browser, type Seven, Site, sevenAt } from "./index.ts";
import { Post } from "./post.ts";

export const PUBLIC = "https://chancery.example";
export const MINUTE = 60_000;
export const SLOW = { preset: "correspondence" };

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Where webhooks are sent. */
class Receiver {
  readonly calls: Call[] = [];
  status = 204;
  headers: Record<string, string> = {};
  /** Whether it takes calls and never answers. */
  isSilent = false;
  private readonly server: Server = createServer(async (request, response) => {
    this.calls.push({ headers: request.headers, body: await text(request) });
    if (!this.isSilent) response.writeHead(this.status, this.headers).end();
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook?token=x`;
  }

  hangUp(): void {
    this.server.closeAllConnections();
  }

  close(): void {
    this.hangUp();
    this.server.close();
  }
}
/** Polls, and advances the timers by which the outbox worker polls. */
export const soon = <T>(read: () => T) =>
  expect.poll(() => {
    vi.advanceTimersByTime(3_000);
    return read();
  });

/** How many notices of a kind were put off, or given up. */
export async function failed(
  app: FastifyInstance,
  kind: string,
  outcome: "put-off" | "given-up",
): Promise<number> {
  const { body } = await app.inject("/metrics");
  const [, count = "0"] = new RegExp(`kind="${kind}",outcome="${outcome}"\\} (\\d+)`).exec(body) ?? [];
  return Number(count);
}

interface Opened {
  readonly app: FastifyInstance;
  readonly site: Site;
  readonly post: Post;
  readonly receiver: Receiver;
  /** Where the receiver listens. */
  readonly url: string;
}

/** A site that sends mail and calls webhooks, a new one for each test of a file. */
export class Deliveries {
  private opened: Opened | null = null;
  private smtp = "";
  private administrators: readonly string[] = [];

  constructor() {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setInterval"] });
    });
    afterEach(async () => {
      vi.useRealTimers();
      await this.current.site.remove();
      await this.current.post.close();
      this.current.receiver.close();
    });
  }

  private get current(): Opened {
    if (!this.opened) throw new Error("open the site first");
    return this.opened;
  }

  async open(administrators: readonly string[] = []): Promise<Opened> {
    this.administrators = administrators;
    const [site, post, receiver] = [new Site(), new Post(), new Receiver()];
    this.smtp = await post.open();
    const url = await receiver.open();
    this.opened = { app: await this.serve(site), site, post, receiver, url };
    return this.opened;
  }

  store(): Promise<GameStore> {
    return this.current.site.store();
  }

  /** One more server of the site. */
  another(): Promise<FastifyInstance> {
    return this.serve(this.current.site);
  }

  private serve(site: Site): Promise<FastifyInstance> {
    const mailer = createMailer(this.smtp, "Chancery <games@chancery.example>");
    return site.open(
      undefined,
      {},
      {
        mailer,
        publicUrl: PUBLIC,
        allowPrivateHooks: true,
        administrators: this.administrators,
      },
    );
  }

  /** The secret in a link of the last mail to an address. */
  tokenTo(address: string, page: string): string {
    const last = this.current.post.to(address).at(-1) ?? "";
    const [, token] = new RegExp(`${PUBLIC}${page}#([\\w.-]+)`).exec(last) ?? [];
    return token;
  }

  /** All mails to an address, once there are that many. */
  async mailsTo(address: string, count: number): Promise<string[]> {
    const { post } = this.current;
    await soon(() => post.to(address).length).toBe(count);
    return post.to(address);
  }

  /** Gives a guest a confirmed address. */
  async confirm(browser: Browser, email: string): Promise<void> {
    await browser.send("POST", "/api/me/account", { email, password: "correct horse" });
    await this.mailsTo(email, 1);
    const token = this.tokenTo(email, "/verify-email");
    const confirmed = await new Browser(browser.app).send("PUT", "/api/confirmations", { token });
    expect(confirmed.json()).toEqual({ email });
  }

  /** Waits until everything has been sent. */
  async quiet(): Promise<void> {
    const { outbox } = await this.current.site.store();
    await soon(() => outbox.waiting()).toEqual(ok(0));
  }

  /** A started game with no news left to send. */
  async begun(setup: Record<string, unknown>): Promise<Seven> {
    const seven = await sevenAt(this.current.app, setup);
    await this.quiet();
    return seven;
  }
}
