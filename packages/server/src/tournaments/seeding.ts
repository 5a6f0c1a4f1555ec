import { type Plan, planRound, type Tournament } from "@chancery/tournaments";

/** Runs in a thread of its own: large rounds take a moment. */
export default ({ tournament, plan }: { readonly tournament: Tournament; readonly plan: Plan }) =>
  planRound(tournament, plan);
