import createClient, { type Client } from "openapi-fetch";
import { ui } from "../messages/ui.ts";
import type { components, paths } from "./schema.d.ts";

type Schemas = components["schemas"];

export type TableView = Schemas["TableView"];
export type TurnView = Schemas["TurnView"];
export type TurnSummary = Schemas["TurnSummary"];
export type ChannelView = Schemas["ChannelView"];
export type ChannelSummary = Schemas["ChannelSummary"];
export type SeatView = Schemas["SeatView"];
export type Codes = Schemas["Codes"];
export type Entered = Schemas["Entered"];
export type Chronicle = Schemas["Chronicle"];
export type Setup = Schemas["Setup"];
export type Preview = Schemas["Preview"];
export type Lists = Schemas["Lists"];
export type YourGame = Schemas["YourGame"];
export type OpenGame = Schemas["OpenGame"];
export type Invited = Schemas["Invited"];
export type Offered = Schemas["Offered"];
export type Person = Schemas["Person"];
/** Somebody new, with the token by which he comes back. */
export type Newcomer = Schemas["Newcomer"];
export type Registration = paths["/api/accounts"]["post"]["requestBody"]["content"]["application/json"];
export type Credentials = paths["/api/sign-in"]["post"]["requestBody"]["content"]["application/json"];
export type Notifications = Schemas["Notifications"];
export type Hook = Schemas["Hook"];
export type Outcome = Schemas["CommandAnswer"];
export type Created = Schemas["Created"];
/** What somebody can want at a table. */
export type Command = Schemas["CommandInput"];
/** A table to be set up. */
export type NewGame = paths["/api/games"]["post"]["requestBody"]["content"]["application/json"];

/** Why a request was not answered: the server's words, or that it could not be reached (status 0, code `offline`). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** Where in the request, as in `setup.clock`; empty if it is about all of it. */
  readonly path: string;

  constructor(status: number, code: string, message: string, path = "") {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
    this.path = path;
  }
}

export type Api = Client<paths, "application/json">;

/**
 * The server's API. Cookies go along, and only to our own server; that a request comes from our own pages is said by
 * the browser (`Sec-Fetch-Site`), which is what the server goes by.
 */
export function createApi(options: Parameters<typeof createClient>[0] = {}): Api {
  const api: Api = createClient<paths, "application/json">({ credentials: "same-origin", ...options });
  api.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await failureOf(response);
    },
    onError: ({ error }) =>
      error instanceof ApiFailure || (error instanceof DOMException && error.name === "AbortError")
        ? undefined
        : new ApiFailure(0, "offline", ui("serverUnreachable")),
  });
  return api;
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body: Partial<Schemas["Refusal"]> | null = await response.json().catch(() => null);
  const {
    code = "internal-error",
    message = ui("serverAnswers", { status: response.status }),
    path = "",
  } = body?.error ?? {};
  return new ApiFailure(response.status, code, message, path);
}

/** What was answered. Whatever is no answer has been thrown as an `ApiFailure` before. */
export async function answered<T>(request: Promise<{ readonly data?: T }>): Promise<T> {
  return (await request).data as T;
}

export const api = createApi();
