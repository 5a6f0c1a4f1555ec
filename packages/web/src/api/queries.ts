import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isHereOnly } from "../lib/address.ts";
import { forgetDrafts, keepDraftsOf } from "../lib/drafts.ts";
import { isKeptOffline } from "../lib/offline.ts";
import { isSolo } from "../lib/solo.ts";
import {
  ApiFailure,
  api,
  type Command,
  type CommandAnswer,
  type Created,
  type Credentials,
  type Newcomer,
  type NewGame,
  type Person,
  type PublicGamesFilter,
  type Registration,
  type TableView,
} from "./client.ts";
import { type Connection, listenTo } from "./live.ts";
import { tablePath } from "./shown-kept.ts";

/** All that is known of a game is kept under this key, so that a change makes all of it be asked for again. */
const gameKey = (game: string) => ["game", game] as const;
const tableKey = (game: string) => [...gameKey(game), "table"] as const;
const LISTS = ["lists"] as const;
const ME = ["me"] as const;

/** The server's answer; for those whose pages are kept for offline, it's kept as well. */
const kept = async <T>(path: string, ask: () => Promise<T>): Promise<T> =>
  isKeptOffline() ? (await import("./kept.ts")).answerOrKept(path, ask) : ask();

/** The same about a game, unless it is always there. */
const keptOf = <T>(game: string, path: string, ask: () => Promise<T>): Promise<T> =>
  isSolo(game) ? ask() : kept(path, ask);

/** What may go better the next time: the server was away or busy. What it refuses it will refuse again. */
export const shouldRetry = (count: number, error: Error): boolean =>
  count < 3 && !(error instanceof ApiFailure && error.status >= 400 && error.status < 500);

/** Whether someone still waits for a first answer that may come yet. */
export const shouldAskAgain = ({ data, error }: { data: unknown; error: Error | null }): boolean =>
  data === undefined && error !== null && shouldRetry(0, error);

export const listsQuery = () =>
  queryOptions({
    queryKey: LISTS,
    queryFn: ({ signal }) => kept("/api/games", () => api.get("/api/games", { signal })),
  });

/** The rest of someone's games, page by page, after the first one. */
export const moreGamesQuery = (after: string) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, "yours", after],
    initialPageParam: after,
    queryFn: ({ pageParam, signal }) => api.get("/api/games", { query: { yours: pageParam }, signal }),
    getNextPageParam: ({ next }) => next.yours,
  });

/** Games that anyone can find, page by page. */
export const publicGamesQuery = (filter: Partial<PublicGamesFilter>) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, "public", filter],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/public-games", {
        query: { ...filter, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });

/** Whether the server is for classrooms. It says so with who one is, which every page asks for. */
const CLASSROOM = ["classroom"] as const;

export const useIsClassroom = (): boolean =>
  useQuery({ queryKey: CLASSROOM, queryFn: () => false, enabled: false, gcTime: Number.POSITIVE_INFINITY })
    .data ?? false;

