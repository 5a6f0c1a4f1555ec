import { ROUTE_SCOPES } from "@chancery/api";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import manifest from "../../package.json" with { type: "json" };
import { COOKIE } from "../accounts/identity.ts";

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

/** With what a route is asked: a session, or a key of a scope. */
function securityOf(method: string | readonly string[], url: string): object {
  const key = `${[method].flat()[0]} ${url.replaceAll(/:(\w+)/g, "{$1}")}`;
  const needed = Object.hasOwn(ROUTE_SCOPES, key) ? ROUTE_SCOPES[key as keyof typeof ROUTE_SCOPES] : "open";
  if (needed === "open") return {};
  return { security: [{ session: [] }, ...(needed === "session" ? [] : [{ key: [needed] }]), {}] };
}

/** What a program has to know before anything else. */
const GUIDE = `Chancery adjudicates Diplomacy and its variants, explains every result, and hosts games.

**Authentication.** Browsers send a cookie, programs a key. A program signs in with \`POST /api/guests\` (or \`/api/accounts\`), which sets
the cookie \`${COOKIE}\`. With this cookie, and an \`Origin\` header with the server's address, it gets a key from \`POST /api/keys\`. From then
on \`Authorization: Bearer SECRET\` is all it needs. A key has a scope (\`read\`, \`play\` or \`manage\`), and may expire. What concerns
signing in, such as passwords, sessions and keys themselves, takes a session.

**Playing.** \`POST /api/games\` hosts a game; the answer has its id and the secret of the invitation. Others join with the command
\`{"type": "join", "role": "player", "invitation": "..."}\` to \`POST /api/games/{id}/commands\`, and the host starts it with \`{"type": "start"}\`.
\`GET /api/games/{id}\` is the game as you may see it: \`you.may\` lists the commands you can use, \`seats\` says who plays what, \`position\` is
the board, \`lastPlayed\` the last phase with its results. \`GET /api/games/{id}/legal-orders\` lists every order you can write. Send orders with
\`save\`, one per line, and \`ready\` when you are done; the phase is resolved when everyone is ready or the deadline has passed.
\`GET /api/games/{id}/events\` tells you when to look again. \`GET /api/games/{id}/record\` is the whole game, for \`chancery replay\`;
\`GET /api/games/{id}/export\` is the same for other programs, and \`POST /api/import\` plays their games again.

**Committees** (\`{"setup": {"variant": "committee-1901"}, "role": "referee"}\`) are led by officers, and delegates join with codes:
\`GET /api/games/{id}/codes\` has one for each delegation, \`POST /api/codes\` joins with one. What happens around the board are commands of
type \`room\`; \`room.may\` lists the acts you can use.

**Errors** have a code for programs and a sentence for people. 400: the request is malformed, \`path\` says where. 401: sign in first. 403: you
don't have permission. 404: there is nothing there, or nothing for you. 409: not possible now. 422: not possible like this. 429: too many requests.`;

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
    transform: (given) => {
      const { schema, url } = jsonSchemaTransform(given);
      return { schema: { ...schema, ...securityOf(given.route.method, url) }, url };
    },
    transformObject: (given) => withoutUnused(jsonSchemaTransformObject(given) as Description),
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    theme: { title: "Chancery: the API" },
    uiConfig: { docExpansion: "full", layout: "BaseLayout", tryItOutEnabled: true, validatorUrl: null },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
