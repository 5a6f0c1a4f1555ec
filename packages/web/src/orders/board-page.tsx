import type { Orders } from "@chancery/contract/orders";
import type { Occupiers } from "@chancery/engine";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { TableView } from "../api/client.ts";

/** What a game's own parts may know of the table they are shown at. */
export type GameTable = Pick<TableView, "status" | "setup" | "seats" | "ending">;

/** What the page around a board offers to its orders, pictures and reasons. */
export interface BoardPageParts {
  /** The table at which the game is played; null in a sandbox. */
  readonly table: GameTable | null;
  /** The viewer's powers: their results come first. */
  readonly own: readonly string[];
  /** Who was last on land without a center before the phase in view. */
  readonly occupiers: Occupiers;
  /** Orders shown on the board instead of what is written. */
  readonly preview: Orders | null;
  readonly show: (orders: Orders | null) => void;
  /** Provinces that the page speaks of, by id: the board brings them into view. */
  readonly pointed: readonly string[];
  readonly point: (provinces: readonly string[]) => void;
  /** Opens the rules where one of them stands. */
  readonly showRule: (id: string) => void;
  /** Opens the conversation with a power; null where there is none. */
  readonly talkTo: ((power: string) => void) | null;
  /** Opens the conversation with a power with a message to be sent; null where nothing can be asked. */
  readonly askFor: ((power: string, text: string) => void) | null;
  /** Opens the phase in a sandbox; null where the page is one, or has none. */
  readonly tryElsewhere: (() => void) | null;
  /** What can be done with a power's sheet that is only read. */
  readonly SheetActs: ComponentType<{ readonly power: string }> | null;
}

const nothing = (): void => undefined;

const NONE: BoardPageParts = {
  table: null,
  own: [],
  occupiers: {},
  preview: null,
  show: nothing,
  pointed: [],
  point: nothing,
  showRule: nothing,
  talkTo: null,
  askFor: null,
  tryElsewhere: null,
  SheetActs: null,
};

const BoardPageContext = createContext<BoardPageParts>(NONE);

/** A page, or a part of one, with what it offers; all else is as around it. */
export function BoardPage({ children, ...parts }: Partial<BoardPageParts> & { children: ReactNode }) {
  const around = useContext(BoardPageContext);
  return <BoardPageContext value={{ ...around, ...parts }}>{children}</BoardPageContext>;
}

export const useBoardPage = (): BoardPageParts => useContext(BoardPageContext);
