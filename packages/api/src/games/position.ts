import type { PositionJson } from "@chancery/engine";
import { z } from "zod";
import { names } from "../common.ts";
import type { Output } from "../data.ts";

export const byPower = z.record(z.string(), names);

export const OccupiersSchema = z.record(z.string(), z.string()).meta({
  id: "Occupiers",
  description: "The power that was last on each land space without a center, before this position",
});

/** Games put fields of their own here, so clients should expect more than these. */
export const PositionSchema = z
  .looseObject({
    phase: z.string().meta({
      description:
        "Season S, F or W, year, and M(ovement), R(etreats) or A(djustments); COMPLETED when the game is over",
    }),
    units: byPower.meta({ description: "Units by power" }),
    centers: byPower.meta({ description: "Supply centers by owner" }),
    dislodged: z
      .array(
        z.object({
          power: z.string(),
          unit: z.string(),
          attackedFrom: z.string().exactOptional(),
          retreats: names,
        }),
      )
      .exactOptional(),
    contested: names.exactOptional().meta({ description: "Provinces left vacant by a standoff" }),
    seats: z.array(names).exactOptional().meta({ description: "The powers each player plays" }),
    closed: names.exactOptional().meta({ description: "Provinces no unit may enter" }),
    civilDisorder: names.exactOptional(),
    winner: z.union([z.string(), names]).exactOptional(),
    draw: names.exactOptional(),
  })
  .meta({ id: "Position", description: "A position, in names; a game may add fields of its own" });

/** The engine writes positions; the schema has to say the same of them. */
export type Position = Same<PositionJson, Output<typeof PositionSchema>>;

/** `T`, if `U` says exactly the same; otherwise the compiler stops here. */
type Same<T extends U, U extends V, V = T> = T;
