import type { PushSubscription, TakenNotice } from "@chancery/store";
import webPush from "web-push";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { languageOfPerson } from "../http/language.ts";
import { type GameNews, notificationSettings } from "./notices.ts";
import { callOut } from "./outgoing-call.ts";
import { type Push, pushOf } from "./push-message.ts";
import { afterQuiet } from "./quiet-hours.ts";
import { Undelivered } from "./undelivered.ts";

/** Failed messages in a row after which a subscription ends. */
const MOST_FAILURES = 15;
/** The browser has given up the subscription, or it belongs to other keys than ours. */
const GONE: readonly number[] = [403, 404, 410];

/** Sends push messages, encrypted for one browser each. */
export class PushSender {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** When news may go out, because of someone's quiet hours; null if they may now, as those of live games always may. */
  async waitFor({ kind, recipient, body }: TakenNotice): Promise<number | null> {
    if ((kind !== "push" && kind !== "mail") || (body as GameNews).isLive) return null;
    const { store, now } = this.context;
    const person =
      kind === "mail" ? stored(await store.persons.get(recipient)) : (await this.find(recipient))?.person;
    if (!person) return null;
    const after = afterQuiet(notificationSettings(person.settings).quiet, now());
    return after > now() ? after : null;
  }

  async send({ recipient, body }: TakenNotice): Promise<void> {
    const found = await this.find(recipient);
    if (!found) return;
    const push = pushOf(body as GameNews, languageOfPerson(found.person), this.context.now());
    if (push) await this.post(found.subscription, push);
  }

  private async find(id: string) {
    const { pushSubscriptions, persons } = this.context.store;
    const subscription = stored(await pushSubscriptions.get(id));
    const person = subscription && stored(await persons.get(subscription.person));
    return person && { subscription, person };
  }

  private async post(subscription: PushSubscription, { message, ttl, urgency }: Push): Promise<void> {
    const { store, publicUrl, pushKeys, allowPrivateHooks: allowPrivate } = this.context;
    const { id, endpoint, publicKey: p256dh, secret: auth } = subscription;
    const subject = publicUrl?.startsWith("https:") ? publicUrl : "mailto:nobody@chancery.invalid";
    const called = await pushKeys
      .get()
      .then((keys) => {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails: { subject, ...keys }, TTL: ttl, urgency },
        );
        const { "Content-Length": _, ...rest } = headers as Record<string, string | number>;
        return callOut({ url: endpoint, headers: rest, body: body ?? "", allowPrivate });
      })
      .catch((error: Error) => error.message);
    if (typeof called !== "string" && called.status >= 200 && called.status < 300) {
      stored(await store.pushSubscriptions.worked(id));
      return;
    }
    const isGone = typeof called !== "string" && GONE.includes(called.status);
    if (isGone) stored(await store.pushSubscriptions.remove(id));
    else stored(await store.pushSubscriptions.failed({ id, most: MOST_FAILURES }));
    const wait = typeof called === "string" || called.retryAfter === null ? null : called.retryAfter * 1000;
    const failure = typeof called === "string" ? called : `HTTP ${called.status}`;
    throw new Undelivered(failure, isGone, wait);
  }
}
