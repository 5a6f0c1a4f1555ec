import type { Season, Variant } from "@chancery/engine";
import type { Localized } from "@chancery/messages";
import type { GameBoard } from "./boards/game-board.ts";
import type { Cast } from "./cast.ts";
import type { MarkOrder } from "./mark.ts";
import type { GameMessages } from "./messages.ts";
import type { NamedOpening } from "./opening.ts";
import type { OptionInfo } from "./option-info.ts";
import type { RoomFacts } from "./room-facts.ts";
import type { SecondBoard } from "./second-board.ts";

/**
 * Everything about a game, in one place: what it is called, who plays on which board, by which rules, and which parts
 * it brings for the pages. Everyone else reads the manifest, and nobody asks which game it is.
 */
export interface Manifest {
  /** The game itself, for the engine. */
  readonly variant: Variant;
  readonly title: Localized;
  /** Who made the game and on what terms, as a sentence, where that has to be said wherever it is offered. */
  readonly credit?: Localized;
  /** Where it is offered: first, with the rulebooks, or under "More games". */
  readonly shelf: "rulebooks" | "more";
  /** One for each of the variant's rulebooks, in the same order. */
  readonly editions: readonly Edition[];
  readonly options: readonly OptionInfo[];
  readonly rules: RuleSource;
  readonly powers: Cast;
  /** What its rulebook calls the seasons, where that is not Spring, Fall and Winter. */
  readonly seasons?: Readonly<Partial<Record<Season, Localized>>>;
  /** Who looks after it. */
  readonly officials: "referee" | "officers";
  readonly board: GameBoard;
  /** A board beside the first one. */
  readonly second?: SecondBoard;
  /** The room it is played in, if it needs one. */
  readonly room?: RoomFacts;
  readonly mark?: MarkOrder;
  /** A field of requests that holds lines of the game's own as data, by power; `formatEntry` of its rules writes them. */
  readonly requestField?: RequestField;
  /** What the game's own fields of a position say, by their names. */
  readonly positionFields?: Readonly<Record<string, PositionField>>;
  /** The words for the game's own codes, where it has any. */
  readonly messages?: GameMessages;
  /** What each power is worth to its player at first, in Elo points; later that follows from finished games. */
  readonly advantages?: Readonly<Record<string, number>>;
  /** Openings that players have names for; loaded where they are shown. */
  readonly openings?: () => Promise<readonly NamedOpening[]>;
  /** The folder of its parts for the pages (`packages/web/src/games/NAME`), if it has any. */
  readonly ui?: string;
}

/** Documented in the API, for programmers. */
interface PositionField {
  readonly description: string;
  readonly example: unknown;
}

/** Documented in the API, for programmers. */
interface RequestField {
  readonly name: string;
  readonly description: string;
  readonly example: Readonly<Record<string, readonly unknown[]>>;
}

/** A game by one of its rulebooks, as people can set it up. */
export interface Edition {
  /** As in requests and setups. */
  readonly rulebook: string;
  /** As in addresses. */
  readonly id: string;
  /** As in addresses of its rules and its sandbox, where that is not its id. */
  readonly page?: string;
  readonly title: Localized;
  /** For people who have never seen it, in a sentence or two. */
  readonly summary: Localized;
  /** How many can play, the usual number last. */
  readonly players: readonly number[];
}

/** Where the rules of a game are written down. */
interface RuleSource {
  /** `docs/rules/NAME.ledger.tsv` and `NAME.rulings.md`, and what the ids of its rules begin with. */
  readonly ledger?: { readonly name: string; readonly prefixes: readonly string[] };
  /** The rulebook that holds wherever the game has no rules of its own. */
  readonly otherwise?: { readonly variant: string; readonly rulebook: string };
}
