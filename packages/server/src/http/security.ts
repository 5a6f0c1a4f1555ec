import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Headers that keep a page from doing anything it is not made for. */
export async function addSecurity(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
      },
    },
    // The people who put TLS in front of the server decide this for their whole domain.
    strictTransportSecurity: false,
  });
}
