import { bots } from "./bots.ts";

/** "Bot · Club": bots are labeled as bots wherever a player's name would be. */
export const botLabel = ({ level }: { readonly level: string }): string =>
  bots("label", { level: bots("level", { level }) });

/** Who plays a seat; null if nobody does or the name is hidden. */
export const playerName = ({
  player,
  bot,
}: {
  readonly player: string | null;
  readonly bot: { readonly level: string } | null;
}): string | null => (bot ? botLabel(bot) : player);

/** The bot that plays a power, if one does. */
export function botOf(
  {
    seats,
  }: {
    readonly seats: readonly {
      readonly powers: readonly string[];
      readonly bot: { readonly level: string } | null;
    }[];
  },
  power: string,
): string | null {
  const bot = seats.find(({ powers }) => powers.includes(power))?.bot;
  return bot ? botLabel(bot) : null;
}
