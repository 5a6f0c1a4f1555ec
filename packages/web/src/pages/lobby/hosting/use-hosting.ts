import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { NewGame, Setup } from "../../../api/client.ts";
import { setupQuery, useNewGame } from "../../../api/queries.ts";
import type { SetupDraft } from "../../../games/setup-draft.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { READING } from "../../../messages/language.ts";
import { useIntroduction } from "../../accounts/use-introduction.ts";

export type Hosting = ReturnType<typeof useHosting>;

interface Wanted extends Required<Pick<NewGame, "role" | "isOpen">> {
  /** What else to do before the table is shown. */
  readonly afterwards?: (game: string) => Promise<unknown>;
}

/** A setup that is being written: how the server reads it, and the table that is made of it. */
export function useHosting(first: SetupDraft) {
  const [draft, setDraft] = useState<SetupDraft>({ language: READING, ...first });
  const [name, setName] = useState("");
  const { me, introduce, error: stranger } = useIntroduction();
  const { mutateAsync, error: refused, isPending } = useNewGame();
  const navigate = useNavigate();
  const [settled] = useDebouncedValue(draft, 250);
  const { data: read } = useQuery({ ...setupQuery(settled), placeholderData: keepPreviousData });
  const [last, setLast] = useState<Setup | null>(null);
  if (read?.setup && read.setup !== last) setLast(read.setup);
  const faults = useMemo(() => new Map(read?.faults.map(({ option, what }) => [option, what])), [read]);
  const create = useOnce(async ({ role, isOpen, afterwards }: Wanted) => {
    try {
      await introduce(name);
      const { table } = await mutateAsync({ setup: { ...draft }, role, isOpen });
      await afterwards?.(table.game);
      await navigate({ to: "/games/$game", params: { game: table.game } });
    } catch {
      // Said below the form.
    }
  });
  return {
    draft,
    setDraft: (next: SetupDraft): void => setDraft(next),
    setup: read?.setup ?? last,
    faults,
    me,
    /** The name that a new guest chooses. */
    name,
    setName,
    stranger,
    refused,
    isPending,
    create,
  };
}
