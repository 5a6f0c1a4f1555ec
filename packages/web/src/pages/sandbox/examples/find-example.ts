import { manifestOf, type PlayedBy } from "@chancery/variants";
import type { Rule } from "../../rules/ledger.ts";
import type { SandboxSetup } from "../sandbox.ts";
import { CLASSIC } from "./classic-rules.ts";
import { committeeExample } from "./committee-rules.ts";
import { DISSOLUTION } from "./dissolution-rules.ts";
import { exampleNaming, type RuleExample } from "./rule-example.ts";

/** What shows a rule: a position that opens in the sandbox, or a primer. */
export type Shown =
  | { readonly kind: "position"; readonly example: RuleExample; readonly setup: SandboxSetup }
  | { readonly kind: "primer"; readonly primer: "delegates" | "officers" };

const classic = (rulebook: string): SandboxSetup => ({ variant: "classic", rulebook, options: {} });

const shown = (example: RuleExample | null | undefined, setup: SandboxSetup): Shown | null =>
  example ? { kind: "position", example, setup } : null;

/** What shows a rule of a book. */
export function shownFor(game: PlayedBy, { id, group }: Pick<Rule, "id" | "group">): Shown | null {
  const isDissolution = id.startsWith("DIS-");
  if (isDissolution)
    return shown(exampleNaming(DISSOLUTION, id), { variant: "dissolution", rulebook: "2021", options: {} });
  // Rules of the classic books, also where another game borrows them.
  const rulebook = manifestOf(game)?.rules.otherwise?.rulebook ?? game.rulebook;
  if (/^C(B|71|23)-/.test(id)) return shown(exampleNaming(CLASSIC, id), classic(rulebook));
  const found = committeeExample(group);
  if (found && "primer" in found) return { kind: "primer", primer: found.primer };
  return shown(
    CLASSIC.find(({ name }) => name === found?.name),
    classic("2023"),
  );
}
