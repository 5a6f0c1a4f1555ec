import { own, type Power, type Rules, type State } from "@chancery/engine";
import type { CommitteeFacts, CommitteeRules } from "./committees.ts";
import { formatLine } from "./format-line.ts";
import type { Joining, Line, Reviving } from "./lines.ts";
import { afterEdit } from "./losses.ts";
import { isLost, ownOf } from "./own.ts";
import { readInsurrection } from "./read-insurrection.ts";
import { foldRevival, isRevival, readRevival } from "./read-revival.ts";
import { FIELDS, formatOwn, readOwn } from "./wire.ts";

/** What the committees add to a sheet, to a position and to what is told: insurrections and revivals. */
export const ownRules = (facts: CommitteeFacts): CommitteeRules => ({
  facts,
  readLine: (reader, text) => readRevival(reader, text) ?? readInsurrection(reader, text),
  takesLine: isRevival,
  foldLines: (state, power, lines, from) =>
    state.phase.task === "M" && isLost(state, power) ? foldRevival(lines.slice(from)) : null,
  formatLine,
  lines: linesFor,
  unitOf: (line) => ((line as Line).kind === "insurrection" ? (line as Joining).unit : null),
  leavesFor: (line) => ((line as Line).kind === "insurrection" ? (line as Joining).country : null),
  // A lost country may be at lunch: it is reminded, but nobody waits for it (R76).
  isWaitedFor: (_rules, state, power) => !isLost(state, power),
  fields: FIELDS,
  readState: readOwn,
  formatState: formatOwn,
  afterEdit,
  opensSecrets: false,
});

/** Each unit for each lost country; for a lost country all its home centers, with armies. */
function* linesFor(rules: Rules, state: State, power: Power) {
  if (state.phase.task !== "M") return;
  if (isLost(state, power)) {
    const [army] = rules.kinds;
    const wishes = rules.powers[power].homes.map((center) => ({
      center,
      unit: { kind: army, at: center as number as never },
    }));
    yield own({ kind: "revival", wishes, struck: [] } satisfies Reviving);
    return;
  }
  for (const unit of state.units.filter((each) => each.power === power))
    for (const country of ownOf(state).lost.keys())
      yield own({ kind: "insurrection", unit, country } satisfies Joining);
}
