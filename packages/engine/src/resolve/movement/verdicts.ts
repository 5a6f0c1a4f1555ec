import type { Unit } from "../../state/unit.ts";
import { RESULTS, type Reason, type ResultWord, reason, type Status, type Verdict } from "../verdict.ts";
import { type Field, HOLD, MOVE, NO, NONE, SAILS, SUPPORT_HOLD, SUPPORT_MOVE, YES } from "./field.ts";
import { cuts } from "./judge.ts";
import {
  advance,
  beating,
  bounce,
  byPlace,
  carrying,
  disruption,
  holding,
  idleLinks,
  mismatch,
  sortie,
} from "./reasons.ts";

/**
 * The verdicts on all units of a solved field, in their order. They are read off the same strengths that
 * decided, so an explanation cannot disagree with the result.
 */
export function verdicts(field: Field): Verdict[] {
  const list: Verdict[] = [];
  for (let u = 0; u < field.count; u++) list.push(verdict(field, u, field.attacker[u]));
  return list;
}

/** Results are few and alike, so the lists are made once: as they are, and with what happened to the unit besides. */
const listsWith = (fate: ResultWord | null): ReadonlyMap<ResultWord, readonly ResultWord[]> =>
  new Map(RESULTS.map((word) => [word, fate === null || word === fate ? [word] : [word, fate]]));
const PLAIN = listsWith(null);
const LOST = listsWith("dislodged");
const DISABLED = listsWith("disabled");

const SUPPORTED: Reason = reason("supported");

function verdict(field: Field, u: number, attacker: number): Verdict {
  const lost = attacker !== NONE;
  const task = field.task[u];
  if (task === MOVE) return moveVerdict(field, u, lost);
  const beater = lost ? attacker : field.disabler[u];
  if (task === HOLD) {
    if (field.turned[u] === 1) return make(field, u, "fails", "stayed", lost, reason("turned-to-hold"));
    if (lost) return make(field, u, "fails", "dislodged", true, beating(field, u, beater));
    const why = beater === NONE ? holding(field, u) : beating(field, u, beater);
    return make(field, u, "succeeds", "held", false, why);
  }
  if (field.matched[u] === 0)
    return make(field, u, "void", "void", lost, reason(mismatch(field, u), [field.units[field.helped[u]]]));
  if (task === SUPPORT_HOLD || task === SUPPORT_MOVE) return supportVerdict(field, u, attacker);
  if (beater !== NONE)
    return make(field, u, "fails", lost ? "dislodged" : "disabled", lost, beating(field, u, beater));
  return make(field, u, "succeeds", "convoyed", false, carrying(field, u));
}

function make(
  field: Field,
  u: number,
  status: Status,
  word: ResultWord,
  lost: boolean,
  why: Reason,
): Verdict {
  const unit = field.units[u];
  return {
    power: unit.power,
    unit,
    order: field.orders[u],
    status,
    results: (lost ? LOST : field.disabler[u] !== NONE ? DISABLED : PLAIN).get(word) ?? [],
    reason: why,
  };
}

function moveVerdict(field: Field, u: number, lost: boolean): Verdict {
  if (field.moves[u] === YES) return make(field, u, "succeeds", "moved", false, advance(field, u));
  if (field.travel[u] === SAILS && field.path[u] === NO) {
    const idle = idleLinks(field, u);
    if (idle) return make(field, u, "fails", "stayed", lost, reason("no-convoy", idle));
    return make(field, u, "fails", "disrupted", lost, disruption(field, u));
  }
  return make(
    field,
    u,
    "fails",
    "bounced",
    lost,
    field.wins[u] === YES ? sortie(field, u) : bounce(field, u),
  );
}

function supportVerdict(field: Field, u: number, attacker: number): Verdict {
  const lost = attacker !== NONE;
  if (field.gives[u] === YES) {
    const why = lost ? reason("support-kept-against-own-convoy", [field.units[attacker]]) : SUPPORTED;
    return make(field, u, "succeeds", "supported", lost, why);
  }
  const by: Unit[] = [];
  let onlyByDislodging = true;
  for (let a = field.firstMove[field.province[u]]; a !== NONE; a = field.nextMove[a]) {
    if (cuts(field, a, u) !== YES) continue;
    by.push(field.units[a]);
    if (field.province[a] !== field.into[u]) onlyByDislodging = false;
  }
  by.sort(byPlace);
  return make(
    field,
    u,
    "fails",
    "cut",
    lost,
    reason(onlyByDislodging ? (lost ? "cut-by-dislodgement" : "cut-by-disabling") : "cut-by-attack", by),
  );
}
