import { QueryClient } from "@tanstack/react-query";
import { shouldRetry } from "../api/queries.ts";

/** A server in the same room is reached without the internet, so what the browser thinks of that does not count. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: shouldRetry, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
