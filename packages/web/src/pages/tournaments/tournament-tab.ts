const TABS = ["standings", "boards", "players", "direct"] as const;

export type TournamentTab = (typeof TABS)[number];

export const isTab = (value: unknown): value is TournamentTab => TABS.some((tab) => tab === value);
