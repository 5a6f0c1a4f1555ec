import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { TableView } from "@chancery/api";
import { isSameSight, type Table, viewTable } from "@chancery/game";
import type { Update } from "@chancery/store";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { identify } from "../accounts/identity.ts";
import { digestOf } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { Failure } from "../http/failures.ts";
import { Groups } from "../http/groups.ts";
import type { ServerMessage } from "../http/messages.ts";
import { route, typed } from "../http/route.ts";
import { Turns } from "../load/turns.ts";
import { loadAny, loadFor, viewerOf } from "./access.ts";
import type { Hosted } from "./tables.ts";

/** Proxies cut connections that are silent for about a minute. */
const HEARTBEAT = 20_000;
/** How many streams one person, or one network without a person, may have open. */
const MOST = 30;

/** When to try again if there are too many, in seconds. */
const RETRY = 60;

/** Reads each table once for all who want to look at it at the same time: none of them is shown an older one for that. */
class Loads {
  readonly context: Context;
  private readonly soon = new Map<string, { wanted: number; readonly load: Promise<Hosted> }>();

  /** What people see, by a name for it, of tables that streams look at. */
  private readonly seen = new WeakMap<Table, Map<string | null, string | null>>();
  /** Apart from those of requests, which need not wait for many streams. */
  private readonly turns: Turns;

  constructor(context: Context) {
    this.context = context;
    this.turns = new Turns(context.usage);
  }

  /** A name for what someone sees of a table; null if nothing. Made once for all their streams. */
  async sightOf(table: Table, person: string | null): Promise<string | null> {
    const known = this.seen.get(table) ?? new Map<string | null, string | null>();
    this.seen.set(table, known);
    const sight = known.get(person);
    if (sight !== undefined) return sight;
    return this.turns.run(() => {
      // Another stream of the same person may have been first.
      let made = known.get(person);
      if (made === undefined) {
        const view = viewTable(table, viewerOf(person), 0);
        made = view && versionOf(view);
        known.set(person, made);
      }
      return made;
    });
  }

  /** A table at a version or later; the latest if the caller names none. */
  of(game: string, version = Number.POSITIVE_INFINITY): Promise<Hosted> {
    const known = this.soon.get(game);
    if (known) {
      known.wanted = Math.max(known.wanted, version);
      return known.load;
    }
    const load: Promise<Hosted> = setImmediate().then(() => {
      // Later callers may know of something that this read misses.
      this.soon.delete(game);
      return loadAny(this.context, game, soon.wanted);
    });
    const soon = { wanted: version, load };
    this.soon.set(game, soon);
    return load;
  }
}

/**
 * Someone who watches a table. They're told when what they may see has changed, and of nothing else: that there was
 * something they may not see would tell them too much.
 */
class Stream {
  readonly game: string;
  readonly owner: string;
  readonly network: string;
  private readonly context: Context;
  private readonly loads: Loads;
  private readonly request: FastifyRequest;
  private readonly raw: ServerResponse;
  private last: string;
  /** What was looked at when it was last known what they see. */
  private seen: Table | null = null;
  private wanted = 0;
  private work: Promise<void> = Promise.resolve();
  private isWaiting = false;

  constructor(loads: Loads, game: string, last: string, request: FastifyRequest, raw: ServerResponse) {
    this.context = loads.context;
    this.loads = loads;
    this.game = game;
    this.request = request;
    this.raw = raw;
    this.owner = ownerOf(request);
    this.network = request.network;
    this.last = last;
  }

  /**
   * Looks whether something has changed, at a table of at least some version. While it waits for its turn,
   * further calls are one with it.
   */
  look(version = Number.POSITIVE_INFINITY): Promise<void> {
    this.wanted = Math.max(this.wanted, version);
    if (!this.isWaiting) {
      this.isWaiting = true;
      this.work = this.work.then(() => this.compare()).catch(() => this.end());
    }
    return this.work;
  }

  /** Shows that the stream is still there; for someone who has signed out meanwhile it is not. Who has many is asked for once. */
  async beat(found: Map<string, Promise<string | null>>): Promise<void> {
    const { authorization, cookie } = this.request.headers;
    const secret = JSON.stringify([authorization, cookie]);
    const person = found.get(secret) ?? this.asker();
    found.set(secret, person);
    try {
      if ((await person) !== this.request.person) return this.end();
      this.send(":");
    } catch {
      this.end();
    }
  }

