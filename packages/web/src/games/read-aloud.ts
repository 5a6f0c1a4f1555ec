import { roomFacts } from "@chancery/variants";
import type { TableView } from "../api/client.ts";

/** Whether each delegation reads its own sheet aloud (M01-24), or the officers open all of them (M35-24). */
export const isReadAloud = ({ setup }: { readonly setup: { readonly variant: string } }): boolean =>
  roomFacts(setup.variant)?.reveal === "read-aloud";

/** Who reads a sheet aloud: its delegation, or the officers for a bot. */
export const readerOf = ({ seats }: Pick<TableView, "seats">, power: string): "delegation" | "officers" =>
  seats.some(({ powers, bot }) => bot !== null && powers.includes(power)) ? "officers" : "delegation";
