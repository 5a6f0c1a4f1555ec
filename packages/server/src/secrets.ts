import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits: nobody finds one by trying. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** A name for something, which is no secret but cannot be guessed either. */
export const newId = (): string => randomBytes(16).toString("hex");

export const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
