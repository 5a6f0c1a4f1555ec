import type { Game } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { Token } from "../../../board/Token.tsx";
import { LANGUAGE } from "../../../messages/language.ts";
import { paper as text } from "../../../messages/paper.ts";
import { powerName } from "../../../messages/power-name.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { useTable } from "../../table/table-context.ts";
import { turnInWords } from "../parts.tsx";
import shared from "../room.module.css";
import type { Goal, RoomTable } from "../room.ts";
import { useRoomAct, useRoomTable } from "../use-room.ts";
import css from "./score.module.css";
import { goalsByPower, rowsOf } from "./score.ts";

/** Everyone's points and what they're for, and at the end the goals behind them (MB-271, R111). */
export function ScoreTable() {
  const view = useRoomTable();
  const { me } = useTable();
  const isOver = view.status === "ended";
  return (
    <>
      <OwnScores />
      <p className={css.note}>
        {text(isOver ? "highestWins" : me.role === "referee" ? "officersSeeAll" : "othersAnnounced")}{" "}
        <RuleLinks ids={["MB-271", "MB-273"]} />
      </p>
      <BotsRanked />
      <Goals />
    </>
  );
}

/** Whether bots have places in the ranking, which the officers decide (R109). */
function BotsRanked() {
  const view = useRoomTable();
  const { act, fault, isBusy } = useRoomAct(view.game);
  const { ranksBots, may } = view.room;
  if (!ranksBots && !rowsOf(view).some(({ bot }) => bot !== null)) return null;
  return (
    <>
      <p className={css.note}>
        {text(ranksBots ? "botsRanked" : "botsUnranked")}{" "}
        {may.includes("rank-bots") && (
          <button
            type="button"
            className={shared.link}
            disabled={isBusy}
            onClick={() => void act({ do: "rank-bots", ranked: !ranksBots })}
          >
            {text(ranksBots ? "unrankBots" : "rankBots")}
          </button>
        )}
      </p>
      <Fault error={fault} />
    </>
  );
}

/** The table alone, of the committee one is in. */
export function OwnScores() {
  const view = useRoomTable();
  const { game } = useTable();
  return <Scores view={view} game={game} className={css.table} />;
}

interface ScoresProps {
  readonly view: RoomTable;
  readonly game: Game;
  readonly className: string;
}

/** The table alone, on a screen or on paper. */
export function Scores({ view, game, className }: ScoresProps) {
  const rows = rowsOf(view);
  return (
    <table className={className}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{text("rank")}</span>
          </th>
          <th scope="col">{text("delegation")}</th>
          <th scope="col">{text("centers")}</th>
          <th scope="col">{text("otherPoints")}</th>
          <th scope="col">{text("total")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ power, delegates, bot, rank, centers, other, made, total, place }) => (
          <tr key={power} data-out={rank === null || undefined} data-place={place ?? undefined}>
            <td>{rank ?? <span title={text("unranked")}>–</span>}</td>
            <th scope="row">
              <span className={css.power}>
                <Token game={game} power={power} size={20} />
                <span>
                  {powerName(power)}{" "}
                  {place !== null && (
                    <em className={css.place}>{text(place === "winner" ? "winner" : "sharesDraw")}</em>
                  )}
                  <small>{formatList(LANGUAGE, delegates) || (bot ?? text("noDelegation"))}</small>
                </span>
              </span>
            </th>
            <td>{centers}</td>
            <td>
              {other}
              {made !== "" && <small>{made}</small>}
            </td>
            <td>
              <b>{total}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What brought points; everything, when the committee is closed. */
function Goals() {
  const view = useRoomTable();
  const { game } = useTable();
  const rows = rowsOf(view);
  const isOver = view.status === "ended";
  const shown = view.room.goals.filter(({ award }) => isOver || award?.isAnnounced);
  const byPower = goalsByPower(
    { goals: shown },
    rows.map(({ power }) => power),
  );
  if (byPower.length === 0) return null;
  return (
    <section aria-label={text("goalsAndAwards")} className={css.goals}>
      <h2>{text("goalsAndAwards")}</h2>
      {byPower.map(({ power, goals }) => (
        <div key={power}>
          <h3>
            <Token game={game} power={power} size={18} />
            {powerName(power)}
          </h3>
          <ul>
            {goals.map((goal) => (
              <li key={goal.goal}>
                <span>
                  {goal.title}
                  {goal.award && (
                    <small>
                      {text("awardReason", {
                        turn: turnInWords({ view }, goal.award.turn),
                        reason: goal.award.reason,
                      })}
                    </small>
                  )}
                </span>
                <b data-none={goal.award === null || undefined}>{pointsOf(goal)}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const pointsOf = ({ award, value }: Goal): string =>
  award?.points === value ? String(value) : text("pointsOf", { points: award?.points ?? 0, value });
