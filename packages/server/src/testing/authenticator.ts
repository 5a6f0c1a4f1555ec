import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

/** A text in CBOR, shorter than 24 bytes. */
const cborText = (given: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + given.length]), Buffer.from(given)]);

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A device with one passkey, with only what WebAuthn asks for. */
export class Authenticator {
  readonly id = text(randomBytes(32));
  origin: string;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private readonly counts: boolean;
  private counter = 0;

  /** Devices that share their passkeys with others don't count how often they sign. */
  constructor(origin: string, counts = true) {
    this.origin = origin;
    this.counts = counts;
  }

  /** The answer to a request for a new passkey. */
  register({ challenge }: { readonly challenge: string }): object {
    const id = Buffer.from(this.id, "base64url");
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = Buffer.concat([this.data(PRESENT | VERIFIED | ATTESTED), Buffer.alloc(16), length, id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const clientDataJSON = text(this.client("webauthn.create", challenge));
    return this.answer({ clientDataJSON, attestationObject: text(attestation), transports: ["internal"] });
  }

  /** The answer to a request to sign in. */
  signIn({ challenge }: { readonly challenge: string }): object {
    if (this.counts) this.counter++;
    const client = this.client("webauthn.get", challenge);
    const data = this.data(PRESENT | VERIFIED);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
    });
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }
}
