import type { FastifyInstance } from "fastify";
import { DEVICE_COOKIE } from "../accounts/device.ts";
import { deviceIn, type Regulars } from "./regulars.ts";
import type { Payer } from "./usage.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is charged for the work that the request makes. */
    readonly payer: Payer;
  }
}

const COOKIE = new RegExp(`(?:^|; *)${DEVICE_COOKIE}=([^;]*)`);

/** Lets every request say who is charged for it. */
export function addPayer(app: FastifyInstance, regulars: Regulars): void {
  app.decorateRequest("payer", {
    getter() {
      const { networks, network, headers } = this;
      const [, cookie] = COOKIE.exec(headers.cookie ?? "") ?? [];
      // The address of a provider's neighbor counts for something as well, as for IPv6.
      const wider = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network);
      const isKnown = regulars.has(cookie);
      // Only a cookie of ours tells browsers apart: anyone can make up others.
      const device = isKnown ? deviceIn(cookie) : undefined;
      const person = this.person ?? (device && `device ${device}`);
      return {
        isKnown,
        keys: [...(wider ? [`${wider[1]}.0/24`] : []), ...networks, ...(person ? [person] : [])],
      };
    },
  });
}
