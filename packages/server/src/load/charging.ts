import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether nobody waits, or is charged. */
    isFree?: boolean;
  }
}

/** For what is cheap, and must always be possible. */
export const FREE = { config: { isFree: true } } as const;

/** Charges requests, and everything done for them, to whoever sends them. Those who have used much already wait first. */
export function chargeRequests(
  app: FastifyInstance,
  { usage, turns }: Pick<Context, "usage" | "turns">,
): void {
  const began = new WeakMap<object, number>();
  app.addHook("preValidation", (request, _reply, done) => {
    const { payer } = request;
    if (request.routeOptions.config.isFree) return usage.for(payer, done);
    turns.admit(payer).then(() => usage.for(payer, done), done);
  });
  app.addHook("preSerialization", (request, _reply, payload, done) => {
    began.set(request, usage.now());
    done(null, payload);
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    const at = began.get(request) ?? usage.now();
    // By then it's written: that takes long as well, if it's long.
    process.nextTick(() => turns.charge(request.payer, usage.now() - at));
    done(null, payload);
  });
}
