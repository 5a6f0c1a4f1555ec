import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** What is recommended against stolen databases (OWASP); 32 MB for each password that is looked at. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const LENGTH = 32;

/** A password as it is kept: the way it was made, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  const { N, r, p } = COST;
  return ["scrypt", N, r, p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/**
 * Whether a password is the one that is kept. If none is, that takes as long, so that nobody learns by waiting which
 * addresses are known.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (kept ?? NOBODYS).split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), cost);
  return timingSafeEqual(derived, Buffer.from(hash, "base64url")) && kept !== null;
}

const NOBODYS = ["scrypt", COST.N, COST.r, COST.p, "AAAA", Buffer.alloc(LENGTH).toString("base64url")].join(
  "$",
);

/** The same letters may be typed in several ways; they are one password. */
function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
