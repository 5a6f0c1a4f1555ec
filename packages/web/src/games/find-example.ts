import { GAMES, manifestOf, type PlayedBy } from "@chancery/variants";
import { exampleNaming, fitOf, type RuleExample, type RuleExamples } from "./rule-example.ts";

/** The examples that games bring: `examples.ts` in the folder that a manifest names (`ui`). */
const EXAMPLES = import.meta.glob<RuleExamples>("./*/examples.ts", { eager: true, import: "examples" });

const NONE: RuleExamples = { positions: [] };

export const examplesOf = (variant: string): RuleExamples =>
  EXAMPLES[`./${manifestOf({ variant })?.ui}/examples.ts`] ?? NONE;

export const exampleNamed = (variant: string, name: string): RuleExample | undefined =>
  examplesOf(variant).positions.find((example) => example.name === name);

/** A game as the sandbox opens it. */
interface Setup extends PlayedBy {
  readonly options: Readonly<Record<string, unknown>>;
}

/** What shows a rule: a position that opens in the sandbox, a primer, or nothing that a board could show. */
export type Shown =
  | { readonly kind: "position"; readonly example: RuleExample; readonly setup: Setup }
  | { readonly kind: "off-board" }
  | { readonly kind: "primer"; readonly primer: "delegates" | "officers" };

const shown = (example: RuleExample | null | undefined, game: PlayedBy | undefined): Shown | null =>
  example && game ? { kind: "position", example, setup: { ...game, options: {} } } : null;

/** What shows a rule in the book of a game. Games borrow rules, so the rule may belong to another. */
export function shownFor(game: PlayedBy, { id, group }: { id: string; group: string }): Shown | null {
  const [prefix] = id.split("-");
  const owner = GAMES.find(({ rules }) => rules.ledger?.prefixes.includes(prefix));
  if (!owner) return null;
  const { positions, sections, offBoard = "" } = examplesOf(owner.variant.id);
  if (fitOf(offBoard, id) > 0) return { kind: "off-board" };
  const section = sections?.[group];
  if (section && "primer" in section) return { kind: "primer", primer: section.primer };
  if (section && "own" in section) return shown(exampleNamed(owner.variant.id, section.own), game);
  const borrowed = owner.rules.otherwise;
  if (section) return shown(borrowed && exampleNamed(borrowed.variant, section.borrowed), borrowed);
  const rulebook = [game.rulebook, manifestOf(game)?.rules.otherwise?.rulebook].find((each) =>
    owner.editions.some((edition) => edition.rulebook === each),
  );
  return shown(
    exampleNaming(positions, id),
    rulebook === undefined ? undefined : { variant: owner.variant.id, rulebook },
  );
}
