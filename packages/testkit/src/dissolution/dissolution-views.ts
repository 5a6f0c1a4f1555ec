import { reportEvent } from "@chancery/contract";
import {
  citationsOf,
  formatOrder,
  type Power,
  type Rules,
  reasonJson,
  type Turn,
  type Verdict,
} from "@chancery/engine";

/** Who looks at a turn: someone's power, or everyone's eyes. */
type Eyes = Power | "everybody";

const maySee = ({ visibleTo }: { readonly visibleTo?: readonly Power[] }, eyes: Eyes): boolean =>
  visibleTo === undefined || (eyes !== "everybody" && visibleTo.includes(eyes));

/** All that someone is told about a turn, written out. */
export function toldTo(rules: Rules, { verdicts, events }: Turn, eyes: Eyes): readonly string[] {
  return [
    ...[...new Set(verdicts.values())]
      .filter((verdict) => maySee(verdict, eyes))
      .map((verdict) => tellVerdict(rules, verdict)),
    ...events
      .filter((event) => event.type !== "own" || maySee(event, eyes))
      .map((event) => JSON.stringify(reportEvent(rules, event))),
  ];
}

const tellVerdict = (rules: Rules, { power, order, status, results, reason }: Verdict): string =>
  JSON.stringify([
    power,
    order && formatOrder(rules, order),
    status,
    results,
    reasonJson(rules, reason),
    citationsOf(rules, reason),
  ]);
