import type { PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { notFound } from "../http/failures.ts";
import { languageOf } from "../http/language.ts";
import { route } from "../http/route.ts";
import { FREE } from "../load/charging.ts";
import { Health } from "./health.ts";
import { type MetricsAccess, mayCount } from "./metrics-access.ts";

const startPage = (language: PageLanguage): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Chancery</title>
<h1>Chancery</h1>
<p>${messagesIn(language).server("start-text")}</p>
<p><a href="/api/docs">${messagesIn(language).server("start-docs")}</a> · <a href="/api/openapi.json">OpenAPI</a></p>
</html>
`;

/** A start page where there is no other, and the places to ask whether the server is well, and how it is doing. */
export function addPages(app: FastifyInstance, context: Context, access: MetricsAccess): void {
  const { metrics } = context;
  const health = new Health(context);
  app.addHook("onResponse", async ({ method, routeOptions: { url: route = "none" } }, reply) => {
    const labels = { method, route };
    metrics.add("chancery_requests_total", { ...labels, status: String(reply.statusCode) });
    metrics.add("chancery_request_seconds_total", labels, reply.elapsedTime / 1000);
  });
  if (!app.hasRoute({ method: "GET", url: "/" })) {
    app.get("/", { schema: { hide: true } }, (request, reply) =>
      reply.type("text/html; charset=utf-8").send(startPage(languageOf(request))),
    );
  }
  app.route({
    ...route("GET /healthz"),
    ...FREE,
    handler: async () => {
      await health.check();
      return { status: "ok" as const };
    },
  });
  app.route({
    ...route("GET /metrics"),
    ...FREE,
    serializerCompiler: () => String,
    handler: (request, reply) => {
      if (!mayCount(access, request)) throw notFound();
      return reply.type("text/plain; version=0.0.4; charset=utf-8").send(metrics.format());
    },
  });
}
