import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { addAdjudication, LARGEST_REQUEST } from "./adjudication.ts";
import { addDocumentation } from "./documentation.ts";
import { answerFailures } from "./failures.ts";
import { addPages } from "./pages.ts";
import { addSecurity } from "./security.ts";
import { addWeb } from "./web.ts";

/** The whole server, ready to listen. */
export async function createApp(logger: FastifyServerOptions["logger"] = false): Promise<FastifyInstance> {
  const app = Fastify({ logger: logger ?? false, bodyLimit: LARGEST_REQUEST, requestTimeout: 300_000 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await addSecurity(app);
  await addDocumentation(app);
  answerFailures(app);
  await app.register(addAdjudication);
  await addWeb(app);
  addPages(app);
  return app;
}
