import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Failure } from "../http/failures.ts";
import { isFromHere } from "../http/from-here.ts";
import type { LocalNetwork } from "../http/local-network.ts";
import { route, typed } from "../http/route.ts";

/** Names by which only this machine opens its own pages. */
const HERE = /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/i;

/** Lets the people at the machine that runs the server open it to their network: nobody else, and no other site. */
export async function addOpenNetwork(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { local } = context;

  const isHere = (request: FastifyRequest): boolean =>
    isFromHere(request) && HERE.test(request.hostname) && !local?.isVisitor(request.raw.socket);

  function shown(request: FastifyRequest) {
    if (!isHere(request)) return { addresses: [], mayOpen: false, mayClose: false };
    const mayClose = local !== null && local.addresses().length > 0;
    return { addresses: [...context.addresses()], mayOpen: local?.mayOpen() ?? false, mayClose };
  }

  /** The network, for a page on this machine. Where it comes from has been looked at; here it has to say so. */
  function localFor(request: FastifyRequest): LocalNetwork {
    const { origin, "sec-fetch-site": site } = request.headers;
    const isPage = origin !== undefined || site !== undefined;
    if (!local || !isPage || !isHere(request)) throw new Failure("not-here", "not-here");
    return local;
  }

  app.route({ ...route("GET /api/network"), handler: async (request) => shown(request) });

  app.route({
    ...route("POST /api/network"),
    handler: async (request) => {
      const network = localFor(request);
      if (!request.body.open) network.close();
      else if (network.addresses().length === 0) {
        const opened = network.mayOpen() ? await network.open() : ({ ok: false } as const);
        if (!opened.ok) throw new Failure("no-network", "no-network");
      }
      request.log.info({ addresses: network.addresses() }, "local network");
      return shown(request);
    },
  });
}
