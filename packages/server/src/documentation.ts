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

/** The description of the API for programs, and a page for people that needs nothing from elsewhere. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Chancery",
        description:
          "Adjudicates Diplomacy and its variants, explains every result, and keeps the tables at which it is " +
          "played. Browsers are known by a cookie, programs by a key.",
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
