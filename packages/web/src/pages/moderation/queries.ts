import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** All that moderators see is kept under this key. */
export const MODERATION = ["moderation"] as const;

export const reportsQuery = () =>
  queryOptions({
    queryKey: [...MODERATION, "reports"],
    queryFn: ({ signal }) => api.get("/api/moderation/reports", { signal }),
  });

export const bansQuery = () =>
  queryOptions({
    queryKey: [...MODERATION, "bans"],
    queryFn: async ({ signal }) => (await api.get("/api/moderation/bans", { signal })).bans,
  });

export const heldGamesQuery = () =>
  queryOptions({
    queryKey: [...MODERATION, "ratings"],
    queryFn: ({ signal }) => api.get("/api/moderation/ratings", { signal }),
  });

export const logQuery = () =>
  queryOptions({
    queryKey: [...MODERATION, "log"],
    queryFn: ({ signal }) => api.get("/api/moderation/log", { signal }),
  });
