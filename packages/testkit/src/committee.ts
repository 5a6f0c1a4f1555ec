import { respond } from "./answers.ts";

type ByPower = Readonly<Record<string, readonly string[]>>;

/** A phase of a committee played out, with short questions about it. */
export interface Sitting {
  readonly response: ReturnType<typeof respond>;
  readonly phase: string;
  readonly units: (power: string) => readonly string[];
  readonly centers: (power: string) => readonly string[];
  /** What became of the order that begins with these words. */
  readonly order: (text: string) => ReturnType<typeof respond>["orders"][number];
  /** What else happened, of one type. */
  readonly events: (type: string) => ReturnType<typeof respond>["events"];
  /** Plays on. */
  readonly next: (orders: ByPower) => Sitting;
}

interface SittingSetting {
  readonly phase?: string;
  readonly centers?: ByPower;
  readonly lost?: Readonly<Record<string, string | null>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Plays out a phase of a committee: units by power, then orders by power. */
export function sit(
  committee: "1901" | "1935",
  units: ByPower,
  orders: ByPower,
  setting: SittingSetting = {},
): Sitting {
  const { options = {}, ...more } = setting;
  return sitFrom(
    { variant: `committee-${committee}`, options },
    { phase: `S${committee}M`, ...more, units },
    orders,
  );
}

/** Plays a committee from its starting position. */
export const sitDown = (
  committee: "1901" | "1935",
  orders: ByPower,
  options: SittingSetting["options"] = {},
): Sitting => sitFrom({ variant: `committee-${committee}`, options }, "start", orders);

function sitFrom(game: { variant: string; options: object }, state: unknown, orders: ByPower): Sitting {
  const response = respond({ ...game, state, orders });
  return {
    response,
    phase: response.state.phase,
    units: (power) => response.state.units[power],
    centers: (power) => response.state.centers[power],
    order: (text) => {
      const found = response.orders.filter((report) => report.text.startsWith(text));
      if (found.length !== 1) throw new Error(`${found.length} orders begin with "${text}"`);
      return found[0];
    },
    events: (type) => response.events.filter((event) => event.type === type),
    next: (further) => sitFrom(game, response.state, further),
  };
}
