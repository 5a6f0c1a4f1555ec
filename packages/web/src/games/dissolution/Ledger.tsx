import { isExile } from "@chancery/variants/dissolution";
import { Token } from "../../board/Token.tsx";
import { plural } from "../../lib/plural.ts";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { RuleLinks } from "../../orders/RuleLinks.tsx";
import { type GameTable, useGameTable } from "../table-context.ts";
import css from "./Ledger.module.css";
import { type Allocation, HOW } from "./report.ts";

/** Who sees it, at a table: the referee, and everybody in the end if that was agreed (DIS-5.1.3-5). */
const readers = ({ status, setup }: GameTable): string => {
  const isOpened = setup.options.revealDpAfterGame !== false;
  if (status !== "ended")
    return `While the game goes on, the referee alone sees this.${isOpened ? " After it, everybody will." : ""}`;
  return isOpened ? "Open to all, now that the game is over." : "The referee alone sees this, as was agreed.";
};

/** Who put how much on what, and why some of it was ignored. */
export function Ledger({ allocations }: { allocations: readonly Allocation[] }) {
  const table = useGameTable();
  return (
    <section className={css.ledger} aria-labelledby="ledger">
      <h2 id="ledger">Ledger of Diplomacy Points</h2>
      {table && <p>{readers(table)}</p>}
      {allocations.map((allocation) => (
        <Entry key={`${allocation.power} ${allocation.unit}`} allocation={allocation} />
      ))}
    </section>
  );
}

function Entry({ allocation }: { allocation: Allocation }) {
  const { entry, game } = useOrderEditor();
  const { power, unit, order, how, tally, bids, rules } = allocation;
  const { powers } = entry.rules;
  const isOut = (name: string): boolean => {
    const index = powers.findIndex((each) => each.name === name);
    return isExile(entry.state, index as Parameters<typeof isExile>[1]);
  };
  const totals = Object.entries(tally).map(([each, points]) => `${each}: ${points}`);
  return (
    <article aria-label={`${power} ${unit}`}>
      <h3>
        <Token game={game} power={power} size={20} />
        {order}
        <span>
          {power}, {HOW[how]}
        </span>
      </h3>
      <table>
        <thead className="hidden">
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Points</th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          {bids.map((bid, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be written twice, and keeps its place
            <tr key={index} data-ignored={bid.ignored && true}>
              <th scope="row">
                {bid.power}
                {isOut(bid.power) && <small> in exile</small>}
              </th>
              <td>{bid.points}</td>
              <td>
                <span>{bid.order}</span>
                {bid.ignored && (
                  <small>
                    Ignored: {bid.ignored.why}. <RuleLinks ids={bid.ignored.rules} />
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {totals.length > 0 ? `Tally: ${totals.join("; ")}` : `${plural(0, "point")} counted`}{" "}
        <RuleLinks ids={rules} />
      </p>
    </article>
  );
}
