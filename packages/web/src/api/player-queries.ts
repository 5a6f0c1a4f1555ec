import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, type RatingPace } from "./client.ts";

/** Queries about people: profiles, leaderboards, vacations, friends and teams. */

export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: ["player", id],
    queryFn: ({ signal }) => api.get("/api/players/{id}", { params: { id }, signal }),
    retry: false,
  });

/** The profiles of people in a game; `names` are those that its view tells. */
export const gamePlayersQuery = (game: string, names: readonly string[]) =>
  queryOptions({
    queryKey: ["game-players", game, names],
    queryFn: ({ signal }) => api.get("/api/games/{id}/players", { params: { id: game }, signal }),
    retry: false,
  });

export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ["own-profile"],
    queryFn: ({ signal }) => api.get("/api/me/profile", { signal }),
  });

export const vacationsQuery = () =>
  queryOptions({
    queryKey: ["vacations"],
    queryFn: ({ signal }) => api.get("/api/me/vacations", { signal }),
  });

export const friendsQuery = () =>
  queryOptions({
    queryKey: ["friends"],
    queryFn: async ({ signal }) => (await api.get("/api/me/friends", { signal })).friends,
  });

export const teamsQuery = () =>
  queryOptions({
    queryKey: ["teams"],
    queryFn: async ({ signal }) => (await api.get("/api/me/teams", { signal })).teams,
  });

export const leaderboardQuery = (variant: string, pace: RatingPace) =>
  infiniteQueryOptions({
    queryKey: ["leaderboard", variant, pace],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/leaderboards", {
        query: { variant, pace, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
