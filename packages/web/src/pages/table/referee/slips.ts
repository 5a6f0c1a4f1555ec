import { officialsOf } from "@chancery/variants/officials";
import type { TableView } from "../../../api/client.ts";
import { plural } from "../../../lib/plural.ts";

/** How it stands with the orders of a power, as the referee sees it. */
export interface Slip {
  readonly power: string;
  readonly player: string | null;
  readonly text: string | null;
  readonly words: string;
  readonly tone: "good" | "warn" | "muted";
  readonly isReady: boolean;
  /** Whether there is anything to be ordered for it in this phase. */
  readonly isCalledUpon: boolean;
}

/** The sheets of all powers, those first that are waited for. */
export function slipsOf({
  sheets,
  seats,
  setup,
}: Pick<TableView, "sheets" | "seats" | "setup">): readonly Slip[] {
  const slips = sheets.map((sheet): Slip => {
    const seat = seats.find(({ powers }) => powers.includes(sheet.power));
    const isReady = seat?.isReady ?? false;
    const { power, text, isCalledUpon } = sheet;
    const about = { power, player: seat?.player ?? null, text, isReady, isCalledUpon };
    if (text === null) {
      if (seat?.isVacant) return { ...about, words: "nobody plays it", tone: "muted" };
      if (!isCalledUpon) return { ...about, words: "nothing to decide", tone: "muted" };
      return isReady
        ? { ...about, words: "ready without orders", tone: "good" }
        : { ...about, words: "no orders yet", tone: "warn" };
    }
    const faults = sheet.lines.filter(({ fault }) => fault !== null).length;
    const words = [
      plural(sheet.lines.length, "order"),
      ...(faults > 0 ? [plural(faults, "mistake")] : []),
      ...(sheet.onBehalf ? [`entered by ${officialsOf(setup).the}`] : []),
      ...(isReady ? ["ready"] : []),
    ].join(", ");
    return { ...about, words, tone: faults > 0 ? "warn" : "good" };
  });
  return slips.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ tone, text }: Slip): number =>
  tone === "warn" ? (text === null ? 0 : 1) : tone === "good" ? 2 : 3;

/** Powers that are called upon and have submitted nothing. */
export const missingIn = (slips: readonly Slip[]): readonly string[] =>
  slips.filter(({ text, tone }) => text === null && tone === "warn").map(({ power }) => power);
