import { delegates } from "./delegates.ts";
import { dissolution } from "./dissolution.ts";
import { officers } from "./officers.ts";

export const PRIMERS = [dissolution, delegates, officers] as const;

export type TaughtPrimer = (typeof PRIMERS)[number];

export const primerById = (id: string): TaughtPrimer | undefined => PRIMERS.find((each) => each.id === id);
