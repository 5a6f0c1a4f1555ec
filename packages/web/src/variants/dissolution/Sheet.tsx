import type { Power } from "@chancery/engine";
import { EmbassySheet } from "./favor/EmbassySheet.tsx";

/** What stands on a sheet besides the orders of units. */
export function Sheet({ power }: { power: Power }) {
  return <EmbassySheet power={power} />;
}
