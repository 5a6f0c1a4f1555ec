import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits: nobody finds one by trying. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** An id, which is no secret but can't be guessed either. */
export const newId = (): string => randomBytes(16).toString("hex");

export const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Compares two secrets in a time that doesn't reveal how much of them matches. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
