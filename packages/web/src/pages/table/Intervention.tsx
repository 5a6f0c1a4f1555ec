import { officialsOf } from "@chancery/variants/officials";
import type { Setup, TurnView } from "../../api/client.ts";
import css from "./Intervention.module.css";

/** What the referee changed, and why. */
export function Intervention({
  instead,
  reason,
  difference,
  setup,
}: NonNullable<TurnView["intervention"]> & { setup: Setup }) {
  const { phase, units, centers } = difference;
  return (
    <section className={css.card} aria-label="Intervention">
      <h2>{officialsOf(setup).The} intervened</h2>
      <p className={css.reason}>“{reason}”</p>
      <dl>
        <div>
          <dt>In the place of</dt>
          <dd>
            turn {instead}
            {phase[0] !== phase[1] && `: ${phase[0]} became ${phase[1]}`}
          </dd>
        </div>
        {[...rows("units", units), ...rows("centres", centers)].map(({ what, gone, come }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {gone.length > 0 && <del>{gone.join(", ")}</del>}{" "}
              {come.length > 0 && <ins>{come.join(", ")}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {units.length + centers.length === 0 && <p>Neither units nor centres changed.</p>}
    </section>
  );
}

type Changes = NonNullable<TurnView["intervention"]>["difference"]["units"];

const rows = (what: string, changes: Changes) =>
  changes.map(({ power, gone, come }) => ({ what: `${power}, ${what}`, gone, come }));
