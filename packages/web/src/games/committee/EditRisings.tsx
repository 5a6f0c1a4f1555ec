import { formatOrder, own, type Power, type Rules, readOrder, type State } from "@chancery/engine";
import { isReviving, ownOf } from "@chancery/variants/committee";
import { powerName } from "../../messages/power-name.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { text } from "./text.ts";

type Rising = ReturnType<typeof ownOf>["insurrections"][number];

const HEAD = "Revive ";

const revivalText = (rules: Rules, { revival }: Rising): string =>
  revival === null
    ? ""
    : formatOrder(rules, own({ kind: "revival", wishes: revival, struck: [] })).slice(HEAD.length);

/** Insurrections that rise after these retreats: who has joined, and what the lost country wants back. */
export function EditRisings({
  risings,
  onRisings,
}: {
  risings: readonly Rising[];
  onRisings: (risings: readonly Rising[]) => void;
}) {
  const { entry, game, say } = useOrderEditor();
  const { rules, state } = entry;
  const put = (changed: Rising): void =>
    onRisings([
      ...risings.filter(({ country }) => country !== changed.country),
      ...(changed.help.length > 0 || changed.revival !== null ? [changed] : []),
    ]);
  const revise = (rising: Rising, written: string): void => {
    // Orders to revive are written in movement phases.
    const asOrders: State = { ...state, phase: { ...state.phase, task: "M" } };
    const read = readOrder(game.notation, asOrders, rising.country, HEAD + written);
    if (written.trim() === "") put({ ...rising, revival: null });
    else if (read.ok && isReviving(read.value)) put({ ...rising, revival: read.value.line.wishes });
    else say({ why: text("notARevival"), rules: [] });
  };
  return [...ownOf(state).lost.keys()].map((country) => {
    const rising = risings.find((each) => each.country === country) ?? { country, help: [], revival: null };
    const name = powerName(rules.powers[country].name);
    const written = revivalText(rules, rising);
    return (
      <fieldset key={country}>
        <legend>{text("risingOf", { country: name })}</legend>
        <ul>
          {rules.powers.flatMap((each, index) => {
            const power = index as Power;
            if (power === country) return [];
            const units = rising.help.find((help) => help.power === power)?.units ?? 0;
            const rest = rising.help.filter((help) => help.power !== power);
            return (
              <li key={each.name}>
                <label>
                  {powerName(each.name)}
                  <input
                    type="number"
                    min={0}
                    max={99}
                    value={units}
                    onChange={({ currentTarget: { valueAsNumber: more } }) =>
                      Number.isInteger(more) &&
                      more >= 0 &&
                      put({ ...rising, help: more === 0 ? rest : [...rest, { power, units: more }] })
                    }
                  />
                </label>
              </li>
            );
          })}
        </ul>
        <label>
          {text("wantsBack")}
          <input
            key={written}
            type="text"
            defaultValue={written}
            onBlur={({ currentTarget: { value } }) => value !== written && revise(rising, value)}
          />
        </label>
      </fieldset>
    );
  });
}
