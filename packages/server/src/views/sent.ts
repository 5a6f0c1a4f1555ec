/** A view as it is sent: nobody changes it any more, but descriptions of answers do not say so. */
export type Sent<T> = T extends object ? { -readonly [K in keyof T]: Sent<T[K]> } : T;

export const sent = <T>(view: T): Sent<T> => view as Sent<T>;
