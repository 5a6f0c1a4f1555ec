import type { Unit } from "../../state/unit.ts";
import { type Reason, type ReasonCode, type ResultWord, reason, type Status } from "../verdict.ts";
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

/** What can become of a unit and its order: how that is put, and how to find out why. */
export interface Fate {
  readonly status: Status;
  /** As it is, and with what happened to the unit besides: it was dislodged, or disabled. */
  readonly results: readonly ResultWord[];
  readonly ifDislodged: readonly ResultWord[];
  readonly ifDisabled: readonly ResultWord[];
  readonly why: (field: Field, u: number) => Reason;
}

function fate(status: Status, word: ResultWord, why: Fate["why"]): Fate {
  const and = (other: ResultWord): readonly ResultWord[] => (word === other ? [word] : [word, other]);
  return { status, results: [word], ifDislodged: and("dislodged"), ifDisabled: and("disabled"), why };
}

const SUPPORTED: Reason = reason("supported");

const whyBeaten = (field: Field, u: number): Reason => beating(field, u, beaterOf(field, u));

const MOVED = fate("succeeds", "moved", advance);
const UNCONVOYED = fate("fails", "stayed", (field, u) => reason("no-convoy", idleLinks(field, u) ?? []));
const DISRUPTED = fate("fails", "disrupted", disruption);
const BOUNCED = fate("fails", "bounced", (field, u) =>
  field.wins[u] === YES ? sortie(field, u) : bounce(field, u),
);
const TURNED = fate("fails", "stayed", () => reason("turned-to-hold"));
const HELD = fate("succeeds", "held", (field, u) =>
  beaterOf(field, u) === NONE ? holding(field, u) : whyBeaten(field, u),
);
const DISLODGED = fate("fails", "dislodged", whyBeaten);
const DISABLED = fate("fails", "disabled", whyBeaten);
const VOID = fate("void", "void", (field, u) => reason(mismatch(field, u), [field.units[field.helped[u]]]));
const GIVEN = fate("succeeds", "supported", (field, u) =>
  field.attacker[u] === NONE
    ? SUPPORTED
    : reason("support-kept-against-own-convoy", [field.units[field.attacker[u]]]),
);
const CUT = fate("fails", "cut", whyCut);
const CONVOYED = fate("succeeds", "convoyed", carrying);

/** Who dislodged a unit or, if nobody did, disabled it. */
const beaterOf = (field: Field, u: number): number =>
  field.attacker[u] === NONE ? field.disabler[u] : field.attacker[u];

/** The fate of a unit and its order in a solved field. */
export function fateOf(field: Field, u: number): Fate {
  const task = field.task[u];
  if (task === MOVE) return fateOfMove(field, u);
  const isLost = field.attacker[u] !== NONE;
  if (task === HOLD) return field.turned[u] === 1 ? TURNED : isLost ? DISLODGED : HELD;
  if (field.matched[u] === 0) return VOID;
  if (task === SUPPORT_HOLD || task === SUPPORT_MOVE) return field.gives[u] === YES ? GIVEN : CUT;
  if (isLost) return DISLODGED;
  return field.disabler[u] === NONE ? CONVOYED : DISABLED;
}

function fateOfMove(field: Field, u: number): Fate {
  if (field.moves[u] === YES) return MOVED;
  if (field.travel[u] !== SAILS || field.path[u] !== NO) return BOUNCED;
  return idleLinks(field, u) ? UNCONVOYED : DISRUPTED;
}

function whyCut(field: Field, u: number): Reason {
  const by: Unit[] = [];
  let onlyByDislodging = true;
  for (let a = field.firstMove[field.province[u]]; a !== NONE; a = field.nextMove[a]) {
    if (cuts(field, a, u) !== YES) continue;
    by.push(field.units[a]);
    if (field.province[a] !== field.into[u]) onlyByDislodging = false;
  }
  by.sort(byPlace);
  const byWinning: ReasonCode = field.attacker[u] === NONE ? "cut-by-disabling" : "cut-by-dislodgement";
  return reason(onlyByDislodging ? byWinning : "cut-by-attack", by);
}
