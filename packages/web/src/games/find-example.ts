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
  const owns = ({ rules }: (typeof GAMES)[number]) => rules.ledger?.prefixes.includes(prefix) === true;
  const own = manifestOf(game);
  const owner = own && owns(own) ? own : GAMES.find(owns);
  if (!owner) return null;
  const { positions, borrowed = {}, sections, offBoard = "" } = examplesOf(owner.variant.id);
  if (fitOf(offBoard, id) > 0) return { kind: "off-board" };
  const { otherwise } = owner.rules;
  const rulebook = [game.rulebook, own?.rules.otherwise?.rulebook].find((each) =>
    owner.editions.some((edition) => edition.rulebook === each),
  );
  const ours = positions.filter((each) => (each.rulebook ?? rulebook) === rulebook);
  const example = exampleNaming(ours, id);
  if (example) {
    const here = rulebook === undefined ? undefined : { variant: owner.variant.id, rulebook };
    return shown(example, example.borrowed ? otherwise : here);
  }
  const [name] = Object.entries(borrowed).find(([, rules]) => fitOf(rules, id) > 0) ?? [];
  if (name !== undefined && otherwise) return shown(exampleNamed(otherwise.variant, name), otherwise);
  const section = sections?.[group];
  return section ? { kind: "primer", primer: section.primer } : null;
}
