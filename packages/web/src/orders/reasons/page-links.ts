import { type ComponentType, createContext, useContext } from "react";

/** What the page around a board offers beside its orders. */
export interface PageLinks {
  /** The viewer's powers: their results come first. */
  readonly own: readonly string[];
  /** Opens the conversation with a power; null where there is none. */
  readonly talkTo: ((power: string) => void) | null;
  /** Opens the conversation with a power with a message to be sent; null where nothing can be asked. */
  readonly askFor?: ((power: string, text: string) => void) | null;
  /** Opens the phase in a sandbox; null where the page is one, or has none. */
  readonly tryElsewhere: (() => void) | null;
  /** What can be done with a power's sheet that is only read. */
  readonly SheetActs?: ComponentType<{ readonly power: string }> | null;
}

const NONE: PageLinks = { own: [], talkTo: null, tryElsewhere: null };

export const PageLinksContext = createContext<PageLinks>(NONE);
export const usePageLinks = (): PageLinks => useContext(PageLinksContext);
