import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import manifest from "../package.json" with { type: "json" };
import { COOKIE } from "./identity.ts";

interface Description {
  readonly paths?: unknown;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** Every named schema is described as it is sent and as it is received; only one of them is used. */
function withoutUnused(description: Description): object {
  const schemas = description.components?.schemas ?? {};
  const used = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      look(schemas[name]);
    }
  };
  look(description.paths ?? {});
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...description, components: { ...description.components, schemas: Object.fromEntries(kept) } };
}

/** What a program has to know before anything else. */
const GUIDE = `Adjudicates Diplomacy and its variants, explains every result, and keeps the tables at which it is played.

**Who asks.** Browsers are known by a cookie, programs by a key. A program becomes somebody by \`POST /api/guests\` (or \`/api/accounts\`),
which sets the cookie \`${COOKIE}\`; with this cookie, and the header \`Origin\` with the address of the server, it asks for a key by
\`POST /api/keys\`. From then on \`Authorization: Bearer SECRET\` is enough, and neither cookie nor \`Origin\` is needed.

**A game.** \`POST /api/games\` sets up a table; the answer has its id and the secret of the invitation. Others come by the command
\`{"type": "join", "role": "player", "invitation": "..."}\` to \`POST /api/games/{id}/commands\`, and the host begins with \`{"type": "start"}\`.
Players write orders with \`save\`, line by line as on paper, and are done with \`ready\`; when all are, or the deadline has passed, the phase is
played out. \`GET /api/games/{id}\` is the table as you may see it: \`you.may\` lists the commands that are open to you, \`seats\` says who plays what,
\`position\` how the board stands, \`lastPlayed\` what came of the last phase. \`GET /api/games/{id}/events\` tells when to look again.
\`GET /api/games/{id}/record\` is the whole game, for \`chancery replay\`.

**A committee** (\`{"setup": {"variant": "committee-1901"}, "role": "referee"}\`) is led by officers and entered by codes: \`GET /api/games/{id}/codes\` has one
for each delegation, \`POST /api/codes\` comes in by one. What happens around the board are commands of type \`room\`; \`room.may\` lists the acts that are
open to you.

**What is refused** has a code for programs and a sentence for people: 400 what is badly shaped, with its place in \`path\`; 403 what is not
yours to do; 404 what is not there, or not for you; 409 what is not possible at present; 422 what is not possible as it is put; 429 too many requests.`;

/** The description of the API for programs, and a page for people that needs nothing from elsewhere. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Chancery",
        description: GUIDE,
        version: manifest.version,
        license: { name: "MIT", identifier: "MIT" },
      },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: COOKIE },
          key: { type: "http", scheme: "bearer" },
        },
      },
      security: [{ session: [] }, { key: [] }, {}],
    },
    transform: jsonSchemaTransform,
    transformObject: (given) => withoutUnused(jsonSchemaTransformObject(given) as Description),
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    theme: { title: "Chancery: the API" },
    uiConfig: { docExpansion: "full", layout: "BaseLayout", tryItOutEnabled: true, validatorUrl: null },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
