import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { people } from "../messages/people.ts";
import { ApiFailure, api, type Passkey, type Person } from "./client.ts";

/** Whether this browser can make and use passkeys; without TLS none can. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === "function";

/** Has this device make a passkey, and adds it to the account. */
export async function addPasskey(name: string, proof: { readonly proof?: string }): Promise<Passkey> {
  const { token, options } = await api.post("/api/me/passkeys/options", { body: proof });
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await answered<RegistrationResponseJSON>(startRegistration({ optionsJSON }));
  return api.post("/api/me/passkeys", { body: { token, name, answer: { ...answer } as never } });
}

/** Signs in with a passkey that this device or another one offers. */
export const signInByPasskey = async (): Promise<Person> =>
  api.post("/api/passkeys", { body: await passkeyAnswer() });

/** What a device says to show that it has a passkey. */
export async function passkeyAnswer(): Promise<{ readonly token: string; readonly answer: never }> {
  const { token, options } = await api.post("/api/passkeys/options");
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await answered<AuthenticationResponseJSON>(startAuthentication({ optionsJSON }));
  return { token, answer: { ...answer } as never };
}

/** What the device answers. People may think better of it, which browsers report as an error. */
async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    const { name } = error as Error;
    throw new ApiFailure(
      409,
      "passkey",
      people(name === "InvalidStateError" ? "passkeyKnown" : "passkeyCanceled"),
    );
  }
}
