import { createHmac } from "node:crypto";
import { type Called, callOut } from "./outgoing-call.ts";

interface Call {
  readonly url: string;
  readonly secret: string;
  readonly body: unknown;
  /** Names the call; the same if it is made again. */
  readonly id: string;
  readonly now: number;
  readonly allowPrivate: boolean;
}

/**
 * What went wrong if a hook couldn't be called, whatever it was: names that nobody knows and addresses that refuse would
 * tell its owner what there is in our own network.
 */
const UNREACHABLE = "unreachable";

/** Calls a hook with a signed request. */
export async function callWebhook({ url, secret, body, id, now, allowPrivate }: Call): Promise<Called> {
  const text = JSON.stringify(body);
  const time = Math.floor(now / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${text}`).digest("hex");
  const called = callOut({
    url,
    body: text,
    allowPrivate,
    headers: {
      "content-type": "application/json",
      "x-chancery-delivery": id,
      "x-chancery-timestamp": time,
      "x-chancery-signature": `sha256=${signature}`,
    },
  });
  return called.catch(() => {
    throw new Error(UNREACHABLE);
  });
}
