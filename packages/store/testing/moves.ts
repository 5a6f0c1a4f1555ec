import type { Change } from "../src/index.ts";

export interface Move {
  readonly seq: number;
  readonly text: string;
}

export interface Sum {
  readonly version: number;
}

/** What a result holds; a refusal fails the test. */
export function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Moves that follow a version, with all that goes with them. */
export function change(
  before: number,
  texts: readonly string[],
  more: Partial<Change<Move, Sum>["card"]> & { at?: number } = {},
): Change<Move, Sum> {
  const { at = 1000, ...card } = more;
  return {
    at,
    events: texts.map((text, index) => ({ seq: before + 1 + index, text })),
    state: { version: before + texts.length },
    card: {
      status: "playing",
      variant: "classic",
      public: true,
      deadline: null,
      members: [],
      codes: null,
      bots: null,
      summary: {},
      ...card,
    },
  };
}

export const texts = (moves: readonly Move[]): readonly string[] => moves.map(({ text }) => text);
