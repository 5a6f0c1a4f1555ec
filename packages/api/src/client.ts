import type { z } from "zod";
import type { Input, Output } from "./data.ts";
import type { FailureBody } from "./failure.ts";
import type { Method, Route } from "./route.ts";
import type { RouteTable } from "./routes.ts";

// Only types are imported here: pages load this file without zod and the schemas.

type Key = keyof RouteTable;

/** The paths that take a method. */
export type Path<M extends Method> = Key extends infer K ? (K extends `${M} ${infer P}` ? P : never) : never;

type RouteAt<M extends Method, P extends string> = RouteTable[`${M} ${P}` & Key];

type Answers = 200 | 201 | 202 | 204;

/** A route's answer on success. */
export type Answer<R extends Route> = R["response"][Answers & keyof R["response"]] extends infer S
  ? S extends z.ZodType
    ? Output<S>
    : never
  : never;

type Params<R> = R extends { readonly params: infer S extends z.ZodType }
  ? { readonly params: Output<S> }
  : unknown;
type Query<R> = R extends { readonly querystring: infer S extends z.ZodType }
  ? { readonly query?: Partial<Output<S>> }
  : unknown;
type Body<R> = R extends { readonly body: infer S extends z.ZodType } ? { readonly body: Input<S> } : unknown;

/** What a route takes. */
export type Asked<R> = Params<R> & Query<R> & Body<R> & { readonly signal?: AbortSignal };

type Arguments<R> = Record<string, never> extends Asked<R> ? [asked?: Asked<R>] : [asked: Asked<R>];

type Call<M extends Method> = <P extends Path<M>>(
  path: P,
  ...asked: Arguments<RouteAt<M, P>>
) => Promise<Answer<RouteAt<M, P>>>;

/** The server's API: each method takes a path from the route table, and what that route takes. */
export interface Client {
  readonly get: Call<"GET">;
  readonly post: Call<"POST">;
  readonly put: Call<"PUT">;
  readonly patch: Call<"PATCH">;
  readonly delete: Call<"DELETE">;
}

export interface ClientOptions {
  /** The server's address; empty for pages that come from it. */
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** What to say if the server can't be reached (status 0), or answers without saying what is wrong. */
  readonly describe?: (status: number) => string;
}

/** Why a request failed: the server's code and words, or that it couldn't be reached (status 0, code `offline`). */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly code: string;
  /** Where in the request, as in `setup.clock`; empty if it is about all of it. */
  readonly path: string;

  constructor(status: number, code: string, message: string, path = "") {
    super(message);
    this.status = status;
    this.code = code;
    this.path = path;
  }
}

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** A client of the API. Everything but an answer is thrown as an `ApiFailure`. */
export function createClient({
  baseUrl = "",
  headers = {},
  fetch = (url, init) => globalThis.fetch(url, init),
  describe = (status) => `status ${status}`,
}: ClientOptions = {}): Client {
  const call =
    (method: Method) =>
    async (path: string, sent: Sent = {}): Promise<unknown> => {
      const { body, signal } = sent;
      const init: RequestInit = {
        method,
        // Cookies go along, but only to the server that the page comes from.
        credentials: "same-origin",
        headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      };
      const response = await fetch(baseUrl + addressOf(path, sent), init).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "AbortError") throw error;
        throw new ApiFailure(0, "offline", describe(0));
      });
      if (!response.ok) throw await failureOf(response, describe);
      const text = await response.text();
      return text === "" ? null : JSON.parse(text);
    };
  return {
    get: call("GET"),
    post: call("POST"),
    put: call("PUT"),
    patch: call("PATCH"),
    delete: call("DELETE"),
  } as Client;
}

function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
}

async function failureOf(response: Response, describe: (status: number) => string): Promise<ApiFailure> {
  const { status } = response;
  const body: Partial<FailureBody> | null = await response.json().catch(() => null);
  const { code = "internal-error", message = describe(status), path = "" } = body?.error ?? {};
  return new ApiFailure(status, code, message, path);
}
