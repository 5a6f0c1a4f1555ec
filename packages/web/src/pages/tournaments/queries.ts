import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type TournamentCommand, type TournamentView } from "../../api/client.ts";

/** How often standings on a screen are asked for, in milliseconds. */
const OFTEN = 5_000;

const tournamentKey = (id: string) => ["tournament", id] as const;

export const tournamentQuery = (id: string) =>
  queryOptions({
    queryKey: tournamentKey(id),
    queryFn: ({ signal }) => api.get("/api/tournaments/{id}", { params: { id }, signal }),
    refetchInterval: OFTEN,
  });

export const tournamentsQuery = () =>
  queryOptions({
    queryKey: ["tournaments"],
    queryFn: ({ signal }) => api.get("/api/tournaments", { signal }),
  });

export const playerCodesQuery = (id: string) =>
  queryOptions({
    queryKey: [...tournamentKey(id), "codes"],
    queryFn: async ({ signal }) =>
      (await api.get("/api/tournaments/{id}/codes", { params: { id }, signal })).codes,
  });

/** Sends a command, and shows the tournament as it is afterwards. */
export function useTournamentCommand(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (command: TournamentCommand) => {
      // An answer that is on its way is older than the one to this command.
      await client.cancelQueries({ queryKey: tournamentKey(id) });
      return api.post("/api/tournaments/{id}/commands", { params: { id }, body: command });
    },
    onSuccess: ({ tournament }) => client.setQueryData<TournamentView>(tournamentKey(id), tournament),
  });
}
