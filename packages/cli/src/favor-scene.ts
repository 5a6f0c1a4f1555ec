import { favorScene, type Scene } from "@chancery/boardview";
import type { Power, Result } from "@chancery/engine";
import { favorBoard } from "@chancery/variants/boards";
import {
  DEFAULT_LAYOUT,
  type Embassy,
  type EmbassyOrder,
  explainEmbassyRefusal,
  type Favor,
  type FavorFault,
  formatEmbassyMisreading,
  readEmbassies,
  readEmbassyOrder,
  readFavor,
  readPlayer,
  resolveWinter,
  siftEmbassyOrders,
} from "@chancery/variants/dissolution/favor";
import { Failure } from "./failure.ts";
import { readEmbassies as readSomeEmbassies } from "./named-position.ts";
import { namePhase } from "./phases.ts";
import { isRecord } from "./record.ts";

/** How much of it is to be drawn. */
export interface FavorLook {
  readonly orders?: true;
  readonly results?: true;
}

type Orders = ReadonlyMap<Power, readonly EmbassyOrder[]>;

/**
 * The Favor Map of a position, request or response with `favor`, or of some `embassies` alone. Orders that are no
 * orders to embassies have nothing to do with it; of what is wrong with the others `complain` is told.
 */
export function favorSceneOf(
  given: unknown,
  source: string,
  { orders, results }: FavorLook,
  complain: (what: string) => void,
): Scene {
  if (!isRecord(given)) throw new Failure(`${source}no position (with "favor")`);
  const position =
    given.state === "start" ? { favor: undefined } : isRecord(given.state) ? given.state : given;
  if (position.favor === undefined && given.state !== "start") {
    if (orders || results) throw new Failure(`${source}no position (with "favor") for the orders`);
    return readSomeEmbassies(favorBoard, given, source);
  }
  const favor = given.state === "start" ? DEFAULT_LAYOUT : taken(readFavor(position.favor), source);
  const title =
    typeof position.phase === "string" ? namePhase(position.phase, { variant: "dissolution" }) : "";
  if (!orders && !results) return favorScene(favor, { title });
  const sheets = readSheets(favor, given.orders, source, complain);
  if (orders) return favorScene(favor, { title, orders: [...sheets.values()].flat() });
  const kicked = position.kicked === undefined ? [] : taken(readEmbassies(position.kicked, "kicked"), source);
  return resultsOf(favor, kicked, sheets, title, complain);
}

function resultsOf(
  favor: Favor,
  kicked: readonly Embassy[],
  sheets: Orders,
  title: string,
  complain: (what: string) => void,
): Scene {
  const winter = { favor, restraints: kicked.map((embassy) => ({ embassy, code: "kicked" as const })) };
  const { orders, refused } = siftEmbassyOrders(winter, sheets);
  for (const illegal of refused.values()) complain(explainEmbassyRefusal(winter, illegal).why);
  return favorScene(favor, { title, verdicts: resolveWinter(favor, orders).verdicts });
}

/** What an order to an embassy begins with: perhaps a power, and then an embassy or a space. */
const TO_EMBASSY = /^\s*([a-z]+\s+)?(e|embassy|[nuibr]\d\w?)\b/i;

function readSheets(favor: Favor, given: unknown, source: string, complain: (what: string) => void): Orders {
  if (!isRecord(given)) throw new Failure(`${source}there are no orders in it`);
  return new Map(
    Object.entries(given).map(([name, lines]): [Power, EmbassyOrder[]] => {
      const power = readPlayer(name);
      if (power === null) throw new Failure(`${source}no player's power "${name}" (orders.${name})`);
      if (!Array.isArray(lines))
        throw new Failure(`${source}this has to be a list of orders (orders.${name})`);
      return [
        power,
        lines
          .map(String)
          .filter((line) => TO_EMBASSY.test(line))
          .flatMap((line) => {
            const read = readEmbassyOrder(favor, power, line);
            if (read.ok) return [read.value];
            complain(`${name}, "${line}": ${formatEmbassyMisreading(read.error)}`);
            return [];
          }),
      ];
    }),
  );
}

function taken<T>(read: Result<T, readonly FavorFault[]>, source: string): T {
  if (read.ok) return read.value;
  throw new Failure(read.error.map(({ path, what }) => `${source}${what} (${path})`).join("\n"));
}
