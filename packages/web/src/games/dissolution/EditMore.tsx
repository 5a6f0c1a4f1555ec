import type { State } from "@chancery/engine";
import { ownOf, PLAYER_POWERS } from "@chancery/variants/dissolution";
import { playerName, SLICE_IDS, sameEmbassy, sliceName } from "@chancery/variants/dissolution/favor";
import { Token } from "../../board/Token.tsx";
import { powerName } from "../../messages/power-name.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import css from "../edit-more.module.css";
import { text } from "./text.ts";

/** Which embassies were kicked this year, and who can't spend points anymore (DIS-11.5.3-1, DIS-5.3-8). */
export function EditMore({ onState }: { onState: (state: State) => void }) {
  const { entry, game } = useOrderEditor();
  const { state } = entry;
  const own = ownOf(state);
  const put = (changes: Partial<typeof own>): void => onState({ ...state, own: { ...own, ...changes } });
  return (
    <details className={css.more}>
      <summary>{text("editMore")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("kickedWith")}</th>
            {SLICE_IDS.map((slice) => (
              <th key={slice} scope="col">
                <abbr title={powerName(sliceName(slice))}>{slice}</abbr>
              </th>
            ))}
            <th scope="col">{text("noPoints")}</th>
          </tr>
        </thead>
        <tbody>
          {PLAYER_POWERS.map((power) => {
            const name = playerName(power);
            const isRevoked = own.revoked.includes(power);
            return (
              <tr key={power}>
                <th scope="row">
                  <span>
                    <Token game={game} power={name} size={18} />
                    {powerName(name)}
                  </span>
                </th>
                {SLICE_IDS.map((slice) => {
                  const embassy = { power, slice };
                  const others = own.kicked.filter((each) => !sameEmbassy(each, embassy));
                  const isKicked = others.length < own.kicked.length;
                  return (
                    <td key={slice}>
                      <input
                        type="checkbox"
                        aria-label={text("wasKicked", {
                          power: powerName(name),
                          host: powerName(sliceName(slice)),
                        })}
                        checked={isKicked}
                        disabled={!own.favor[power]}
                        onChange={() => put({ kicked: isKicked ? others : [...own.kicked, embassy] })}
                      />
                    </td>
                  );
                })}
                <td>
                  <input
                    type="checkbox"
                    aria-label={text("isRevoked", { power: powerName(name) })}
                    checked={isRevoked}
                    onChange={() =>
                      put({
                        revoked: isRevoked
                          ? own.revoked.filter((each) => each !== power)
                          : [...own.revoked, power],
                      })
                    }
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
