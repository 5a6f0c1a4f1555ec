import type { Power } from "@chancery/engine";
import { BidSheet } from "./BidSheet.tsx";
import { EmbassySheet } from "./favor/EmbassySheet.tsx";
import { Price } from "./Price.tsx";

/** What stands on a sheet besides the orders of units: points in Spring and Autumn, embassies in Winter. */
export function Sheet({ power }: { power: Power }) {
  return (
    <>
      <Price power={power} />
      <BidSheet power={power} />
      <EmbassySheet power={power} />
    </>
  );
}
