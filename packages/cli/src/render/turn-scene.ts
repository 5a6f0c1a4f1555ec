import { type Scene, UNIT_KINDS } from "@chancery/boardview";
import type { Sheets } from "@chancery/contract";
import { asResolved, findingText, playSheets, review } from "@chancery/contract/orders";
import {
  phaseScene,
  type SceneNaming,
  sceneKind,
  positionScene as sceneOfPosition,
} from "@chancery/contract/scene";
import { formatPhase, type Rules, type State } from "@chancery/engine";
import { namePhase } from "../adjudicate/phases.ts";
import type { Setup } from "../adjudicate/setup.ts";
import { Failure } from "../terminal/failure.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli } from "../terminal/messages.ts";
import { words } from "../terminal/words.ts";

/** A position without any orders. */
export function positionScene({ table: { rules }, state }: Setup): Scene {
  checkKinds(rules);
  return sceneOfPosition(rules, state, naming(rules, state));
}

/** The orders as they were given, without their results. */
export const ordersScene = (setup: Setup, sheets: Sheets): Scene => sceneWith(setup, sheets, false);

/** What is worth another look in the orders, in sentences. Lines that could not be read are left out. */
export function concernsIn({ table, state }: Setup, sheets: Sheets): string[] {
  const { findings } = review(table.rules, playSheets(words, table, state, sheets), new Set(sheets.keys()));
  return findings.filter(({ line }) => line.order).map((finding) => `${findingText(words, finding)}.`);
}

/** The orders with their results, on the position they were given in. */
export const resultsScene = (setup: Setup, sheets: Sheets): Scene => sceneWith(setup, sheets, true);

function sceneWith({ table, state }: Setup, sheets: Sheets, resolved: boolean): Scene {
  const { rules } = table;
  checkKinds(rules);
  const played = playSheets(words, table, state, sheets);
  const phase = resolved ? asResolved(table, played) : played;
  return phaseScene(rules, phase, naming(rules, state), { resolved });
}

const naming = (rules: Rules, { phase }: State): SceneNaming => ({
  title: namePhase(formatPhase(phase), rules),
  language: LANGUAGE,
});

/** Games from files may have units that nobody has drawn. */
function checkKinds({ kinds }: Rules): void {
  for (const kind of kinds) {
    const drawn = sceneKind(kind);
    if (!drawn) throw new Failure(cli("undrawnKind", { kind: kind.name, kinds: UNIT_KINDS.join(", ") }));
    if (kind.letter !== drawn[0].toUpperCase())
      throw new Failure(cli("undrawnLetter", { letter: kind.letter }));
  }
}