/** Who one is; null for nobody yet. */
export const meQuery = () =>
  queryOptions({
    queryKey: ME,
    queryFn: async ({ signal, client }) => {
      const { person, isClassroom } = await kept("/api/session", async () => {
        const welcome = await api.get("/api/session", { signal });
        if (welcome.person) keepDraftsOf(welcome.person.id);
        return welcome;
      });
      client.setQueryData(CLASSROOM, isClassroom);
      return person;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What moderators want the reader to know, and whether they are one. */
export const standingQuery = () =>
  queryOptions({
    queryKey: ["standing"],
    queryFn: ({ signal }) => api.get("/api/session", { signal }),
    staleTime: 60_000,
  });

/** Of what one wants to hear, and where. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ["notifications"],
    queryFn: ({ signal }) => api.get("/api/me/notifications", { signal }),
  });

/** What has become of the mail that asks someone to confirm their address. */
export const confirmationQuery = (email: string) =>
  queryOptions({
    queryKey: ["confirmation", email],
    queryFn: ({ signal }) => api.get("/api/confirmations", { signal }),
    refetchInterval: ({ state }) => (state.data?.mail?.state === "waiting" ? 2_000 : false),
  });

export const tableQuery = (game: string) =>
  queryOptions({
    queryKey: tableKey(game),
    queryFn: ({ signal }) =>
      keptOf(game, tablePath(game), () => api.get("/api/games/{id}", { params: { id: game }, signal })),
  });

/** The game so far, as the command line plays it again. */
export const recordOf = (game: string, messages?: boolean) =>
  api.get("/api/games/{id}/record", {
    params: { id: game },
    ...(messages && { query: { messages: "true" } }),
  });

/** The table as everyone in the room may see it. */
export const projectorQuery = (game: string) =>
  queryOptions({
    queryKey: [...gameKey(game), "projector"],
    queryFn: ({ signal }) =>
      api.get("/api/games/{id}", { params: { id: game }, query: { as: "projector" }, signal }),
  });

export const turnQuery = (game: string, number: number) =>
  queryOptions({
    queryKey: [...gameKey(game), "turn", number],
    queryFn: ({ signal }) =>
      keptOf(game, `${tablePath(game)}/turns/${number}`, () =>
        api.get("/api/games/{id}/turns/{number}", { params: { id: game, number }, signal }),
      ),
  });

/** A turn to share: while the game is played, the server leaves out the viewer's own secrets. */
export const sharedTurnQuery = ({ game, status }: Pick<TableView, "game" | "status">, number: number) =>
  queryOptions({
    queryKey: [...gameKey(game), "turn", number, "shared", status],
    queryFn: ({ signal }) =>
      api.get("/api/games/{id}/turns/{number}", {
        params: { id: game, number },
        ...(status !== "ended" && { query: { as: "projector" } }),
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const channelQuery = (game: string, name: string) =>
  queryOptions({
    queryKey: [...gameKey(game), "channel", name],
    queryFn: ({ signal }) =>
      keptOf(game, `${tablePath(game)}/channels/${name}`, () =>
        api.get("/api/games/{id}/channels/{name}", { params: { id: game, name }, signal }),
      ),
  });

/** What would come of the phase now; for the referee. */
export const previewQuery = (game: string) =>
  queryOptions({
    queryKey: [...gameKey(game), "preview"],
    queryFn: ({ signal }) => api.get("/api/games/{id}/preview", { params: { id: game }, signal }),
  });

/** The secret of the link by which people join, and where the server is found; for the host and the referee. */
export const invitationQuery = (game: string) =>
  queryOptions({
    queryKey: ["invitation", game],
    queryFn: ({ signal }) => api.get("/api/games/{id}/invitation", { params: { id: game }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const NETWORK = ["network"] as const;

/** Who reaches the server, as it tells its own machine; there is no need to ask by an address that others have as well. */
export const networkQuery = () =>
  queryOptions({
    queryKey: NETWORK,
    queryFn: ({ signal }) => api.get("/api/network", { signal }),
    enabled: isHereOnly(location.origin),
    // It may be opened in another browser, and a machine can move to another network.
    refetchInterval: 10_000,
  });

/** Opens the server to the local network, or closes it. */
export function useOpenNetwork(): UseMutationResult<unknown, ApiFailure, boolean> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) => api.post("/api/network", { body: { open } }),
    onSuccess: async (network) => {
      client.setQueryData(networkQuery().queryKey, network);
      // Both say where the server is found.
      await Promise.all(["codes", "invitation"].map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
}

/** To what an invitation leads; for someone who holds one and may not look at the table yet. */
export const invitedQuery = (game: string, invitation: string) =>
  queryOptions({
    queryKey: ["invited", game, invitation],
    queryFn: ({ signal }) =>
      api.post("/api/games/{id}/invitation", {
        params: { id: game },
        body: { invitation },
        signal,
      }),
  });

/** The empty seat that a link offers. */
export const offeredQuery = (game: string, token: string) =>
  queryOptions({
    queryKey: ["offered", game, token],
    queryFn: ({ signal }) =>
      api.post("/api/games/{id}/offer", { params: { id: game }, body: { token }, signal }),
  });

/** A setup with all that it leaves to preset and rulebook, or what is wrong with it. */
export const setupQuery = (setup: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: ["setup", setup],
    queryFn: ({ signal }) => api.post("/api/setups", { body: { setup }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts a table into the cache as it came with an answer, and has the rest of the game be asked for again. */
async function keepTable(client: QueryClient, game: string, table: TableView | null): Promise<void> {
  if (table) client.setQueryData(tableQuery(game).queryKey, table);
  else client.removeQueries({ queryKey: gameKey(game) });
  const isOther = (key: readonly unknown[]): boolean =>
    key[0] === "game" && key[1] === game && key[2] !== "table";
  await client.invalidateQueries({
    predicate: ({ queryKey }) => isOther(queryKey) || queryKey[0] === "lists",
  });
}

/** Something done at a table; the table that comes with the answer is kept. */
export const commandMutation = (
  client: QueryClient,
  game: string,
): UseMutationOptions<CommandAnswer, ApiFailure, Command> => ({
  // Without a connection, it fails at once rather than waiting for the network.
  networkMode: "always",
  mutationFn: async (command) => {
    // An answer in progress was given before the command.
    await client.cancelQueries({ queryKey: tableKey(game) });
    return api.post("/api/games/{id}/commands", { params: { id: game }, body: command });
  },
  onSuccess: ({ table }) => keepTable(client, game, table),
  // What was in progress has been canceled, and refusals often mean that the table has changed.
  onError: () => client.invalidateQueries({ queryKey: tableKey(game) }),
});

/** Does something at a table. What fails is an `ApiFailure`. */
export const useCommand = (game: string): UseMutationResult<CommandAnswer, ApiFailure, Command> =>
  useMutation(commandMutation(useQueryClient(), game));

/** Sets up a table. */
export function useNewGame(): UseMutationResult<Created, ApiFailure, NewGame> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewGame) => api.post("/api/games", { body }),
    onSuccess: ({ table }) => keepTable(client, table.game, table),
  });
}

/** Becomes a guest of a name; the token leads back to the same person from elsewhere. */
export function useGuest(): UseMutationResult<Newcomer, ApiFailure, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.post("/api/guests", { body: { name } }),
    onSuccess: ({ token: _, ...person }) => become(client, person),
  });
}

/** Registers with an address and a password. Guests who want to keep their seats use `useAttachAccount`. */
export function useRegister(): UseMutationResult<Newcomer, ApiFailure, Registration> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => api.post("/api/accounts", { body }),
    onSuccess: ({ token: _, ...person }) => become(client, person),
  });
}

export function useSignIn(): UseMutationResult<Person, ApiFailure, Credentials> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => api.post("/api/sign-in", { body }),
    onSuccess: (person) => become(client, person),
  });
}

/** Gives a guest an address and a password; they stay the same person. */
export function useAttachAccount(): UseMutationResult<Person, ApiFailure, Credentials> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => api.post("/api/me/account", { body }),
    onSuccess: (person) => client.setQueryData(meQuery().queryKey, person),
  });
}

