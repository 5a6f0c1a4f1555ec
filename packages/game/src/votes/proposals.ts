import type { Vote } from "@chancery/api";
import { type PositionJson, survivors } from "@chancery/engine";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { gameOf, powersBySeat, stateFrom } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { currentTurn, seatOf } from "../table.ts";
import { mayVote, partiesTo, refusedVote, survivingPowers, usual } from "./votes.ts";

export const PROPOSAL_COMMANDS = {
  propose: {
    who: ["player"],
    when: ["playing"],
    if: mayVote,
    run: (draft, { vote }, id) => propose(draft, id, vote),
  },
} satisfies Partial<Commands>;

/**
 * Proposes to everyone how the game is to end. A proposal stands from phase to phase, with the votes for it, until it is
 * withdrawn or refused; who made it is as secret, or as open, as the votes. Null withdraws or refuses the one that is open.
 */
function propose(draft: Draft, id: string, vote: Vote | null): Refusal | undefined {
  const { table } = draft;
  const refused = refusedVote(table, id, vote);
  if (refused) return refused;
  const seat = seatOf(table, id) as number;
  const open = table.proposal ?? null;
  if (vote === null) {
    if (open === null) return refusal("no-proposal");
    const by = table.setup.openVotes ? { powers: powersBySeat(table)[seat] } : {};
    draft.add({ type: "proposal-ended", how: open.seat === seat ? "withdrawn" : "refused", ...by });
    return undefined;
  }
  if (open !== null) return refusal("proposal-open");
  // Nobody should be asked the same thing again and again.
  if (table.seats[seat].proposedIn === currentTurn(table).number) return refusal("proposed-already");
  const by = table.setup.openVotes ? { by: powersBySeat(table)[seat] } : {};
  draft.add({ type: "proposed", seat, vote: usual(table, vote), powers: partiesTo(table, vote), ...by });
  return undefined;
}

/** Whether the open proposal stays open in the next turn: where the same powers survive as when it was made. */
export function keepsProposal(
  draft: Draft,
  isReplaced: boolean,
  phase: string,
  position: PositionJson,
): boolean {
  const { table } = draft;
  if (!table.proposal) return false;
  const game = gameOf(table);
  const next = survivors(game.rules, stateFrom(game, phase, position));
  const names = next.map((power) => game.rules.powers[power].name);
  if (!isReplaced && names.join() === survivingPowers(table).join()) return true;
  draft.follow({ type: "proposal-ended", how: "lapsed" });
  return false;
}
