import { centersOf, type Power, type State } from "@chancery/engine";
import { ownOf } from "@chancery/variants/committee";
import { Token } from "../../board/Token.tsx";
import { powerName } from "../../messages/power-name.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import css from "../edit-more.module.css";
import { EditRisings } from "./EditRisings.tsx";
import { fateOf, fatesOpen, withFate } from "./fates.ts";
import { text } from "./text.ts";

/** Which countries are lost and to whom, who helps them, and points that only insurrections and Europe bring. */
export function EditMore({ onState }: { onState: (state: State) => void }) {
  const { entry, game } = useOrderEditor();
  const { rules, state } = entry;
  const own = ownOf(state);
  const put = (changes: Partial<typeof own>): void => onState({ ...state, own: { ...own, ...changes } });
  const words = (fate: string): string => {
    const [kind, by = ""] = fate.split(" ");
    const power = by === "" ? "" : powerName(rules.powers[Number(by)].name);
    if (kind === "lost") return by === "" ? text("lostToNobody") : text("lostTo", { power });
    return kind === "ruined" ? text("ruinedBy", { power }) : text("notLost");
  };
  return (
    <details className={css.more} open={own.lost.size > 0}>
      <summary>{text("editMore")}</summary>
      <p className={css.note}>{text("editMoreHelp")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("country")}</th>
            <th scope="col">{text("fate")}</th>
            <th scope="col">{text("helperPoints")}</th>
            <th scope="col">{text("control")}</th>
          </tr>
        </thead>
        <tbody>
          {rules.powers.map(({ name }, index) => {
            const power = index as Power;
            const country = powerName(name);
            return (
              <tr key={name}>
                <th scope="row">
                  <span>
                    <Token game={game} power={name} size={18} />
                    {country}
                  </span>
                </th>
                <td>
                  {centersOf(state, power) > 0 ? (
                    "–"
                  ) : (
                    <select
                      aria-label={text("fateOf", { country })}
                      value={fateOf(state, power)}
                      onChange={({ currentTarget: { value } }) => onState(withFate(state, power, value))}
                    >
                      {fatesOpen(rules, state, power).map((fate) => (
                        <option key={fate} value={fate}>
                          {words(fate)}
                        </option>
                      ))}
                    </select>
                  )}
                </td>
                <td>
                  <input
                    type="number"
                    min={0}
                    max={99}
                    aria-label={text("helperPointsOf", { country })}
                    value={own.helperPoints[power]}
                    onChange={({ currentTarget: { valueAsNumber: points } }) =>
                      Number.isInteger(points) &&
                      points >= 0 &&
                      put({ helperPoints: own.helperPoints.with(power, points) })
                    }
                  />
                </td>
                <td>
                  <input
                    type="checkbox"
                    aria-label={text("controlOf", { country })}
                    checked={own.control.includes(power)}
                    onChange={() =>
                      put({
                        control: own.control.includes(power)
                          ? own.control.filter((each) => each !== power)
                          : [...own.control, power],
                      })
                    }
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {state.phase.task === "R" && own.lost.size > 0 && (
        <EditRisings risings={own.insurrections} onRisings={(insurrections) => put({ insurrections })} />
      )}
    </details>
  );
}
