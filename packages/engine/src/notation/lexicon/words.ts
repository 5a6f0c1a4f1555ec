/** What a piece of written text is: a word, or one of the marks that mean something in orders. */
type Mark = "word" | "dash" | "slash" | "open" | "close" | "plus" | "comma" | "colon" | "other";

/** A piece of written text and its position. */
export interface Token {
  readonly mark: Mark;
  /** Words in lower case without accents and apostrophes; marks as they are. */
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

// Blanks, full stops, quotation marks and the stars and underscores of marked-up text mean nothing and are
// skipped: both books end abbreviations with a stop or leave it out (CB-47).
const PIECES =
  /(?<word>[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*)|(?<dash>[-‐‑‒–—―−]+>?|=+>|[>→⇒➔➜])|(?<slash>[/\\])|(?<open>[([{])|(?<close>[)\]}])|(?<comma>[,;|&•·])|(?<colon>:)|(?<plus>\+)|(?<other>[^\s.\p{Cc}\p{Cf}\p{M}"'`*_!“”„‘’«»…])/gu;

/** The groups above, in their order. */
const MARKS: readonly Mark[] = ["word", "dash", "slash", "open", "close", "comma", "colon", "plus", "other"];

/** The text split last: a line is read several times, to see what makes most sense of it. */
let last: { readonly text: string; readonly tokens: readonly Token[] } = { text: "", tokens: [] };

/** Splits written text. Never fails: what it doesn't know becomes a mark of its own. */
export function tokenise(text: string): readonly Token[] {
  if (text === last.text) return last.tokens;
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const [found] = match;
    const mark = MARKS.find((_, group) => match[group + 1] !== undefined) as Mark;
    tokens.push({
      mark,
      text: mark === "word" ? plain(found) : found,
      at: match.index,
      end: match.index + found.length,
    });
  }
  last = { text, tokens };
  return tokens;
}

/** A word as it is compared: lower case, no accents, no apostrophes. */
export const plain = (word: string): string =>
  /^[A-Za-z0-9]*$/.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .normalize("NFD")
        .replace(/[\p{M}'’ʼ]/gu, "")
        .replaceAll("ß", "ss");

/** The words of a name, without its punctuation. */
export const wordsOf = (name: string): string[] =>
  tokenise(name).flatMap(({ mark, text }) => (mark === "word" ? [text] : []));

/** Whether a dash joins two words into one name, as in Mid-Atlantic, rather than standing between two. */
export function isHyphen(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return (
    token?.mark === "dash" &&
    /^[-‐‑]$/.test(token.text) &&
    tokens[index - 1]?.end === token.at &&
    tokens[index + 1]?.at === token.end
  );
}
