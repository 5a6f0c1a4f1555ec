import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import manifest from "../package.json" with { type: "json" };
import { COOKIE } from "./identity.ts";

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
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    theme: { title: "Chancery: the API" },
    uiConfig: { docExpansion: "full", layout: "BaseLayout", tryItOutEnabled: true, validatorUrl: null },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
