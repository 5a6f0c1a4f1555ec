import { type ReadonlyJson, ROUTES, type RouteTable } from "@chancery/api";
import type { FastifyInstance, FastifyTypeProvider } from "fastify";
import type { z } from "zod";

/** Types of requests and answers from the schemas of their routes. Nothing changes an answer, so it can be read-only. */
interface ApiTypes extends FastifyTypeProvider {
  readonly validator: this["schema"] extends z.ZodType ? z.output<this["schema"]> : unknown;
  readonly serializer: this["schema"] extends z.ZodType ? ReadonlyJson<z.output<this["schema"]>> : unknown;
}

/** The server, with types for the API's routes. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ApiTypes>();

/** A route of the API table, in the form that Fastify takes. */
export function route<K extends keyof RouteTable>(key: K) {
  const [method, path] = key.split(" ");
  return { method, url: path.replaceAll(/\{(\w+)\}/g, ":$1"), schema: ROUTES[key] };
}
