import type { OrderReport } from "@chancery/contract";
import { isRecord, type PositionJson } from "@chancery/engine";

/** The first thing in which a position reached differs from the recorded one, as a sentence. */
export function positionDifference(reached: PositionJson, recorded: PositionJson): string | null {
  for (const field of ["units", "centers"] as const) {
    for (const power of Object.keys(reached[field])) {
      const [ours, theirs] = [reached, recorded].map((each) => listed(each[field][power]));
      if (ours !== theirs) return `${power} has the ${field} ${ours}; in the record ${theirs}`;
    }
  }
  const [ours, theirs] = [reached, recorded].map(({ dislodged = [] }) =>
    listed(
      dislodged.map(({ power, unit, retreats }) => `${power}'s ${unit} (retreats: ${listed(retreats)})`),
    ),
  );
  return ours === theirs ? null : `dislodged are ${ours}; in the record ${theirs}`;
}

const listed = (names: readonly string[] = []): string => names.toSorted().join(", ") || "none";

/** Other programs' words that mean the same here; their others ("void") cover different things in each. */
const WORDS: Readonly<Record<string, (order: OrderReport) => boolean>> = {
  bounce: ({ results }) => !results.includes("moved"),
  cut: ({ results }) => results.includes("cut"),
  dislodged: ({ results }) => results.includes("dislodged"),
};

/** The first recorded result, `{"A VIE": ["bounce"]}`, that the order does not have here. */
export function resultDifference(orders: readonly OrderReport[], recorded: unknown): string | null {
  if (!isRecord(recorded)) return null;
  for (const [unit, words] of Object.entries(recorded)) {
    const lead = `${unit} `.toLowerCase();
    const order = orders.find(({ text }) => text.toLowerCase().startsWith(lead));
    const other = [words].flat().find((word) => order && WORDS[String(word)]?.(order) === false);
    if (order && other) return `${order.text}: ${order.results.join(", ")}; in the record ${other}`;
  }
  return null;
}
