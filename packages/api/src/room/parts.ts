import { z } from "zod";
import { ROOM_ACTS } from "./acts.ts";

export const power = z.string();

/** What the viewer can do about something. */
export const may = z
  .array(z.enum(ROOM_ACTS))
  .meta({ description: "What you can do about it now, as far as that doesn't depend on the details" });

export const turn = z.int().meta({ description: "The number of a turn; 0 before the first" });
