import type { TournamentSettings } from "@chancery/api";
import { openVariant } from "@chancery/contract";
import { fail, type OptionFault, ok, type Result, readPower } from "@chancery/engine";
import { readSetup } from "@chancery/game";

/** What a tournament has to know of the game that is played. */
export interface GameFacts {
  readonly variant: string;
  readonly rulebook: string;
  readonly powers: readonly string[];
  /** On the board. */
  readonly centers: number;
  /** Centers for a solo. */
  readonly toWin: number;
  readonly firstYear: number;
  /** Whether players' names are hidden in games online. */
  readonly isAnonymous: boolean;
}

/** Settings of the games of a tournament: players are seated at their powers, and points are the tournament's. */
export const boardSetup = ({ setup, scoring }: Pick<TournamentSettings, "setup" | "scoring">) => ({
  ...setup,
  scoring,
  assignment: "chosen",
  referee: false,
});

/** Reads off the settings which game is played. It has to be one in which centers count, with a player for each power. */
export function readGame(
  settings: Pick<TournamentSettings, "setup" | "scoring">,
): Result<GameFacts, readonly OptionFault[]> {
  const read = readSetup(boardSetup(settings));
  if (!read.ok) return read;
  const { variant, rulebook, options, anonymous } = read.value;
  const opened = openVariant({ variant, rulebook, options });
  if (!opened.ok) return fail([{ option: opened.error.path, fault: opened.error.fault }]);
  const { rules, start } = opened.value;
  if (start.seats.some((seat) => seat.length !== 1))
    return fail([{ option: "options.players", fault: { code: "powers-shared" } }]);
  return ok({
    variant,
    rulebook,
    powers: start.seats.map(([power]) => rules.powers[power].name),
    centers: rules.board.provinces.filter(({ center }) => center).length,
    toWin: rules.policies.controlNeeds,
    firstYear: start.phase.year,
    isAnonymous: anonymous,
  });
}

/** The power that some text names, in any usual spelling or by its first letters. */
export function readPowerName({ variant, rulebook, powers }: GameFacts, text: string): string | null {
  const written = text.trim().toLowerCase();
  if (written === "") return null;
  const opened = openVariant({ variant, rulebook, options: {} });
  if (opened.ok) {
    const read = readPower(opened.value.notation, text);
    if (read.ok) {
      const { name } = opened.value.rules.powers[read.value];
      return powers.includes(name) ? name : null;
    }
  }
  const found = powers.filter((power) => power.toLowerCase().startsWith(written));
  return found.length === 1 ? found[0] : null;
}
