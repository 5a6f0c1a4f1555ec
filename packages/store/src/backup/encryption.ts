import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";

/**
 * An encrypted file is a line of JSON with the salt, the line's HMAC, and the content in chunks of AES-256-GCM. A
 * chunk's nonce is its number and whether it is the last, so chunks can't be changed, swapped or left out. The keys come
 * from the passphrase by scrypt.
 */
export const ENCRYPTED_FORMAT = 1;

export interface EncryptedHeader {
  readonly chancery: "encrypted-backup";
  readonly format: number;
  readonly salt: string;
}

/** What scrypt costs: 128 MiB and about half a second for each guess. Another format may cost more. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
const CIPHER = "aes-256-gcm";
const CHUNK = 65_536;
const TAG = 16;
const SEALED = CHUNK + TAG;
export const MAC_BYTES = 32;

/** What is made from a passphrase: a key for the content, and one that shows whether the passphrase is right. */
export interface Keys {
  readonly content: Buffer;
  readonly header: Buffer;
}

/** The chunks aren't those that were written. `at` is where the first wrong one begins in the content, in bytes. */
export class Tampered extends Error {
  override name = "Tampered";
  /** The last chunk is missing, cut off or changed; which of these can't be told. */
  readonly isAtEnd: boolean;
  readonly at: number;

  constructor(isAtEnd: boolean, at: number) {
    super(isAtEnd ? "changed or cut off" : "changed");
    this.isAtEnd = isAtEnd;
    this.at = at;
  }
}

async function keysFrom(passphrase: string, salt: Buffer): Promise<Keys> {
  // The same letters can be typed in more than one way.
  const typed = passphrase.normalize("NFC");
  const secret = await new Promise<Buffer>((resolve, reject) =>
    scrypt(typed, salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync("sha256", secret, salt, use, 32));
  return { content: keyFor("chancery backup content"), header: keyFor("chancery backup header") };
}

const macOf = (line: string, { header }: Keys): Buffer => createHmac("sha256", header).update(line).digest();

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The header in a line of text; null if it begins something else. */
export function encryptedHeader(line: string): EncryptedHeader | null {
  try {
    const found = JSON.parse(line) as EncryptedHeader | null;
    return found?.chancery === "encrypted-backup" ? found : null;
  } catch {
    return null;
  }
}

/** The keys for a file that begins with this line and its HMAC; null if the passphrase or the beginning is wrong. */
export async function unlock(line: string, mac: Buffer, passphrase: string): Promise<Keys | null> {
  const salt = Buffer.from(String(encryptedHeader(line)?.salt), "base64");
  const keys = await keysFrom(passphrase, salt);
  return mac.length === MAC_BYTES && timingSafeEqual(mac, macOf(line, keys)) ? keys : null;
}

/** Encrypts a file from its beginning to its end. */
export class Encryption {
  private readonly keys: Keys;
  private waiting: Buffer = Buffer.alloc(0);
  private number = 0;
  /** What the file begins with. */
  readonly beginning: Buffer;

  private constructor(keys: Keys, beginning: Buffer) {
    this.keys = keys;
    this.beginning = beginning;
  }

  static async begin(passphrase: string): Promise<Encryption> {
    const salt = randomBytes(16);
    const header: EncryptedHeader = {
      chancery: "encrypted-backup",
      format: ENCRYPTED_FORMAT,
      salt: salt.toString("base64"),
    };
    const line = JSON.stringify(header);
    const keys = await keysFrom(passphrase, salt);
    return new Encryption(keys, Buffer.concat([Buffer.from(`${line}\n`), macOf(line, keys)]));
  }

  /** The chunks that are full with this text. */
  update(text: string): Buffer {
    this.waiting = Buffer.concat([this.waiting, Buffer.from(text)]);
    const sealed: Buffer[] = [];
    // The last chunk is marked, so a full one waits until it is known that more follows.
    while (this.waiting.length > CHUNK) {
      sealed.push(this.seal(this.waiting.subarray(0, CHUNK), false));
      this.waiting = this.waiting.subarray(CHUNK);
    }
    return Buffer.concat(sealed);
  }

  /** The last chunk. */
  end(): Buffer {
    return this.seal(this.waiting, true);
  }

  private seal(content: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv(CIPHER, this.keys.content, nonceOf(this.number++, isLast));
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The content of an encrypted file, from what follows its header. Throws `Tampered` instead of anything that's wrong. */
export async function* decrypt(sealed: AsyncIterable<Buffer>, keys: Keys): AsyncGenerator<Buffer> {
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  const open = (isLast: boolean): Buffer => {
    const content = opened(waiting.subarray(0, SEALED), nonceOf(number, isLast), keys);
    if (!content) throw new Tampered(isLast, number * CHUNK);
    return content;
  };
  for await (const bytes of sealed) {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length > SEALED) {
      yield open(false);
      number++;
      waiting = waiting.subarray(SEALED);
    }
  }
  yield open(true);
}

function opened(sealed: Buffer, nonce: Buffer, { content }: Keys): Buffer | null {
  if (sealed.length < TAG) return null;
  const decipher = createDecipheriv(CIPHER, content, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const plain = decipher.update(sealed.subarray(0, -TAG));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return null;
  }
}
