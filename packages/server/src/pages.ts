import type { FastifyInstance } from "fastify";
import { z } from "zod";

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

/** A start page where there is no other, and the place to ask whether the server is well. */
export function addPages(app: FastifyInstance): void {
  if (!app.hasRoute({ method: "GET", url: "/" })) {
    app.get("/", { schema: { hide: true } }, (_request, reply) =>
      reply.type("text/html; charset=utf-8").send(START),
    );
  }
  app.get(
    "/healthz",
    {
      schema: {
        tags: ["server"],
        summary: "Whether the server is well",
        response: { 200: z.object({ status: z.literal("ok") }).meta({ description: "It is" }) },
      },
    },
    () => ({ status: "ok" as const }),
  );
}
