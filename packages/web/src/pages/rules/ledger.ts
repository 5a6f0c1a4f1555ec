/** One rule, as its ledger has it. */
export interface Rule {
  readonly id: string;
  /** The edition it belongs to; "both" where all have it. */
  readonly edition: string;
  /** Where it stands in the book: for all editions in a ledger, for one of them in its book. */
  readonly section: string;
  /** The section by its English name, whatever language it is read in. */
  readonly group: string;
  readonly text: string;
}

/** What was decided where a rulebook leaves a gap or contradicts itself. */
export interface Ruling {
  readonly id: string;
  readonly title: string;
  /** In paragraphs. */
  readonly text: readonly string[];
}

/** Reads a ledger of rules. Some have a column for the edition, and some a line of headings. */
export function parseLedger(text: string): Rule[] {
  return text
    .trim()
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("ID\t"))
    .map((line) => {
      const cells = line.split("\t");
      const [id, edition, section, requirement] =
        cells.length > 3 ? cells : [cells[0], "both", cells[1], cells[2]];
      return { id, edition, section, group: section, text: requirement };
    });
}

/** A ledger in another language: the texts of its rules by id, and its sections by their English name. */
export type LedgerTranslation = ReadonlyMap<string, string>;

/** Reads a translated ledger. */
export function parseLedgerTranslation(text: string): LedgerTranslation {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  return new Map(lines.map((line) => line.split("\t") as [string, string]));
}

/** The rules of one edition under its own sections, translated where a translation is given. */
export const rulesIn = (
  ledger: readonly Rule[],
  rulebook: string,
  translation: LedgerTranslation = new Map(),
): readonly Rule[] =>
  ledger
    .filter(({ edition }) => edition === "both" || edition === rulebook)
    .map((rule) => {
      const section = sectionIn(rule.section, rulebook);
      return {
        ...rule,
        section: translation.get(section) ?? section,
        group: section,
        text: translation.get(rule.id) ?? rule.text,
      };
    });

/** Reads rulings: headings with their number and title, or paragraphs that begin with these in bold. */
export function parseRulings(text: string): Ruling[] {
  const pieces = text.split(/^(?=### R\d|\*\*R-\d|## )/m);
  return pieces.flatMap((piece): Ruling[] => {
    const found = /^(?:### (R\d+) (.+)|\*\*(R-\d+[a-z]?) (.+?)\.?\*\*)/.exec(piece);
    if (!found) return [];
    const [whole, id, title, boldId, boldTitle] = found;
    return [{ id: id ?? boldId, title: title ?? boldTitle, text: paragraphs(piece.slice(whole.length)) }];
  });
}

/** Lines that belong together, without the marks of Markdown. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=- )/)
    .map((each) =>
      each
        .replace(/^- /, "")
        .replace(/\s+/g, " ")
        .replace(/\*\*|`/g, "")
        .trim(),
    )
    .filter((each) => each !== "");

/** Rules of one section, under its name. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The name of a rule's section in an edition: "71 VIII; 23 Standoffs" is "Standoffs" in 2023 and "VIII" in 1971. */
export function sectionIn(section: string, rulebook: string): string {
  const parts = section.split("; ").map((part) => /^(\d\d) (.+)$/.exec(part)?.slice(1) ?? ["", part]);
  const own = parts.find(([edition]) => edition === rulebook.slice(-2)) ?? parts[0];
  return own[1];
}

/** Whether a section has a number and no name: "1.2", "VII.3.a", "V, VI". */
export const isNumber = (section: string): boolean => /^[\dIVX][\dIVX., a-c-]*$/.test(section);

/** A rule without the numbers of the rulings that stand at its end. */
export const withoutRulings = (text: string): string => text.replace(/\s*\[R-?\d[^\]]*\]$/, "");

/** Rules by section, in the order of the book; a section that comes up again continues where it was. */
export function chaptersOf(rules: readonly Rule[]): readonly Chapter[] {
  const chapters = Map.groupBy(rules, ({ section }) => section);
  return [...chapters].map(([title, own]) => ({ title, rules: own }));
}
