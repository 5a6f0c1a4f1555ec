import type { FastifyRequest } from "fastify";
import { isSame } from "../accounts/secrets.ts";
import { isFromHere } from "../http/from-here.ts";

/**
 * Who may read the metrics. Their steps tell when others vote, save or write, so nobody may unless the people who run the
 * server say so: programs on the same machine, or programs with a token.
 */
export type MetricsAccess = "off" | "loopback" | { readonly token: string };

export function mayCount(access: MetricsAccess, request: FastifyRequest): boolean {
  if (access === "off") return false;
  if (access === "loopback") return isFromHere(request);
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  return isSame(token, access.token);
}
