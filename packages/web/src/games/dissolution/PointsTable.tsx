import { WINNING_POINTS } from "@chancery/variants/dissolution";
import { Token } from "../../board/Token.tsx";
import { playerName } from "../../messages/player-name.ts";
import { powerName } from "../../messages/power-name.ts";
import { useBoardPage } from "../../orders/board-page.tsx";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import css from "./favor/Favor.module.css";
import { type Worth, worths } from "./points.ts";
import { text } from "./text.ts";

/** Points, what they are made of, and the units they allow, in the turn that is looked at. */
export function PointsTable() {
  const { entry, game } = useOrderEditor();
  const { table } = useBoardPage();
  const playerOf = (name: string): string | null => {
    const seat = table?.seats.find(({ powers }) => powers.includes(name));
    return seat ? playerName(seat) : null;
  };
  const needed = table?.setup.options.victoryVP ?? WINNING_POINTS;
  return (
    <>
      {!table?.ending && <p className={css.help}>{text("standingsHelp", { needed: String(needed) })}</p>}
      <table className={css.points}>
        <thead>
          <tr>
            <th scope="col">{text("power")}</th>
            <th scope="col">{text("pointsColumn")}</th>
            <th scope="col">{text("centers")}</th>
            <th scope="col">{text("units")}</th>
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
                    {powerName(name)}
                    {isOut ? <small>{text("exile")}</small> : player && <small>{player}</small>}
                  </span>
                </th>
                <td>
                  <b>{worth.effective}</b>
                  {worth.blocked > 0 && <small>{text("underNavy", { count: worth.blocked })}</small>}
                </td>
                <td>
                  {worth.centers}
                  <small>{extrasOf(worth)}</small>
                </td>
                <td>
                  {worth.units}
                  <small>{text("ofAllowed", { count: worth.allowed })}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Centers that are worth two, and oil. */
function extrasOf({ rings, hasOil }: Pick<Worth, "rings" | "hasOil">): string {
  if (rings === 0) return hasOil ? text("oil") : "";
  return text(hasOil ? "worthTwoAndOil" : "worthTwo", { count: rings });
}
