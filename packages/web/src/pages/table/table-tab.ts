import type { ComponentType } from "react";
import type { TableContextValue } from "./table-context.ts";

/** Something that stands in the panel beside the board. It finds the table by `useTable`. */
export interface TableTab {
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** How many things wait there for whoever looks. */
  readonly count?: (shared: TableContextValue) => number;
  /** For whom it is; everybody, if it does not say. */
  readonly isFor?: (shared: TableContextValue) => boolean;
  /** Stands before the orders, and is what is shown first. */
  readonly isFirst?: boolean;
  /** Has a clock of its own, so that the one above is not needed beside it. */
  readonly hasClock?: boolean;
}
