import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { TableView } from "../../../api/client.ts";

/** Which turn is looked at, null for the present one. It stands in the address, and changes with it. */
export function useViewed({ turns, status }: Pick<TableView, "turns" | "status">): {
  readonly viewed: number | null;
  view(number: number | null): void;
} {
  const { turn } = useSearch({ from: "/games/$game" });
  const navigate = useNavigate({ from: "/games/$game" });
  const wanted = turn ?? null;
  // The address follows a moment later than hands that move the slider.
  const [shown, setShown] = useState(wanted);
  useEffect(() => setShown(wanted), [wanted]);
  const last = turns.at(-1);
  // A room looks at the results of a turn before the next one begins.
  const present = status === "ended" || !last || last.isPlayed ? null : last.number;
  const isPast = shown !== present && turns.some(({ number }) => number === shown);
  const viewed = isPast ? shown : null;
  const view = useCallback(
    (number: number | null) => {
      const next = number === present ? null : number;
      setShown(next);
      // Back leads from the past to the present at once, not through all the turns that were passed.
      const replace = (next === null) === (viewed === null);
      void navigate({ search: next === null ? {} : { turn: next }, state: true, replace });
    },
    [present, viewed, navigate],
  );
  return { viewed, view };
}