  /** Who asks now: a session may have ended, a key expired, and a person been banned. */
  private async asker(): Promise<string | null> {
    const person = (await identify(this.context, this.request))?.person ?? null;
    return person !== null && (await this.context.bans.of(person)) ? null : person;
  }

  end(): void {
    this.raw.end();
  }

  private async compare(): Promise<void> {
    this.isWaiting = false;
    const { wanted } = this;
    this.wanted = 0;
    const { table } = await this.loads.of(this.game, wanted);
    const viewer = viewerOf(this.request.person);
    const isSame = this.seen && isSameSight(this.seen, table, viewer);
    this.seen = table;
    if (isSame) return;
    const sight = () => this.loads.sightOf(table, this.request.person);
    // What is new was written by someone else, who isn't charged for it.
    const version = await this.context.usage.for(this.request.payer, sight);
    if (version === null) {
      // A page that is open looks once more, and learns why it sees nothing now.
      this.send("id: gone\nevent: changed\ndata: {}");
      return this.end();
    }
    if (version === this.last) return;
    this.last = version;
    this.send(`id: ${version}\nevent: changed\ndata: ${JSON.stringify({ version })}`);
  }

  private send(text: string): void {
    if (this.raw.writable) this.raw.write(`${text}\n\n`);
  }
}

const ownerOf = ({ person, network }: FastifyRequest): string => person ?? network;

/** A name for what someone sees: another one whenever that changes. The time, and how much of it is left, change by themselves. */
const versionOf = ({ clock: { left: _, now: __, ...clock }, ...view }: TableView): string =>
  digestOf(JSON.stringify({ ...view, clock })).slice(0, 32);

/** GET /api/games/:id/events: tells a browser when to look again. */
export async function addStreams(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const streams = new Set<Stream>();
  const [byGame, byOwner, byNetwork] = [new Groups<Stream>(), new Groups<Stream>(), new Groups<Stream>()];
  const groupsOf = ({ game, owner, network }: Stream) =>
    [
      [byGame, game],
      [byOwner, owner],
      [byNetwork, network],
    ] as const;
  const loads = new Loads(context);
  const hear = (update: Update): void => {
    const concerned = update.kind === "gap" ? streams : byGame.of(update.game);
    for (const stream of concerned) void stream.look(update.kind === "gap" ? undefined : update.version);
  };
  let unsubscribe: (() => void) | undefined;
  let heart: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    unsubscribe = context.store.onAppend(hear);
    heart = setInterval(() => {
      const found = new Map<string, Promise<string | null>>();
      for (const stream of streams) void stream.beat(found);
    }, HEARTBEAT).unref();
  });
  app.addHook("preClose", async () => {
    unsubscribe?.();
    clearInterval(heart);
    for (const stream of streams) stream.end();
  });

  const refuseBeyond = (most: number, message: ServerMessage, open: number): void => {
    if (open >= most)
      throw new Failure("too-many-requests", message, { values: { most }, retryAfter: RETRY });
  };

  app.route({
    ...route("GET /api/games/{id}/events"),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const game = request.params.id;
      await loadFor(context, game, request.person);
      const [owner, { network }] = [ownerOf(request), request];
      refuseBeyond(MOST, "too-many-streams", byOwner.count(owner));
      refuseBeyond(context.limits.streams, "too-many-streams-here", byNetwork.count(network));
      reply.header("content-type", "text/event-stream; charset=utf-8");
      reply.header("x-accel-buffering", "no");
      reply.hijack();
      reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
      reply.raw.write("retry: 2000\n\n");
      const last = String(request.headers["last-event-id"] ?? request.query.last ?? "");
      const stream = new Stream(loads, game, last, request, reply.raw);
      for (const [groups, key] of groupsOf(stream)) groups.add(key, stream);
      streams.add(stream);
      context.metrics.add("chancery_streams");
      reply.raw.once("close", () => {
        streams.delete(stream);
        for (const [groups, key] of groupsOf(stream)) groups.delete(key, stream);
        context.metrics.add("chancery_streams", {}, -1);
      });
      await stream.look();
    },
  });
}
