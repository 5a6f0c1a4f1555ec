import type { PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { languageOf } from "../http/language.ts";
import { route, typed } from "../http/route.ts";
import { escaped } from "./mail-template.ts";
import { NOTHING, notificationSettings } from "./notices.ts";
import { setNotifications } from "./notifications.ts";

/** In bytes. */
const LARGEST_FORM = 10_000;

/** An end of mails, by the link in one: mail programs send a form there, and people click on it; neither is signed in. */
export async function addUnsubscribe(scope: FastifyInstance, context: Context): Promise<void> {
  const pages = typed(scope);
  // What is in the form doesn't matter, so it is short.
  const form = { parseAs: "string", bodyLimit: LARGEST_FORM } as const;
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"])
    scope.addContentTypeParser(type, form, (_request, _body, done) => done(null, {}));
  const personBy = (token: string) =>
    context.tokens.verify(
      "unsubscribe",
      token,
      context.now(),
      async (id) => stored(await context.store.persons.get(id))?.email ?? null,
    );
  pages.route({
    ...route("GET /api/unsubscribe"),
    serializerCompiler: () => String,
    handler: async (request, reply) => {
      const { token } = request.query;
      const language = languageOf(request);
      const { server } = messagesIn(language);
      reply.type("text/html; charset=utf-8");
      if ((await personBy(token)) === null)
        return reply.code(404).send(page(language, server("unsubscribe-broken"), ""));
      const action = `/api/unsubscribe?token=${encodeURIComponent(token)}`;
      const button = `<form method="post" action="${escaped(action)}"><button>${escaped(server("unsubscribe-button"))}</button></form>`;
      return page(language, server("unsubscribe-title"), button);
    },
  });
  pages.route({
    ...route("POST /api/unsubscribe"),
    serializerCompiler: () => String,
    handler: async (request, reply) => {
      const { token } = request.query;
      const language = languageOf(request);
      const { server } = messagesIn(language);
      reply.type("text/html; charset=utf-8");
      const id = await personBy(token);
      const person = id === null ? null : stored(await context.store.persons.get(id));
      if (!person) return reply.code(404).send(page(language, server("unsubscribe-broken"), ""));
      await setNotifications(context, person.id, { ...notificationSettings(person.settings), mail: NOTHING });
      return page(language, server("unsubscribed"), `<p>${escaped(server("unsubscribed-undo"))}</p>`);
    },
  });
}

const page = (language: PageLanguage, title: string, content: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
${content}
</html>
`;
