import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Failure } from "../http/failures.ts";
import { limitedByNetwork } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { Credentials } from "./credentials.ts";
import { signedIn } from "./identity.ts";
import { badPasskey, useOfPasskey } from "./passkeys.ts";
import { personOf } from "./people.ts";
import { proofFor } from "./proof.ts";

/** By which people prove that it's still them, before they make new ways into their account. */
export async function addProof(given: FastifyInstance, context: Context): Promise<void> {
  const credentials = new Credentials(context);
  typed(given).route({
    ...route("POST /api/me/proof"),
    ...limitedByNetwork(context.limits),
    handler: async (request) => {
      const { body, networks } = request;
      const person = await personOf(context, signedIn(request));
      if ("password" in body) {
        const { email, password } = person;
        if (email === null || password === null) throw new Failure("no-account", "no-password");
        await credentials.tryPassword(email, body.password, [person], networks, "password");
      } else if ((await useOfPasskey(context, request, body)).person !== person.id) throw badPasskey();
      return { proof: await proofFor(context, request, person.id) };
    },
  });
}
