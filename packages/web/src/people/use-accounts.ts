import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiFailure, answered, api, type Person } from "../api/client.ts";
import { become } from "../api/queries.ts";

/** Becomes the guest to whom a secret belongs. */
export function useComeBack() {
  const client = useQueryClient();
  return useMutation<Person, ApiFailure, string>({
    mutationFn: (token) => answered(api.POST("/api/session", { body: { token } })),
    onSuccess: (person) => become(client, person),
  });
}
