import { QueryClient } from "@tanstack/react-query";
import { shouldAskAgain, shouldRetry } from "../api/queries.ts";

/** After so long it is tried again to reach a server that was away; in ms. */
const AGAIN = 5_000;

/** A server in the same room is reached without the internet, so what the browser thinks of that does not count. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: shouldRetry,
        refetchInterval: ({ state }) => (shouldAskAgain(state) ? AGAIN : false),
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
