/** What a key may be used for. Each scope includes those before it. */
export const SCOPES = ["read", "play", "manage"] as const;

export type Scope = (typeof SCOPES)[number];
