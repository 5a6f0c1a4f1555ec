import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const BUILT = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Pages of the application: it finds out by itself which of them an address means. */
const PAGES = ["/", "/sandbox/:rulebook", "/rules/:rulebook"];

/** Names of these files change with their contents, so they are kept for as long as browsers like. */
const isNamedByContent = (path: string): boolean => path.includes("/assets/");

/** Serves the web application, if it has been built. */
export async function addWeb(app: FastifyInstance, built = BUILT): Promise<void> {
  if (!existsSync(`${built}/index.html`)) return;
  await app.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ["**/*.br", "**/*.gz"],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = isNamedByContent(path);
      reply.setHeader("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  for (const url of PAGES)
    app.get(url, { schema: { hide: true } }, (_request, reply) => reply.sendFile("index.html"));
}
