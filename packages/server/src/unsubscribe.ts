import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { stored } from "./failures.ts";
import type { House } from "./house.ts";
import { escaped } from "./letters.ts";
import { setWishes } from "./notifications.ts";
import { NOTHING, wishesOf } from "./telling.ts";

/** An end of mails, by the link in one: mail programs send a form there, and people click on it; neither is signed in. */
export async function addUnsubscribe(scope: FastifyInstance, house: House): Promise<void> {
  const pages = scope.withTypeProvider<ZodTypeProvider>();
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, __, done) =>
    done(null, {}),
  );
  scope.addContentTypeParser("multipart/form-data", (_request, body, done) => {
    body.resume().once("end", () => done(null, {}));
  });
  const querystring = z.object({ token: z.string().max(300).default("") });
  const answer = { produces: ["text/html"], response: { 200: z.string(), 404: z.string() } };
  const personBy = (token: string) => house.seals.open("unsubscribe", token, house.now());
  pages.get(
    "/api/unsubscribe",
    {
      schema: {
        tags: ["people"],
        summary: "A page that asks whether you want no more mail",
        querystring,
        ...answer,
      },
      serializerCompiler: () => String,
    },
    async ({ query: { token } }, reply) => {
      reply.type("text/html; charset=utf-8");
      if ((await personBy(token)) === null) return reply.code(404).send(page("This link is not whole", ""));
      const action = `/api/unsubscribe?token=${encodeURIComponent(token)}`;
      const button = `<form method="post" action="${escaped(action)}"><button>Send me no more mail</button></form>`;
      return page("Mail about your games", button);
    },
  );
  pages.post(
    "/api/unsubscribe",
    {
      schema: {
        tags: ["people"],
        summary: "No more mail about games, by the link in one of them",
        description: "Nobody has to be signed in for this (RFC 8058).",
        querystring,
        ...answer,
      },
      serializerCompiler: () => String,
    },
    async ({ query: { token } }, reply) => {
      reply.type("text/html; charset=utf-8");
      const id = await personBy(token);
      const person = id === null ? null : stored(await house.store.persons.get(id));
      if (!person) return reply.code(404).send(page("This link is not whole", ""));
      await setWishes(house, person.id, { ...wishesOf(person.settings), mail: NOTHING });
      return page("No more mail about games will come", "<p>Your profile can bring it back.</p>");
    },
  );
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
${content}
</html>
`;
