import { createHash } from "node:crypto";

/** What is kept of a secret: enough to know it again. Secrets are long and random, so nobody finds them by trying. */
export const digest = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
