import { elementOf } from "@chancery/boardview";
import type { Game } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import { liveriesOf } from "./liveries.ts";
import { rendered } from "./rendered.ts";

/** A power's army or fleet, as it stands on the board. */
export function Token({
  game,
  power,
  kind = "army",
  size = 22,
}: {
  game: Game;
  power: string;
  kind?: "army" | "fleet";
  size?: number;
}) {
  const scheme = useComputedColorScheme();
  const livery = liveriesOf(game, scheme).get(power);
  return (
    <svg width={size} height={size} viewBox="-23 -23 46 46" fill="none" aria-hidden="true">
      {livery && rendered(elementOf(livery[kind], "token"), 0)}
    </svg>
  );
}
