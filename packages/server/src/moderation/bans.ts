import { formatMoment, type PageLanguage } from "@chancery/messages";
import type { Sanction, Sanctions } from "@chancery/store";
import { Failure, stored } from "../http/failures.ts";
import { serverMessage } from "../http/messages.ts";

/** How long another server may not know of a ban, in milliseconds. */
const REFRESHED = 10_000;

/** Bans in force. They are few and asked for at every request, so they are kept in memory. */
export class Bans {
  private readonly sanctions: Sanctions;
  private readonly now: () => number;
  private bans: Promise<ReadonlyMap<string, Sanction>> | undefined;
  private read = 0;

  constructor(sanctions: Sanctions, now: () => number) {
    this.sanctions = sanctions;
    this.now = now;
  }

  /** A person's ban, if there is one. */
  async of(person: string): Promise<Sanction | null> {
    const now = this.now();
    if (!this.bans || now - this.read >= REFRESHED) {
      this.read = now;
      this.bans = this.load(now);
      this.bans.catch(() => this.forget());
    }
    const ban = (await this.bans).get(person);
    return ban && (ban.until === null || ban.until > now) ? ban : null;
  }

  /** Reads them again when next asked. */
  forget(): void {
    this.bans = undefined;
  }

  private async load(now: number): Promise<ReadonlyMap<string, Sanction>> {
    const bans = stored(await this.sanctions.bans(now));
    // Of several bans the one that lasts longest counts.
    const byEnd = bans.toSorted((one, other) => endOf(one) - endOf(other));
    return new Map(byEnd.map((ban) => [ban.person, ban]));
  }
}

const endOf = ({ until }: Sanction): number => until ?? Number.POSITIVE_INFINITY;

/** Says why a person is banned, and until when. Their time zone isn't known, so the time is in UTC. */
export const bannedFailure = ({ reason, until }: Sanction): Failure =>
  new Failure("banned", (language: PageLanguage) =>
    until === null
      ? serverMessage("banned", { reason })(language)
      : serverMessage("banned-until", { reason, until: `${formatMoment(language, until, MOMENT)} UTC` })(
          language,
        ),
  );

const MOMENT = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
