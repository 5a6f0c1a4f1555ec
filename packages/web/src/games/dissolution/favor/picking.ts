import type { Embassy } from "@chancery/variants/dissolution/favor";
import { createSignal } from "../../../lib/signal.ts";

/** The embassy that was pressed on the sheet, to be ordered on the Favor Map. Each press is another object. */
export const picking = createSignal<{ readonly embassy: Embassy } | null>(null);
