import type { Power } from "@chancery/engine";
import {
  checkEmbassyOrder,
  type Embassy,
  formatEmbassyOrder,
  illegalEmbassyFacts,
  moveReach,
  movesAllowed,
  placeOf,
  SLICE_IDS,
  sameEmbassy,
  sliceName,
  type Winter,
} from "@chancery/variants/dissolution/favor";
import { ActionIcon } from "@mantine/core";
import { powerName } from "../../../messages/power-name.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import css from "../../../orders/panel/OrdersPanel.module.css";
import { asSentence } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { text } from "../text.ts";
import { picking } from "./picking.ts";
import { embassyOrderOf, favorEntryOf } from "./use-embassies.ts";
import { tellEmbassy } from "./words.ts";

/** The embassies among a power's Winter orders: what each does, or why it must hold. */
export function EmbassySheet({ power }: { power: Power }) {
  const editor = useOrderEditor();
  const entry = favorEntryOf(editor);
  if (!entry?.winter.favor[power]) return null;
  const { winter, orders } = entry;
  const moves = orders.filter(({ type, embassy }) => type === "move" && embassy.power === power).length;
  return (
    <>
      <h3 className={css.part}>
        {text("embassies")}
        <span>{text("embassyMoves", { moves, allowed: movesAllowed(winter, power) })}</span>
      </h3>
      <p className={css.hint}>{text("embassyHint")}</p>
      <ul>
        {SLICE_IDS.map((slice) => {
          const embassy: Embassy = { power, slice };
          const line = editor.lines.find((each) => {
            const order = embassyOrderOf(each);
            return each.power === power && order !== null && sameEmbassy(order.embassy, embassy);
          });
          const order = line && embassyOrderOf(line);
          const must = mustHold(winter, embassy);
          return (
            <li key={slice} data-idle={!line || undefined}>
              <button
                type="button"
                className={css.line}
                title={must ?? undefined}
                onClick={() => picking.set({ embassy })}
              >
                {order ? formatEmbassyOrder(winter.favor, order) : `E ${placeOf(winter.favor, embassy)}`}
                <span>
                  {order
                    ? powerName(sliceName(slice))
                    : must
                      ? text("mustHold")
                      : text("holds", { host: powerName(sliceName(slice)) })}
                </span>
              </button>
              {line && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={text("remove", { order: line.text })}
                  onClick={() => editor.drop(line)}
                >
                  <Icon name="close" size={14} />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
      {SLICE_IDS.flatMap((slice) => mustHold(winter, { power, slice }) ?? []).map((why) => (
        <p key={why} className={css.hint}>
          {asSentence(why)}
        </p>
      ))}
    </>
  );
}

/** Why an embassy cannot do anything else. */
function mustHold(winter: Winter, embassy: Embassy): string | null {
  const [to] = moveReach(placeOf(winter.favor, embassy));
  const checked = checkEmbassyOrder(winter, { type: "move", embassy, to });
  return checked.ok ? null : tellEmbassy(illegalEmbassyFacts(winter, checked.error)).why;
}
