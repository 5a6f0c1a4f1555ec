import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "./failures.ts";
import { Groups } from "./groups.ts";
import { networksOf } from "./network.ts";
import type { Trust } from "./proxies.ts";

export interface SocketLimits {
  /** How many connections there may be, in all and from one network. */
  readonly most: number;
  readonly perNetwork: number;
  /** How long nothing may happen on a connection that waits for an answer, in milliseconds. Heartbeats keep streams alive. */
  readonly quiet: number;
  /** How long an answer may lie unread, in milliseconds, and how much longer large ones may, in bytes per millisecond. */
  readonly unread: number;
  readonly pace: number;
  /** How many bytes of answers one network may leave unread before it gets no more of them. */
  readonly unreadBytes: number;
}

/** The share of the descriptors that connections may use: files, threads and databases need some as well. */
const SHARE = 0.8;
const LIMITS: Omit<SocketLimits, "most" | "perNetwork"> = {
  quiet: 60_000,
  unread: 30_000,
  pace: 32,
  unreadBytes: 32_000_000,
};
/** How many requests may be sent on a connection before the first is answered: browsers and proxies send one. */
const PIPELINED = 4;
/** A wider network may hold more than each of those in it, but not that many times more. */
const WIDER = 2;
/** When to try again, in seconds. */
const RETRY = 10;

/** What is known of a connection. */
interface Held {
  networks: readonly string[];
  /** The request that is being received or answered last. */
  request: FastifyRequest["raw"] | null;
  answer: ServerResponse | null;
  /** How many of its requests haven't been answered. */
  open: number;
  /** When everything sent had last been read, and how much had been sent by then. */
  readAt: number;
  sent: number;
}

/**
 * All connections. None is held by an answer that nobody reads, and when there are too many, the oldest one without a
 * complete request makes room: first of the network that has most.
 */
export class Sockets {
  readonly limits: SocketLimits;
  private readonly isProxy: (address: string) => boolean;
  private readonly held = new Map<Socket, Held>();
  private readonly byNetwork = new Groups<Socket>();
  private readonly widest = new Groups<Socket>();
  private timer: NodeJS.Timeout | undefined;

  constructor(trust: Trust, limits: Partial<SocketLimits> & Pick<SocketLimits, "perNetwork">) {
    this.limits = { ...LIMITS, most: mostConnections(), ...limits };
    this.isProxy = (address) => trust(address, 0);
  }

  /** Watches all connections of a server. */
  guard(app: FastifyInstance): void {
    app.server.on("connection", (socket: Socket) => this.open(socket));
    app.addHook("onRequest", async (request, reply) => this.note(request, reply));
    // Much may have been answered while a request waited.
    app.addHook("preHandler", async (request, reply) => {
      if (!this.isRead(request)) this.refuse(reply);
    });
    app.addHook("onReady", async () => {
      this.timer = setInterval(() => this.sweep(performance.now()), this.limits.unread / 10).unref();
    });
    app.addHook("onClose", async () => clearInterval(this.timer));
  }

  private open(socket: Socket): void {
    const { remoteAddress = "" } = socket;
    // What comes through a proxy counts for others, as soon as it's known for whom.
    const networks = this.isProxy(remoteAddress) ? [] : networksOf(remoteAddress);
    this.watch(socket, {
      networks,
      request: null,
      answer: null,
      open: 0,
      readAt: performance.now(),
      sent: 0,
    });
    if (!this.makeRoom(networks, socket)) socket.destroy();
  }

  /** Notes that a connection has a request, and refuses it if its network has too many, or doesn't read its answers. */
  private note(request: FastifyRequest, reply: FastifyReply): void {
    const { raw, networks } = request;
    const { socket } = raw;
    if (!(socket instanceof Socket)) return;
    const { open, readAt, sent } = this.held.get(socket) ?? { open: 0, readAt: performance.now(), sent: 0 };
    this.watch(socket, { networks, request: raw, answer: reply.raw, open: open + 1, readAt, sent });
    reply.raw.once("close", () => {
      const held = this.held.get(socket);
      if (held) held.open -= 1;
    });
    if (open >= PIPELINED) socket.destroy();
    else if (this.makeRoom(networks, socket) && this.isRead(request)) return;
    this.refuse(reply);
  }

  private refuse(reply: FastifyReply): never {
    reply.header("connection", "close");
    throw new Failure("too-many-requests", "too-many-connections", {
      values: { seconds: RETRY },
      retryAfter: RETRY,
    });
  }

  private watch(socket: Socket, held: Held): void {
    if (this.held.has(socket)) this.leave(socket);
    else socket.once("close", () => this.leave(socket));
    this.enter(socket, held);
  }

  private enter(socket: Socket, held: Held): void {
    this.held.set(socket, held);
    for (const network of held.networks) this.byNetwork.add(network, socket);
    this.widest.add(held.networks[0] ?? "", socket);
  }

  private leave(socket: Socket): void {
    const held = this.held.get(socket);
    if (!held) return;
    this.held.delete(socket);
    for (const network of held.networks) this.byNetwork.delete(network, socket);
    this.widest.delete(held.networks[0] ?? "", socket);
  }

  /** Whether there is room for one more, which is there already. */
  private makeRoom(networks: readonly string[], newest: Socket): boolean {
    const { most, perNetwork } = this.limits;
    const isCrowded = networks
      .toReversed()
      .some(
        (network, i) =>
          this.byNetwork.count(network) > perNetwork * WIDER ** i &&
          !this.endOne(this.byNetwork.of(network), newest),
      );
    if (isCrowded) return false;
    if (this.held.size <= most) return true;
    return this.endOne(this.widest.largest(), newest) || this.endOne(this.held.keys(), newest);
  }

  /** Ends the oldest connection that has no complete request; whether there was one. */
  private endOne(sockets: Iterable<Socket>, except: Socket): boolean {
    for (const socket of sockets) {
      if (socket === except || !this.isIdle(socket)) continue;
      socket.destroy();
      this.leave(socket);
      return true;
    }
    return false;
  }

  private isIdle(socket: Socket): boolean {
    const { request, answer } = this.held.get(socket) as Held;
    return !request || !answer || answer.writableFinished || !request.complete;
  }

  /** Whether the network that sends a request reads what it's answered. */
  private isRead({ networks }: FastifyRequest): boolean {
    return this.unreadOf(networks) <= this.limits.unreadBytes;
  }

  private unreadOf([widest]: readonly string[]): number {
    let bytes = 0;
    if (widest !== undefined)
      for (const { writableLength } of this.byNetwork.of(widest)) bytes += writableLength;
    return bytes;
  }

  /** Ends connections whose answers nobody reads, live streams among them. */
  private sweep(now: number): void {
    const { unread, pace } = this.limits;
    for (const [socket, held] of this.held) {
      const sent = socket.bytesWritten;
      if (socket.writableLength === 0) {
        held.readAt = now;
        held.sent = sent;
      } else if (now - held.readAt > unread + (sent - held.sent) / pace) socket.destroy();
    }
  }
}

/** As many as the system has descriptors for, with some to spare. */
export function mostConnections(): number {
  if (!process.report) return Number.POSITIVE_INFINITY;
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
  };
  const most = Number(userLimits?.open_files?.soft);
  return Number.isFinite(most) ? Math.floor(most * SHARE) : Number.POSITIVE_INFINITY;
}
