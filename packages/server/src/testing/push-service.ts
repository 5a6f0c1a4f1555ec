import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A message as a browser reads it, with what the push service has seen of it. */
interface ReceivedPush {
  /** Which of the service's browsers it is for, from 0. */
  readonly browser: number;
  readonly headers: IncomingHttpHeaders;
  /** What the service itself can read. */
  readonly sealed: Buffer;
  readonly text: string;
}

/** A browser's part of a subscription. */
interface Subscribed {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/**
 * A push service on this machine, with browsers that subscribe to it. It checks who sends (RFC 8292) and reads what
 * browsers would (RFC 8291), by Node's own cryptography rather than the library that the server uses.
 */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** What it answers. */
  status = 201;
  headers: Record<string, string> = {};
  private readonly browsers: Subscribed[] = [];
  private address = "";
  private readonly server: Server = createServer(async (request, response) => {
    const sealed = await buffer(request);
    const browser = Number(request.url?.slice(1));
    const isKnown = isSigned(request.headers.authorization ?? "", this.address);
    if (isKnown)
      this.received.push({ browser, headers: request.headers, sealed, text: this.read(browser, sealed) });
    response.writeHead(isKnown ? this.status : 401, this.headers).end();
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Subscribes one more browser: what its `PushSubscription` is in JSON. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = createECDH("prime256v1");
    const auth = randomBytes(16);
    const p256dh = keys.generateKeys("base64url");
    const number = this.browsers.push({ keys, auth }) - 1;
    return { endpoint: `${this.address}/${number}`, keys: { p256dh, auth: auth.toString("base64url") } };
  }

  /** What a browser has got, parsed. */
  messages(browser: number): unknown[] {
    return this.received.filter((each) => each.browser === browser).map(({ text }) => JSON.parse(text));
  }

  /** Decrypts a message as the browser does. */
  private read(browser: number, sealed: Buffer): string {
    const { keys, auth } = this.browsers[browser];
    const salt = sealed.subarray(0, 16);
    const from = sealed.subarray(21, 21 + sealed[20]);
    const content = sealed.subarray(21 + sealed[20]);
    const derive = (secret: Buffer, by: Buffer, info: Buffer | string, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", secret, by, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), from]);
    const secret = derive(keys.computeSecret(from), auth, info, 32);
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
    const opener = createDecipheriv("aes-128-gcm", key, nonce);
    opener.setAuthTag(content.subarray(-16));
    const opened = Buffer.concat([opener.update(content.subarray(0, -16)), opener.final()]);
    // A last record ends with the byte 2.
    return opened.subarray(0, opened.lastIndexOf(2)).toString();
  }
}

/** Whether a request is signed by the key it names, for this service, and still valid. */
function isSigned(authorization: string, audience: string): boolean {
  const [, token, key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (token === undefined) return false;
  const [head, claims, signature] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const { aud, exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  return (
    verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    ) &&
    aud === audience &&
    exp * 1000 > Date.now()
  );
}
