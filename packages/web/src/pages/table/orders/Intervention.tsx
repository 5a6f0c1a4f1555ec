import type { Setup, TurnView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { powerName } from "../../../messages/power-name.ts";
import { table as text } from "../../../messages/table.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { listed } from "../words.ts";
import css from "./Intervention.module.css";

/** What the game master changed, and why. */
export function Intervention({
  instead,
  reason,
  difference,
  setup,
}: NonNullable<TurnView["intervention"]> & { setup: Setup }) {
  const { phase, units, centers } = difference;
  const title = text("steppedIn", { officials: officialsOf(setup) });
  const [before, after] = phase.map((each) => phaseInWords(each, setup));
  return (
    <section className={css.card} aria-label={title}>
      <h2>{title}</h2>
      <p className={css.reason}>{text("quoted", { text: reason })}</p>
      <p>
        {before === after
          ? text("replacesTurn", { number: instead })
          : text("replacesPhase", { number: instead, before, after })}
      </p>
      <dl>
        {[...rows("unitsOf", units), ...rows("centersOf", centers)].map(({ what, gone, come }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {gone.length > 0 && <del>{listed(gone)}</del>} {come.length > 0 && <ins>{listed(come)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {units.length + centers.length === 0 && <p>{text("nothingMoved")}</p>}
    </section>
  );
}

type Changes = NonNullable<TurnView["intervention"]>["difference"]["units"];

const rows = (what: "unitsOf" | "centersOf", changes: Changes) =>
  changes.map(({ power, gone, come }) => ({ what: text(what, { power: powerName(power) }), gone, come }));
