import type { ComponentType } from "react";
import type { TableContextValue } from "./table-context.ts";

/** A tab of the panel beside the board. It reads the game with `useTable`. */
export interface TableTab {
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** How many things wait there for the viewer. */
  readonly count?: (shared: TableContextValue) => number;
  /** Who sees it; everyone by default. */
  readonly isFor?: (shared: TableContextValue) => boolean;
  /** Comes before the orders, and is shown first. */
  readonly isFirst?: boolean;
  /** Has its own clock, so the one above isn't needed. */
  readonly hasClock?: boolean;
}
