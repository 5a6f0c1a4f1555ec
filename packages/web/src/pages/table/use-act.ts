import { fail, ok, type Result } from "@chancery/engine";
import { useCallback } from "react";
import { ApiFailure, type Command, type CommandAnswer } from "../../api/client.ts";
import { useCommand } from "../../api/queries.ts";

export type CommandResult = Result<CommandAnswer, ApiFailure>;
export type Act = (command: Command) => Promise<CommandResult>;

/** Sends commands to a table. A refusal is a result, not an exception. */
export function useAct(game: string): { readonly act: Act; readonly isBusy: boolean } {
  const { mutateAsync, isPending } = useCommand(game);
  const act = useCallback<Act>(
    async (command) => {
      try {
        return ok(await mutateAsync(command));
      } catch (failure) {
        if (failure instanceof ApiFailure) return fail(failure);
        throw failure;
      }
    },
    [mutateAsync],
  );
  return { act, isBusy: isPending };
}

/** Why a command was refused; null if it was not. */
export const whyNot = (result: CommandResult): string | null => (result.ok ? null : result.error.message);
