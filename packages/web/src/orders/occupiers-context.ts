import { createContext } from "react";

/** Who was last in which province before the phase in view, as far as the page knows. */
export const OccupiersContext = createContext<ReadonlyMap<string, string>>(new Map());