export function useSignOut(): UseMutationResult<unknown, ApiFailure, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete("/api/session"),
    onSuccess: () => become(client, null),
  });
}

/** Someone else sees something else: nothing that is known may stay, and nothing that was being written. */
export async function become(client: QueryClient, person: Person | null): Promise<void> {
  if (person) keepDraftsOf(person.id);
  else forgetDrafts();
  const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    !["me", "invited", "offered", "setup", ...CLASSROOM].includes(queryKey[0] as string);
  // Public data is no secret: pages keep showing it until they have more.
  const wasNobody = client.getQueryData(meQuery().queryKey) === null;
  client.removeQueries({ predicate: isPersonal, type: wasNobody && person ? "inactive" : "all" });
  client.setQueryData(meQuery().queryKey, person);
  await client.invalidateQueries(wasNobody && person ? { predicate: isPersonal } : { queryKey: LISTS });
}

/** Keeps all that is shown of a game up to date, and says whether it is. */
export function useLive(game: string): Connection {
  const client = useQueryClient();
  const [state, setState] = useState<Connection>("connecting");
  useEffect(
    () =>
      listenTo(game, {
        changed: () => {
          void client.invalidateQueries({ queryKey: gameKey(game) });
          void client.invalidateQueries({ queryKey: LISTS });
        },
        connection: setState,
      }),
    [client, game],
  );
  return state;
}
