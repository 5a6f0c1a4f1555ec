import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiFailure, api, type Newcomer, type Person } from "../../api/client.ts";
import { become, meQuery } from "../../api/queries.ts";
import { keepWayBack } from "../layout/way-back.ts";

/** Signs in as the guest a secret belongs to. */
export function useComeBack(): UseMutationResult<Person, ApiFailure, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api.post("/api/session", { body: { token } }),
    onSuccess: (person) => become(client, person),
  });
}

/** Something that changes the signed-in person. A new secret link, if one was made, is shown until it's saved. */
export function useOwnChange<T>(
  change: (given: T) => Promise<Person | Newcomer>,
): UseMutationResult<Person | Newcomer, ApiFailure, T> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) => {
      const { id, name, email, isConfirmed, language } = changed;
      const person: Person = { id, name, email, isConfirmed, language };
      client.setQueryData(meQuery().queryKey, person);
      if ("token" in changed) keepWayBack({ person: id, token: changed.token });
    },
  });
}
