import type { z } from "zod";

/** JSON that nobody changes: read-only all the way down, without the further fields that a game may add. */
export type ReadonlyJson<T> = T extends readonly unknown[]
  ? { readonly [I in keyof T]: ReadonlyJson<T[I]> }
  : T extends object
    ? { readonly [K in keyof Named<T>]: ReadonlyJson<Named<T>[K]> }
    : T;

/** An object's named fields, or the object itself if it has none and is a plain record. */
type Named<T> = string extends keyof T
  ? { [K in keyof T as string extends K ? never : K]: T[K] } extends infer N
    ? [keyof N] extends [never]
      ? T
      : N
    : never
  : T;

/** What a schema gives: a request as the server reads it, or an answer as it's sent. */
export type Output<S extends z.ZodType> = ReadonlyJson<z.output<S>>;

/** What a schema takes: a request as a client writes it, where defaults can be left out. */
export type Input<S extends z.ZodType> = ReadonlyJson<z.input<S>>;
