import type { OrderReport } from "@chancery/contract";
import { isRecord, type PositionJson, type Rules } from "@chancery/engine";
import { cli, results as resultText } from "../terminal/messages.ts";
import { words } from "../terminal/words.ts";

const DIFFERENT = { units: "differentUnits", centers: "differentCenters" } as const;

/** The first thing in which a position reached differs from the recorded one, as a sentence. */
export function positionDifference(
  { variant }: Pick<Rules, "variant">,
  reached: PositionJson,
  recorded: PositionJson,
): string | null {
  const title = (power: string): string => words.power(variant, power);
  for (const field of ["units", "centers"] as const) {
    for (const power of Object.keys(reached[field])) {
      const [ours, theirs] = [reached, recorded].map((each) => listed(each[field][power]));
      if (ours !== theirs) return cli(DIFFERENT[field], { power: title(power), ours, theirs });
    }
  }
  const [ours, theirs] = [reached, recorded].map(({ dislodged = [] }) =>
    listed(
      dislodged.map(({ power, unit, retreats }) =>
        cli("dislodgedUnit", { power: title(power), unit, retreats: listed(retreats) }),
      ),
    ),
  );
  return ours === theirs ? null : cli("differentDislodged", { ours, theirs });
}

const listed = (names: readonly string[] = []): string => names.toSorted().join(", ") || cli("none");

/** Other programs' words that mean the same here; their others ("void") cover different things in each. */
const WORDS: Readonly<Record<string, (order: OrderReport) => boolean>> = {
  bounce: ({ results }) => !results.includes("moved"),
  cut: ({ results }) => results.includes("cut"),
  dislodged: ({ results }) => results.includes("dislodged"),
};

/** Our own codes for them. */
const RESULTS: Readonly<Record<string, string>> = { bounce: "bounced" };

const resultName = (code: string): string => resultText.byCode(code) ?? code;

/** The first recorded result, `{"A VIE": ["bounce"]}`, that the order does not have here. */
export function resultDifference(orders: readonly OrderReport[], recorded: unknown): string | null {
  if (!isRecord(recorded)) return null;
  for (const [unit, said] of Object.entries(recorded)) {
    const lead = `${unit} `.toLowerCase();
    const order = orders.find(({ text }) => text.toLowerCase().startsWith(lead));
    const other = [said].flat().find((word) => order && WORDS[String(word)]?.(order) === false);
    if (order && other)
      return cli("differentResult", {
        order: order.text,
        ours: order.results.map(resultName).join(", "),
        theirs: resultName(RESULTS[String(other)] ?? String(other)),
      });
  }
  return null;
}
