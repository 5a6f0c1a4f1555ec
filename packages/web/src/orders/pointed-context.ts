import { createContext } from "react";

/** Provinces that the page speaks of, by id: the board brings them into view. */
interface BoardPointer {
  readonly provinces: readonly string[];
  readonly point: (provinces: readonly string[]) => void;
}

export const PointedContext = createContext<BoardPointer>({ provinces: [], point: () => undefined });
