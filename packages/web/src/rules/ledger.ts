import classic from "../../../../docs/rules/classic.ledger.tsv?raw";

/** One rule, as the ledger has it. */
export interface Rule {
  readonly id: string;
  readonly edition: string;
  readonly section: string;
  readonly text: string;
}

const RULES: readonly Rule[] = classic
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [id, edition, section, text] = line.split("\t");
    return { id, edition, section, text };
  });

/** The rules of an edition: its own, and those that all share. */
export const rulesOf = (rulebook: string): readonly Rule[] =>
  RULES.filter(({ edition }) => edition === "both" || edition === rulebook);

/** The rules in which all words occur. */
export function searchRules(rules: readonly Rule[], query: string): readonly Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter(({ id, section, text }) => {
    const all = `${id} ${section} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
