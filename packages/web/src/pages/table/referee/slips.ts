import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { gameMaster } from "../../../messages/gameMaster.ts";
import { playerName } from "../../../messages/player-name.ts";

/** The state of a power's orders, as the game master sees it. */
export interface Slip {
  readonly power: string;
  readonly player: string | null;
  readonly text: string | null;
  readonly words: string;
  readonly tone: "good" | "warn" | "muted";
  readonly isReady: boolean;
  /** Whether it has orders to give in this phase. */
  readonly isCalledUpon: boolean;
}

/** The orders of all powers, the missing ones first. */
export function slipsOf({
  sheets,
  seats,
  setup,
}: Pick<TableView, "sheets" | "seats" | "setup">): readonly Slip[] {
  const slips = sheets.map((sheet): Slip => {
    const seat = seats.find(({ powers }) => powers.includes(sheet.power));
    const isReady = seat?.isReady ?? false;
    const { power, text, isCalledUpon } = sheet;
    const about = { power, player: seat ? playerName(seat) : null, text, isReady, isCalledUpon };
    if (text === null) {
      if (seat?.isVacant) return { ...about, words: gameMaster("noPlayer"), tone: "muted" };
      if (!isCalledUpon) return { ...about, words: gameMaster("notNeeded"), tone: "muted" };
      return isReady
        ? { ...about, words: gameMaster("readyWithout"), tone: "good" }
        : { ...about, words: gameMaster("noOrdersYet"), tone: "warn" };
    }
    const faults = sheet.lines.filter(({ fault }) => fault !== null).length;
    const words = [
      gameMaster("orderCount", { count: sheet.lines.length }),
      ...(faults > 0 ? [gameMaster("mistakeCount", { count: faults })] : []),
      ...(sheet.onBehalf ? [gameMaster("enteredBy", { officials: officialsOf(setup) })] : []),
      ...(isReady ? [gameMaster("ready")] : []),
    ].join(", ");
    return { ...about, words, tone: faults > 0 ? "warn" : "good" };
  });
  return slips.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ tone, text }: Slip): number =>
  tone === "warn" ? (text === null ? 0 : 1) : tone === "good" ? 2 : 3;

/** Powers that have orders to give and have saved none. */
export const missingIn = (slips: readonly Slip[]): readonly string[] =>
  slips.filter(({ text, tone }) => text === null && tone === "warn").map(({ power }) => power);
