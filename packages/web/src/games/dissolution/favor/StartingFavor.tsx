import { readPlayer, SLICE_IDS, sliceName, startingFavor } from "@chancery/variants/dissolution/favor";
import { powerName } from "../../../messages/power-name.ts";
import { text } from "../text.ts";
import css from "./Favor.module.css";

/** The Favor Values a power starts with, the same in every layout (DIS-11.2-1). */
export function StartingFavor({ power }: { power: string }) {
  const player = readPlayer(power);
  if (player === null) return null;
  const values = SLICE_IDS.map((slice) => `${powerName(sliceName(slice))} ${startingFavor(player, slice)}`);
  return <small className={css.note}>{text("startingFavor", { values: values.join(" · ") })}</small>;
}
