import type { PositionJson } from "@chancery/engine";
import { useQueries } from "@tanstack/react-query";
import { turnQuery } from "../../../api/queries.ts";
import type { Moment } from "../../../orders/plugin.ts";
import { useTable } from "../table-context.ts";

/** The positions of a game up to the present, as far as they have been fetched. */
export function useMoments(): readonly Moment[] {
  const { table } = useTable();
  const played = table.turns.filter(({ isOnLine, isPlayed }) => isOnLine && isPlayed);
  const turns = useQueries({
    queries: played.map(({ number }) => ({
      ...turnQuery(table.game, number),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const past = turns.flatMap(({ data }): Moment[] =>
    data?.result ? [{ phase: data.phase, position: data.result.position as PositionJson }] : [],
  );
  const first = turns[0]?.data?.position ?? table.position;
  return [{ phase: "start", position: first as PositionJson }, ...past];
}
