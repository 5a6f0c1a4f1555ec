import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiFailure, api, type Codes, type Entered } from "../../../api/client.ts";
import { become, meQuery } from "../../../api/queries.ts";
import { keepWayBack } from "../../layout/way-back.ts";
import { plainCode } from "./code.ts";

/** The codes of the delegations and the addresses of the server; for officers. */
export const codesQuery = (game: string) =>
  queryOptions({
    queryKey: ["codes", game],
    queryFn: ({ signal }) => api.get("/api/games/{id}/codes", { params: { id: game }, signal }),
  });

/** Replaces all codes; the old ones stop working. */
export function useNewCodes(game: string): UseMutationResult<Codes, ApiFailure, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/games/{id}/codes", { params: { id: game } }),
    onSuccess: (codes) => client.setQueryData(codesQuery(game).queryKey, codes),
  });
}

/** The delegation that a code belongs to. */
export const delegationQuery = (code: string) =>
  queryOptions({
    queryKey: ["delegation", plainCode(code)],
    queryFn: () => api.post("/api/codes/delegation", { body: { code } }),
    // Wrong codes are counted, so none is asked for twice.
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retryOnMount: false,
  });

/** Joins a delegation; without an account you become a guest that this browser remembers. */
export function useEnter(): UseMutationResult<Entered, ApiFailure, { code: string; name: string }> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { code: string; name: string }) => api.post("/api/codes", { body }),
    onSuccess: async ({ token }) => {
      if (token === null) return;
      await client.invalidateQueries({ queryKey: meQuery().queryKey });
      const person = await client.fetchQuery({ ...meQuery(), staleTime: 0 });
      await become(client, person);
      if (person) keepWayBack({ person: person.id, token });
    },
  });
}
