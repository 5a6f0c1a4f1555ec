/** The editions that have pages. */
export const RULEBOOKS = ["2023", "1971"] as const;
export type Rulebook = (typeof RULEBOOKS)[number];

export const isRulebook = (text: string): text is Rulebook => (RULEBOOKS as readonly string[]).includes(text);
