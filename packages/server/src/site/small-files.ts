import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { FREE } from "../load/charging.ts";

/** Pages that everyone can read, and that search engines may list. Servers for classrooms have no public lists. */
const READABLE = ["/", "/learn", "/puzzles", "/rules", "/play", "/analysis", "/privacy"];
const PUBLIC_LISTS = ["/find", "/tournaments", "/leaderboards"];

/** Where a game or an account is needed, there is nothing to find. */
const PRIVATE = ["/api/", "/games/", "/join/", "/take-over/", "/come-back", "/profile", "/moderation"];

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** In an ICO file: a header, a list of one picture, and the picture as it is. */
function iconOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // A side of 0 stands for 256 px or more; the picture itself says how large it is.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export type WebContext = Pick<Context, "now" | "publicUrl" | "isClassroom" | "securityContact">;

/** Files that browsers, search engines and password managers look for at addresses of their own. */
export function addSmallFiles(app: FastifyInstance, context: WebContext, built: string): void {
  const { publicUrl, isClassroom, securityContact } = context;
  const originOf = ({ protocol, host }: FastifyRequest): string => publicUrl ?? `${protocol}://${host}`;
  const hidden = { schema: { hide: true }, ...FREE } as const;
  const lists = isClassroom ? [] : PUBLIC_LISTS;

  app.get("/robots.txt", hidden, (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  app.get("/sitemap.xml", hidden, (request, reply) => {
    const urls = [...READABLE, ...lists].map((path) => `<url><loc>${originOf(request)}${path}</loc></url>`);
    return reply
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
      );
  });

  app.get("/.well-known/change-password", hidden, (_request, reply) => reply.redirect("/profile", 302));

  // Without an address that reports can go to, there is no such file.
  if (securityContact !== null)
    app.get("/.well-known/security.txt", hidden, (request, reply) => {
      const expires = new Date(context.now() + YEAR).toISOString();
      const canonical = `${originOf(request)}/.well-known/security.txt`;
      return reply
        .type("text/plain; charset=utf-8")
        .send(`Contact: ${securityContact}\nExpires: ${expires}\nCanonical: ${canonical}\n`);
    });

  const png = join(built, "icons/tab.png");
  if (existsSync(png)) {
    const icon = iconOf(readFileSync(png));
    app.get("/favicon.ico", hidden, (_request, reply) =>
      reply.header("cache-control", "public, max-age=86400").type("image/x-icon").send(icon),
    );
  }
}
