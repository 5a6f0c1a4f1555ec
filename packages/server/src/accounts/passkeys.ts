import { randomBytes } from "node:crypto";
import type { Passkey } from "@chancery/store";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { limitedByNetwork } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { openSession, ownOrigin, signedIn } from "./identity.ts";
import { personOf, shownPerson } from "./people.ts";
import { requireProof } from "./proof.ts";
import { tellOwner } from "./security-notices.ts";

const MOST_PASSKEYS = 20;
/** How devices may sign: Ed25519, ES256 and RS256, which is what they have. */
const ALGORITHMS = [-8, -7, -257];
/** How long a device may take to answer, in milliseconds. */
const CHALLENGE_LASTS = 5 * 60_000;
/** Whose challenge it is while nobody is signed in. */
const NOBODY = "nobody";

/** Keys on people's devices, by which they sign in without a password (WebAuthn). */
export async function addPasskeys(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { passkeys } = context.store;
  const limited = limitedByNetwork(context.limits);

  app.route({
    ...route("GET /api/me/passkeys"),
    handler: async (request) => ({ passkeys: stored(await passkeys.list(signedIn(request))).map(shown) }),
  });

  app.route({
    ...route("POST /api/me/passkeys/options"),
    handler: async (request) => {
      await requireProof(context, request, request.body.proof);
      const { id, name, email } = await personOf(context, signedIn(request));
      const own = stored(await passkeys.list(id));
      const { challenge, token } = await newChallenge(context, id);
      const options = await generateRegistrationOptions({
        rpName: "Chancery",
        rpID: siteOf(context, request).id,
        userID: new TextEncoder().encode(id),
        userName: email ?? name,
        userDisplayName: name,
        challenge,
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: own.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
      return { token, options: { ...options } };
    },
  });

  app.route({
    ...route("POST /api/me/passkeys"),
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { token, name, answer } = request.body;
      if (stored(await passkeys.list(person)).length >= MOST_PASSKEYS)
        throw new Failure("bad-request", "too-many-passkeys", {
          values: { most: MOST_PASSKEYS },
          status: 409,
        });
      const made = await verified(() =>
        verifyRegistrationResponse({
          response: answer as unknown as RegistrationResponseJSON,
          ...expected(context, request, person, token),
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!made.verified || stored(await passkeys.get(made.registrationInfo.credential.id)))
        throw badPasskey();
      const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
      const key = Buffer.from(publicKey).toString("base64url");
      const added = context.now();
      const passkey = { id, person, name, publicKey: key, counter, transports, added, used: null };
      stored(await passkeys.add(passkey));
      await tellOwner(context, await personOf(context, person), { what: "passkey", name });
      return reply.code(201).send(shown(passkey));
    },
  });

  app.route({
    ...route("DELETE /api/me/passkeys/{id}"),
    handler: async (request, reply) => {
      const { id } = request.params;
      if (!stored(await passkeys.remove({ id, person: signedIn(request) }))) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("POST /api/passkeys/options"),
    ...limited,
    handler: async (request) => {
      const { challenge, token } = await newChallenge(context, NOBODY);
      const rpID = siteOf(context, request).id;
      // Whose passkeys there are is for nobody to know: the device offers its own.
      const options = await generateAuthenticationOptions({ rpID, challenge, userVerification: "preferred" });
      return { token, options: { ...options } };
    },
  });

  app.route({
    ...route("POST /api/passkeys"),
    ...limited,
    handler: async (request, reply) => {
      const passkey = await useOfPasskey(context, request, request.body);
      const person = await personOf(context, passkey.person);
      await openSession(context, reply, person.id);
      return shownPerson(person);
    },
  });
}

/** The passkey with which a device has answered a challenge that isn't for anyone in particular. */
export async function useOfPasskey(
  context: Context,
  request: FastifyRequest,
  { token, answer }: { readonly token: string; readonly answer: { readonly id: string } },
): Promise<Passkey> {
  const { passkeys } = context.store;
  const passkey = stored(await passkeys.get(answer.id));
  if (!passkey) throw badPasskey();
  const { verified: isRight, authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      ...expected(context, request, NOBODY, token),
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    }),
  );
  if (!isRight) throw badPasskey();
  const { newCounter: counter } = authenticationInfo;
  stored(await passkeys.used({ id: passkey.id, counter, now: context.now() }));
  return passkey;
}

/** The site for which passkeys are good. */
function siteOf(context: Context, request: FastifyRequest): { readonly origin: string; readonly id: string } {
  const origin = ownOrigin(context, request);
  return { origin, id: new URL(origin).hostname };
}

/** Something new for a device to sign, and a token by which it is known again; nothing has to be stored. */
async function newChallenge({ tokens, now }: Context, person: string) {
  const challenge = Uint8Array.from(randomBytes(32));
  const bound = Buffer.from(challenge).toString("base64url");
  return { challenge, token: await tokens.sign("passkey", person, now() + CHALLENGE_LASTS, bound) };
}

/** Whether a challenge was made for a person, and is answered for the first time. */
async function isOurs(
  { tokens, store, now }: Context,
  person: string,
  token: string,
  challenge: string,
): Promise<boolean> {
  if ((await tokens.verify("passkey", token, now(), async () => challenge)) !== person) return false;
  const key = `passkey:${challenge}`;
  return stored(await store.attempts.count({ key, now: now(), window: CHALLENGE_LASTS })) === 1;
}

/** What a device's answer has to match. */
function expected(context: Context, request: FastifyRequest, person: string, token: string) {
  const { origin, id } = siteOf(context, request);
  return {
    expectedChallenge: (challenge: string) => isOurs(context, person, token, challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  };
}

/** What the library makes of an answer. It throws whatever is wrong with one. */
async function verified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Failure ? error : badPasskey();
  }
}

export const badPasskey = (): Failure => new Failure("bad-token", "bad-passkey", { path: "answer" });

const shown = ({ id, name, added, used }: Passkey) => ({ id, name, added, used });
