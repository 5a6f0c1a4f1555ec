import { WINNING_POINTS } from "@chancery/variants/dissolution";
import { Token } from "../../board/Token.tsx";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { useGameTable } from "../table-context.ts";
import css from "./favor/Favor.module.css";
import { worths } from "./points.ts";

/** Points, what they are made of, and the units they allow, in the turn that is looked at. */
export function PointsTable() {
  const { entry, game } = useOrderEditor();
  const table = useGameTable();
  const playerOf = (name: string): string | null =>
    table?.seats.find(({ powers }) => powers.includes(name))?.player ?? null;
  const needed = table?.setup.options.victoryVP ?? WINNING_POINTS;
  return (
    <>
      {!table?.ending && (
        <p className={css.help}>
          {String(needed)} points win after an Autumn, if nobody else has as many. Half the points, rounded
          up, are the units one may have.
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Power</th>
            <th scope="col">Points</th>
            <th scope="col">Centres</th>
            <th scope="col">Units</th>
          </tr>
        </thead>
        <tbody>
          {worths(entry.state).map(({ power, isOut, ...worth }) => {
            const { name } = entry.rules.powers[power];
            const player = playerOf(name);
            return (
              <tr key={power} data-out={isOut || undefined}>
                <th scope="row">
                  <Token game={game} power={name} size={20} />
                  <span>
                    {name}
                    {isOut ? <small>in exile</small> : player && <small>{player}</small>}
                  </span>
                </th>
                <td>
                  <b>{worth.effective}</b>
                  {worth.blocked > 0 && <small>{worth.blocked} under the US Navy</small>}
                </td>
                <td>
                  {worth.centres}
                  <small>
                    {worth.rings > 0 && `${worth.rings} worth two`}
                    {worth.rings > 0 && worth.hasOil && ", "}
                    {worth.hasOil && "oil"}
                  </small>
                </td>
                <td>
                  {worth.units}
                  <small>of {worth.allowed}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
