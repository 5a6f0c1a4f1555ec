import { z } from "zod";

/** A view as it is sent: nobody changes it any more, but descriptions of answers do not say so. */
export type Sent<T> = T extends object ? { -readonly [K in keyof T]: Sent<T[K]> } : T;

export const sent = <T>(view: T): Sent<T> => view as Sent<T>;

/** The answer to what only has to be done. */
export const DoneSchema = z.null().meta({ description: "Done" });
