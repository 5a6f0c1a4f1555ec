import { useCallback } from "react";
import { ApiFailure, type Command, type CommandAnswer } from "../../api/client.ts";
import { useCommand } from "../../api/queries.ts";

/** What came of a command: the answer, or in a sentence why there is none. */
export type Done = { readonly outcome: CommandAnswer } | { readonly why: string };
export type Act = (command: Command) => Promise<Done>;

/** Does things at a table, and says why not. */
export function useAct(game: string): { readonly act: Act; readonly isBusy: boolean } {
  const { mutateAsync, isPending } = useCommand(game);
  const act = useCallback<Act>(
    async (command) => {
      try {
        return { outcome: await mutateAsync(command) };
      } catch (failure) {
        if (failure instanceof ApiFailure) return { why: failure.message };
        throw failure;
      }
    },
    [mutateAsync],
  );
  return { act, isBusy: isPending };
}

/** Why something was not done; null if it was. */
export const whyNot = (done: Done): string | null => ("why" in done ? done.why : null);
