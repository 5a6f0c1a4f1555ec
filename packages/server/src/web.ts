import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const BUILT = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Pages of the application: it finds out by itself which of them an address means. */
const PAGES = [
  "/",
  "/sandbox/:rulebook",
  "/rules/:rulebook",
  "/host/:preset",
  "/games",
  "/games/:game",
  "/games/:game/projector",
  "/games/:game/codes",
  "/games/:game/paper",
  "/join",
  "/join/:game",
  "/take-over/:game",
  "/come-back",
  "/sign-in",
  "/register",
  "/reset-password",
  "/verify-email",
  "/profile",
];

/** Names in this folder change with the contents, so what is in it is kept for as long as browsers like. */
const LASTING = "/assets/";

/** Files are no work: a whole room that opens the page at once need not wait. */
const OPEN = { schema: { hide: true }, config: { rateLimit: false } } as const;

/** Serves the web application, if it has been built. */
export async function addWeb(app: FastifyInstance, built = BUILT): Promise<void> {
  if (!existsSync(`${built}/index.html`)) return;
  await app.register(fastifyStatic, {
    root: built,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasts = path.includes(LASTING);
      reply.setHeader("cache-control", lasts ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  for (const url of PAGES) app.get(url, OPEN, (_request, reply) => reply.sendFile("index.html"));
  // Who lost his way in a browser gets a page that says so; programs get the answer they know.
  app.get("/*", OPEN, ({ url, headers }, reply) =>
    url.startsWith("/api/") || !headers.accept?.includes("text/html")
      ? reply.callNotFound()
      : reply.code(404).sendFile("index.html"),
  );
  app.get("/icon.svg", OPEN, (_request, reply) => reply.sendFile("icon.svg"));
  app.get<{ Params: { "*": string } }>(`${LASTING}*`, OPEN, ({ params }, reply) =>
    reply.sendFile(`${LASTING}${params["*"]}`),
  );
}
