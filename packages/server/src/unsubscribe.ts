import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";
import { stored } from "./failures.ts";
import { escaped } from "./mail-template.ts";
import { NOTHING, notificationSettings } from "./notices.ts";
import { setNotifications } from "./notifications.ts";
import { route, typed } from "./route.ts";

/** An end of mails, by the link in one: mail programs send a form there, and people click on it; neither is signed in. */
export async function addUnsubscribe(scope: FastifyInstance, context: Context): Promise<void> {
  const pages = typed(scope);
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, __, done) =>
    done(null, {}),
  );
  scope.addContentTypeParser("multipart/form-data", (_request, body, done) => {
    body.resume().once("end", () => done(null, {}));
  });
  const personBy = (token: string) => context.tokens.verify("unsubscribe", token, context.now());
  pages.route({
    ...route("GET /api/unsubscribe"),
    serializerCompiler: () => String,
    handler: async ({ query: { token } }, reply) => {
      reply.type("text/html; charset=utf-8");
      if ((await personBy(token)) === null) return reply.code(404).send(page("This link is not whole", ""));
      const action = `/api/unsubscribe?token=${encodeURIComponent(token)}`;
      const button = `<form method="post" action="${escaped(action)}"><button>Send me no more mail</button></form>`;
      return page("Mail about your games", button);
    },
  });
  pages.route({
    ...route("POST /api/unsubscribe"),
    serializerCompiler: () => String,
    handler: async ({ query: { token } }, reply) => {
      reply.type("text/html; charset=utf-8");
      const id = await personBy(token);
      const person = id === null ? null : stored(await context.store.persons.get(id));
      if (!person) return reply.code(404).send(page("This link is not whole", ""));
      await setNotifications(context, person.id, { ...notificationSettings(person.settings), mail: NOTHING });
      return page("No more mail about games will come", "<p>Your profile can bring it back.</p>");
    },
  });
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
