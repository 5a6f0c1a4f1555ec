import type { DealView } from "@chancery/api";
import type { Rules } from "@chancery/engine";
import type { PlayedBy } from "@chancery/variants";
import type { ChannelView } from "../../../api/client.ts";
import { deals } from "../../../messages/deals.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { phaseInWords, provinceName } from "../../../orders/names.ts";
import { listed } from "../words.ts";

interface Played {
  readonly setup: PlayedBy;
}

/** What is promised, in a sentence. */
export function termsInWords(rules: Rules, { setup }: Played, { terms, phase }: DealView): string {
  switch (terms.kind) {
    case "peace":
      return deals("peaceTerms", { year: String(terms.through) });
    case "alliance":
      return deals("allianceTerms", { power: powerName(terms.against), year: String(terms.through) });
    case "demilitarize":
      return deals("demilitarizeTerms", {
        province: provinceName(rules, terms.province),
        year: String(terms.through),
      });
    case "orders":
      return deals("ordersTerms", { phase: phaseInWords(phase, setup) });
  }
}

/** How a deal stands, and whether that is good. */
export interface DealStanding {
  readonly text: string;
  readonly tone: "good" | "bad" | null;
  /** The orders that broke it, and who gave them. */
  readonly against: readonly string[];
}

export function standingOf(
  { setup }: Played,
  recipients: readonly string[],
  { terms, state, accepted, outcome, isOver, breaches }: DealView,
): DealStanding {
  const plain = (text: string): DealStanding => ({ text, tone: null, against: [] });
  if (state === "open")
    return plain(
      deals("waiting", { powers: powerNames(recipients.filter((power) => !accepted.includes(power))) }),
    );
  if (state !== "agreed") return plain(deals(state));
  if (outcome === "broken")
    return {
      text: listed(
        breaches.map(({ power, phase }) =>
          deals("broken", { power: powerName(power), phase: phaseInWords(phase, setup) }),
        ),
      ),
      tone: "bad",
      against: breaches.map(({ orders }) =>
        deals(terms.kind === "orders" ? "notGiven" : "brokenBy", { orders: listed(orders) }),
      ),
    };
  if (outcome === "untested") return plain(deals(isOver ? "untested" : "inForce"));
  return { text: deals(isOver ? "kept" : "keptSoFar"), tone: "good", against: [] };
}

/** An answer in words, with the reason given for it. */
export function answerInWords({
  accept,
  isWithdrawal,
  why,
}: NonNullable<ChannelView["messages"][number]["answer"]>): string {
  const said = deals(accept ? "accepted" : isWithdrawal ? "tookBack" : "refused");
  return why === null ? said : [said, deals(why)].join(" ");
}
