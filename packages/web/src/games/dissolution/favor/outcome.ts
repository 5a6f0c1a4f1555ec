import type { Explanation } from "@chancery/contract";
import type { Played } from "@chancery/contract/orders";
import { isEmbassyLine, ownOf, winterOf } from "@chancery/variants/dissolution";
import {
  type EmbassyOrder,
  type EmbassyVerdict,
  embassyFacts,
  type Kick,
  occupants,
  placeOf,
  playerName,
  readPlayer,
  resolveWinter,
  retreatFacts,
  type SliceId,
  type SpaceCode,
  siftEmbassyOrders,
  sliceName,
  sliceOf,
} from "@chancery/variants/dissolution/favor";
import { powerName } from "../../../messages/power-name.ts";
import { text } from "../text.ts";
import { tellEmbassy, tellKick } from "./words.ts";

/** What a phase did to embassies. */
export interface FavorOutcome {
  readonly kicks: readonly Kick[];
  readonly verdicts: readonly EmbassyVerdict[];
}

/** Kicks of a season are events; a Winter is resolved again from its orders, which are public by now. */
export function favorOutcome({ state, lines, response }: Played): FavorOutcome {
  if (state.phase.task !== "A" || !response) return { kicks: kicksIn(response), verdicts: [] };
  const orders = Map.groupBy(
    lines.flatMap(({ order }): EmbassyOrder[] => (order && isEmbassyLine(order) ? [order.line.order] : [])),
    ({ embassy }) => embassy.power,
  );
  const winter = winterOf(state);
  return {
    kicks: [],
    verdicts: resolveWinter(winter.favor, siftEmbassyOrders(winter, orders).orders).verdicts,
  };
}

function kicksIn(response: Played["response"]): Kick[] {
  return (response?.events ?? []).flatMap((event): Kick[] => {
    if (event.type !== "kicked") return [];
    const { power, slice, from, to } = event as unknown as Record<"power" | "slice" | "from" | "to", string>;
    const player = readPlayer(power);
    return player === null
      ? []
      : [
          {
            embassy: { power: player, slice: slice as SliceId },
            from: from as SpaceCode,
            to: to as SpaceCode,
          },
        ];
  });
}

/** What happened to one embassy, and why: one sentence after the other. */
export interface EmbassyStory {
  readonly power: string;
  readonly title: string;
  readonly told: readonly Explanation[];
}

/** The stories of embassies that have to do with a space; of one power's only, if it is named. */
export function storiesAt(phase: Played, space: SpaceCode, power: string | null): readonly EmbassyStory[] {
  const { favor } = ownOf(phase.state);
  const { kicks, verdicts } = favorOutcome(phase);
  const slice = sliceOf(space);
  const kicked = kicks.filter(({ from, to }) => from === space || to === space);
  const powers = new Set([...occupants(favor, space), ...kicked.map(({ embassy }) => embassy.power)]);
  return [...powers]
    .filter((each) => power === null || playerName(each) === power)
    .map((each): EmbassyStory => {
      const name = playerName(each);
      const isIt = (embassy: { readonly power: number; readonly slice: SliceId }): boolean =>
        embassy.power === each && embassy.slice === slice;
      const verdict = verdicts.find(({ order }) => isIt(order.embassy));
      return {
        power: name,
        title: text("storyTitle", {
          power: powerName(name),
          host: powerName(sliceName(slice)),
          space: placeOf(favor, { power: each, slice }),
        }),
        told: [
          ...violations(phase, name, sliceName(slice)),
          ...kicks.filter(({ embassy }) => isIt(embassy)).map(tellKick),
          ...retaliations(phase, name, sliceName(slice)),
          ...(verdict ? [tellEmbassy(embassyFacts(favor, verdict.reason))] : []),
          ...(verdict?.retreat ? [tellEmbassy(retreatFacts(favor, verdict.retreat))] : []),
        ],
      };
    });
}

/** What a power did against a nuclear one, for which its embassy was kicked. */
const violations = (phase: Played, power: string, against: string): readonly Explanation[] =>
  eventsOf(phase, "violation", { power, against });

/** Units that a nuclear power destroyed, for which an embassy must hold in Winter (DIS-11.5.3-3). */
const retaliations = (phase: Played, power: string, by: string): readonly Explanation[] =>
  eventsOf(phase, "retaliation", { power, by });

/** What happened of some type, with all of these facts. */
const eventsOf = (
  { response }: Played,
  type: string,
  facts: Readonly<Record<string, string>>,
): readonly Explanation[] =>
  (response?.events ?? []).filter(
    (event) =>
      event.type === type &&
      Object.entries(facts).every(
        ([name, value]) => (event as unknown as Readonly<Record<string, unknown>>)[name] === value,
      ),
  );
