import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { FREE } from "../load/charging.ts";
import { Shells } from "./shells.ts";
import { addSmallFiles, type WebContext } from "./small-files.ts";

const BUILT = fileURLToPath(new URL("../../../web/dist", import.meta.url));

/** Pages of the application, which finds out by itself which of them an address means; and which have a shell of their own. */
const PAGES: Readonly<Record<string, (rulebook: string) => string | undefined>> = {
  "/": () => "start",
  "/sandbox": other,
  "/sandbox/:rulebook": (rulebook) => `sandbox/${rulebook}`,
  "/rules": other,
  "/rules/:rulebook": other,
  "/learn": other,
  "/learn/:lesson": other,
  "/puzzles": other,
  "/puzzles/:puzzle": other,
  "/learn/primers/:primer": other,
  "/import": other,
  "/host/:preset": other,
  "/analysis": other,
  "/play": other,
  "/games": other,
  "/find": other,
  "/games/:game": () => "game",
  "/games/:game/projector": () => "projector",
  "/games/:game/codes": other,
  "/games/:game/paper": other,
  "/join": other,
  "/join/:game": other,
  "/take-over/:game": other,
  "/come-back": other,
  "/sign-in": other,
  "/register": other,
  "/reset-password": other,
  "/undo-email": other,
  "/verify-email": other,
  "/profile": other,
  "/players/:player": other,
  "/teams/:team": other,
  "/leaderboards": other,
  "/privacy": other,
  "/moderation": other,
  "/tournaments": other,
  "/tournaments/new": other,
  "/tournaments/:tournament": other,
  "/tournaments/:tournament/projector": other,
  "/tournaments/:tournament/calls": other,
};

function other(): undefined {
  return undefined;
}

/** Names in this folder change with the contents, so what is in it is kept for as long as browsers like. */
const LASTING = "/assets/";

/** Files are no work: a whole room that opens the page at once need not wait. */
const OPEN = { schema: { hide: true }, ...FREE } as const;

/** Serves the web application, if it has been built. */
export async function addWeb(app: FastifyInstance, context: WebContext, built = BUILT): Promise<void> {
  addSmallFiles(app, context, built);
  if (!existsSync(`${built}/index.html`)) return;
  await app.register(fastifyStatic, {
    root: built,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasts = path.includes(LASTING);
      reply.header("cache-control", lasts ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const shells = new Shells(built);
  for (const [url, shellOf] of Object.entries(PAGES))
    app.get<{ Params: { rulebook?: string } }>(url, OPEN, (request, reply) =>
      shells.send(request, reply, shellOf(request.params.rulebook ?? "")),
    );
  // People lost in a browser get a page that says so; programs get the answer they know.
  app.get("/*", OPEN, (request, reply) =>
    request.url.startsWith("/api/") || !request.headers.accept?.includes("text/html")
      ? reply.callNotFound()
      : shells.send(request, reply.code(404)),
  );
  // The file of the service worker decides for all pages, so it has to be at the top.
  app.get("/offline.js", OPEN, (_request, reply) => reply.sendFile("offline.js"));
  app.get<{ Params: { language: string } }>("/app.:language.webmanifest", OPEN, ({ params }, reply) =>
    reply.sendFile(`app.${params.language}.webmanifest`),
  );
  app.get<{ Params: { name: string } }>("/icons/:name.png", OPEN, ({ params }, reply) =>
    reply.sendFile(`icons/${params.name}.png`),
  );
  app.get("/icon.svg", OPEN, (_request, reply) => reply.sendFile("icon.svg"));
  app.get<{ Params: { "*": string } }>(`${LASTING}*`, OPEN, ({ params }, reply) =>
    reply.sendFile(`${LASTING}${params["*"]}`),
  );
}
