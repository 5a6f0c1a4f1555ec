import type { z } from "zod";

/** What a route takes and answers. The key of a route is its method and path, as in `GET /api/games/{id}`. */
export interface Route {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly body?: z.ZodType;
  /** The type of the answer's content, if it isn't JSON. */
  readonly produces?: readonly string[];
  /** Schemas of answers by status; the one below 300 is the answer, the others are failures. */
  readonly response: Readonly<Record<number, z.ZodType>>;
}

export type Routes = Readonly<Record<`${Method} /${string}`, Route>>;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
