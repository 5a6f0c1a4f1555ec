import { createContext, useContext } from "react";

/** Opens the rules where one of them stands. */
export const RulesContext = createContext<(id: string) => void>(() => undefined);
export const useRules = (): ((id: string) => void) => useContext(RulesContext);
