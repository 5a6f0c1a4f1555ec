import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";

declare module "fastify" {
  interface FastifyRequest {
    /** The network the request comes from. */
    readonly network: string;
  }
}

/** How much of an IPv6 address names the network. A household has the rest to choose from as it likes. */
const PREFIX = 64;

/** The network an address belongs to: the address itself, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${PREFIX}`)}/${PREFIX}`;
}

/** Lets every request say which network it comes from. */
export function addNetwork(app: FastifyInstance): void {
  app.decorateRequest("network", {
    getter() {
      return networkOf(this.ip);
    },
  });
}
