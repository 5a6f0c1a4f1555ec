import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { FailureSchema, stored } from "./failures.ts";
import type { House } from "./house.ts";

const START = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Chancery</title>
<h1>Chancery</h1>
<p>This server adjudicates Diplomacy and its variants, and explains every result.</p>
<p><a href="/api/docs">The API, to read and to try</a> · <a href="/api/openapi.json">OpenAPI</a></p>
</html>
`;

/** A start page where there is no other, and the places to ask whether the server is well, and how it is doing. */
export function addPages(app: FastifyInstance, { store, metrics }: House): void {
  app.addHook("onResponse", async ({ method, routeOptions: { url: route = "none" } }, reply) => {
    const labels = { method, route };
    metrics.add("chancery_requests_total", { ...labels, status: String(reply.statusCode) });
    metrics.add("chancery_request_seconds_total", labels, reply.elapsedTime / 1000);
  });
  if (!app.hasRoute({ method: "GET", url: "/" })) {
    app.get("/", { schema: { hide: true } }, (_request, reply) =>
      reply.type("text/html; charset=utf-8").send(START),
    );
  }
  app.get(
    "/healthz",
    {
      config: { rateLimit: false },
      schema: {
        tags: ["server"],
        summary: "Whether the server is well, and reaches its data",
        response: {
          200: z.object({ status: z.literal("ok") }).meta({ description: "It is" }),
          503: FailureSchema,
        },
      },
    },
    async () => {
      stored(await store.deadlines.nextDeadline());
      return { status: "ok" as const };
    },
  );
  app.get(
    "/metrics",
    {
      config: { rateLimit: false },
      schema: {
        tags: ["server"],
        summary: "What can be counted, in the text format of Prometheus",
        response: { 200: z.string() },
      },
      serializerCompiler: () => String,
    },
    (_request, reply) => reply.type("text/plain; version=0.0.4; charset=utf-8").send(metrics.format()),
  );
}
