import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { COOKIE, signedIn } from "./identity.ts";
import { personOf } from "./people.ts";
import { digestOf } from "./secrets.ts";

/** How long a proof lasts, in milliseconds. */
const PROOF_LASTS = 10 * 60_000;

/** What shows later that the person at this session has just proved who they are. */
export const proofFor = (
  { tokens, now }: Context,
  request: FastifyRequest,
  person: string,
): Promise<string> => tokens.sign("proof", person, now() + PROOF_LASTS, sessionOf(request));

/** Refuses a request without a proof of this session. Guests have nothing to prove it with, and keys were made with one. */
export async function requireProof(
  context: Context,
  request: FastifyRequest,
  proof: string | undefined,
): Promise<void> {
  const { tokens, store, now } = context;
  const { id, password } = await personOf(context, signedIn(request));
  if (request.scope !== null) return;
  if (password === null && stored(await store.passkeys.list(id)).length === 0) return;
  const proven =
    proof === undefined ? null : await tokens.verify("proof", proof, now(), async () => sessionOf(request));
  if (proven !== id) throw new Failure("proof-needed", "proof-needed", { path: "proof" });
}

const sessionOf = ({ cookies }: FastifyRequest): string => digestOf(cookies[COOKIE] ?? "");
