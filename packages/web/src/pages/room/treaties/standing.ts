import { powerName, powerNames } from "../../../messages/power-name.ts";
import { treaties as text } from "../../../messages/treaties.ts";
import type { Treaty } from "../room.ts";

/** How it stands with a treaty, in few words. */
export interface Standing {
  readonly words: string;
  readonly tone: "good" | "warn" | "bad" | "plain";
}

/** Parties that have not signed the last version. */
const unsigned = ({ parties, signed }: Treaty): readonly string[] =>
  parties.filter((party) => !signed.includes(party));

/** Whether a delegation is asked to sign the last version. */
export const isToSign = (treaty: Treaty, power: string | null): boolean =>
  power !== null && treaty.declinedBy === null && unsigned(treaty).includes(power);

/** For a party, for the officers, or for readers of a public treaty. */
export function standingOf(treaty: Treaty, power: string | null): Standing {
  const { inForce, declinedBy, denouncedBy, versions } = treaty;
  if (isToSign(treaty, power))
    return { words: text(inForce === null ? "waitingForYou" : "changeWaitingForYou"), tone: "warn" };
  if (denouncedBy.length > 0)
    return { words: text("denouncedBy", { powers: powerNames(denouncedBy) }), tone: "bad" };
  if (declinedBy !== null) {
    const powers = powerNames([declinedBy]);
    return inForce === null
      ? { words: text("declinedBy", { powers }), tone: "bad" }
      : { words: text("inForceDeclined", { powers }), tone: "good" };
  }
  if (inForce === null)
    return { words: text("waitingFor", { powers: powerNames(unsigned(treaty)) }), tone: "plain" };
  if (inForce < versions.length - 1)
    return { words: text("inForceChange", { powers: powerNames(unsigned(treaty)) }), tone: "good" };
  return { words: text("inForce"), tone: "good" };
}

/** Who may read it. */
export function secrecyOf({ isSecret, publishedBy, inForce }: Treaty): string {
  if (publishedBy !== null) return text("publishedBy", { power: powerName(publishedBy) });
  if (isSecret) return text("secret");
  return text(inForce === null ? "publicOnceInForce" : "public");
}

/** Those to sign first, then those in force, then what others have to sign, then what has been denounced or declined. */
export function sortTreaties(treaties: readonly Treaty[], power: string | null): readonly Treaty[] {
  const rank = (treaty: Treaty): number => {
    if (isToSign(treaty, power)) return 0;
    if (treaty.denouncedBy.length > 0) return 3;
    if (treaty.inForce !== null) return 1;
    return treaty.declinedBy === null ? 2 : 3;
  };
  return treaties.toReversed().toSorted((one, other) => rank(one) - rank(other));
}
