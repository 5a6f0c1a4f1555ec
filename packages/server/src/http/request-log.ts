import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** How often it's said how many requests were refused, in milliseconds. */
const EVERY = 60_000;
/** How many refused requests of a kind have a line of their own until then. */
const MOST_LINES = 5;

/** Whether it's the request that's refused, or the server can't do now what was asked. Other errors have all their lines. */
const isRefused = (status: number): boolean => (status >= 400 && status < 500) || status === 503;

/**
 * One line for each request, when it's answered. Of refused ones, the first of each kind have theirs; the others are
 * counted, and once a minute it's said how many they were: a flood would fill the disk.
 */
export class RequestLog extends LogController {
  private readonly refused = new Map<string, number>();

  override incomingRequest(): void {
    // Said when it's answered.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (isRefused(reply.statusCode) && this.count(request, reply.statusCode) > MOST_LINES) return;
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...answered, err: error }, "request errored");
    else request.log.info(answered, "request completed");
  }

  /** Says regularly, and in the end, how many requests were refused without a line of their own. */
  tell(app: FastifyInstance): void {
    let timer: NodeJS.Timeout | undefined;
    const tell = (): void => {
      const repeated = [...this.refused].filter(([, count]) => count > MOST_LINES);
      this.refused.clear();
      if (repeated.length > 0) app.log.warn({ refused: Object.fromEntries(repeated) }, "requests refused");
    };
    app.addHook("onReady", async () => {
      timer = setInterval(tell, EVERY).unref();
    });
    app.addHook("onClose", async () => {
      clearInterval(timer);
      tell();
    });
  }

  /** Whether an answer with a status would repeat what the log says already. */
  isRepeated(request: FastifyRequest, status: number): boolean {
    return isRefused(status) && (this.refused.get(kindOf(request, status)) ?? 0) >= MOST_LINES;
  }

  private count(request: FastifyRequest, status: number): number {
    const kind = kindOf(request, status);
    const count = (this.refused.get(kind) ?? 0) + 1;
    this.refused.set(kind, count);
    return count;
  }
}

/** There are only so many routes, so that nobody can fill the memory. */
const kindOf = ({ method, routeOptions: { url = "none" } }: FastifyRequest, status: number): string =>
  `${status} ${method} ${url}`;
