import { type Power, powerNamed } from "@chancery/engine";
import { isExile } from "@chancery/variants/dissolution";
import { Token } from "../../board/Token.tsx";
import { powerName } from "../../messages/power-name.ts";
import { type GameTable, useBoardPage } from "../../orders/board-page.tsx";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { RuleLinks } from "../../orders/reasons/RuleLinks.tsx";
import { asSentence } from "../../ui/Fault.tsx";
import css from "./Ledger.module.css";
import type { Allocation } from "./report.ts";
import { text } from "./text.ts";

/** Who sees it in a game: the game master, and in the end everyone if the settings say so (DIS-5.1.3-5). */
const readers = ({ status, setup }: GameTable): string => {
  const isOpened = setup.options.revealDpAfterGame !== false;
  if (status !== "ended") return text(isOpened ? "ledgerDuringThenAll" : "ledgerDuring");
  return text(isOpened ? "ledgerOpen" : "ledgerSecret");
};

/** Who put how much on what, and why some of it was ignored. */
export function Ledger({ allocations }: { allocations: readonly Allocation[] }) {
  const { table } = useBoardPage();
  return (
    <section className={css.ledger} aria-labelledby="ledger">
      <h2 id="ledger">{text("ledger")}</h2>
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
  const isOut = (name: string): boolean => isExile(entry.state, powerNamed(entry.rules, name) as Power);
  const totals = Object.entries(tally).map(([each, points]) => text("tallyEntry", { order: each, points }));
  return (
    <article aria-label={`${powerName(power)} ${unit}`}>
      <h3>
        <Token game={game} power={power} size={20} />
        {order}
        <span>{text(`ledger-${how}`, { power: powerName(power) })}</span>
      </h3>
      <table>
        <thead className="hidden">
          <tr>
            <th scope="col">{text("ledgerPlayer")}</th>
            <th scope="col">{text("ledgerPoints")}</th>
            <th scope="col">{text("ledgerOrder")}</th>
          </tr>
        </thead>
        <tbody>
          {bids.map((bid, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be written twice, and keeps its place
            <tr key={index} data-ignored={bid.ignored && true}>
              <th scope="row">
                {powerName(bid.power)}
                {isOut(bid.power) && <small> {text("exile")}</small>}
              </th>
              <td>{bid.points}</td>
              <td>
                <span>{bid.order}</span>
                {bid.ignored && (
                  <small>
                    {text("ignored", { why: asSentence(bid.ignored.why) })}{" "}
                    <RuleLinks ids={bid.ignored.rules} />
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {totals.length > 0 ? text("tally", { totals: totals.join("; ") }) : text("tallyNone")}{" "}
        <RuleLinks ids={rules} />
      </p>
    </article>
  );
}
