import type { RouteTable } from "./routes.ts";

/** What a key may be used for. Each scope includes those before it. */
export const SCOPES = ["read", "play", "manage"] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * What each route asks of a key: a scope; nothing, as where people don't have to be signed in (`open`); or more than any
 * key can give (`session`), so that nobody turns a key into another way to sign in.
 */
export const ROUTE_SCOPES = {
  "GET /api/session": "open",
  "POST /api/session": "open",
  "DELETE /api/session": "open",
  "POST /api/guests": "open",
  "POST /api/accounts": "open",
  "POST /api/sign-in": "open",
  "POST /api/password-resets": "open",
  "PUT /api/password": "open",
  "POST /api/passkeys/options": "open",
  "POST /api/passkeys": "open",
  "PUT /api/confirmations": "open",
  "GET /api/unsubscribe": "open",
  "POST /api/unsubscribe": "open",
  "POST /api/adjudicate": "open",
  "GET /api/connection": "open",
  "GET /healthz": "open",
  "GET /metrics": "open",

  "GET /api/me": "read",
  "GET /api/me/notifications": "read",
  "GET /api/games": "read",
  "POST /api/setups": "read",
  "GET /api/games/{id}": "read",
  "GET /api/games/{id}/turns/{number}": "read",
  "GET /api/games/{id}/record": "read",
  "GET /api/games/{id}/channels/{name}": "read",
  "GET /api/games/{id}/legal-orders": "read",
  "GET /api/games/{id}/preview": "read",
  "POST /api/games/{id}/receipts": "read",
  "GET /api/games/{id}/events": "read",
  "POST /api/games/{id}/invitation": "read",
  "POST /api/games/{id}/offer": "read",
  "POST /api/codes/delegation": "read",

  "POST /api/games/{id}/commands": "play",
  "POST /api/codes": "play",

  "POST /api/games": "manage",
  "GET /api/games/{id}/invitation": "manage",
  "GET /api/games/{id}/codes": "manage",
  "POST /api/games/{id}/codes": "manage",
  "PATCH /api/me": "manage",
  "PUT /api/me/notifications": "manage",
  "GET /api/hooks": "manage",
  "POST /api/hooks": "manage",
  "DELETE /api/hooks/{id}": "manage",

  "POST /api/me/account": "session",
  "PUT /api/me/password": "session",
  "PUT /api/me/email": "session",
  "POST /api/confirmations": "session",
  "POST /api/me/link": "session",
  "GET /api/me/sessions": "session",
  "DELETE /api/me/sessions": "session",
  "DELETE /api/me/sessions/{id}": "session",
  "GET /api/me/export": "session",
  "POST /api/me/deletion": "session",
  "GET /api/me/passkeys": "session",
  "POST /api/me/passkeys/options": "session",
  "POST /api/me/passkeys": "session",
  "DELETE /api/me/passkeys/{id}": "session",
  "GET /api/keys": "session",
  "POST /api/keys": "session",
  "DELETE /api/keys/{id}": "session",
} as const satisfies Record<keyof RouteTable, Scope | "open" | "session">;
