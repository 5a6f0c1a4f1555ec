import { Button } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";
import type { TableView, TurnView } from "../../../api/client.ts";
import { useLive } from "../../../api/queries.ts";
import { tableName } from "../../../games/game-name.ts";
import { projector } from "../../../messages/projector.ts";
import { formatLeft } from "../../../messages/time.ts";
import { SchemeSwitch } from "../../../ui/SchemeSwitch.tsx";
import { currentNotice } from "../banners/notices.ts";
import { proposalInWords } from "../banners/ProposalActs.tsx";
import { timeRequestInWords } from "../banners/time-request.ts";
import { Left } from "../clock/Left.tsx";
import { FullScreen } from "./FullScreen.tsx";
import { newsOfTurn } from "./news.ts";
import { Pages } from "./Pages.tsx";
import css from "./screen.module.css";
import type { Results } from "./use-screen.ts";

/** The board, the last announcement of this turn, and the buttons. */
export function BoardSide({
  view,
  results,
  tools,
  children,
}: {
  view: TableView;
  /** Null where nobody can choose between the position and the last results. */
  results: Results | null;
  /** Further settings of this screen. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  const isAway = useLive(view.game) === "disconnected";
  const notice = currentNotice(view);
  return (
    <div className={css.board}>
      {notice && (
        <Pages
          label={projector("announcement")}
          className={saidIn(notice.turn !== null ? `${notice.what}. ${notice.said}` : notice.said)}
        >
          <p>
            {notice.turn !== null && <strong>{notice.what}. </strong>}
            {notice.said}
          </p>
        </Pages>
      )}
      {view.proposal && (
        <Pages label={projector("announcement")} className={saidIn(proposalInWords(view.proposal))}>
          <p>{proposalInWords(view.proposal)}</p>
        </Pages>
      )}
      {view.clock.extension && (
        <Pages label={projector("announcement")} className={saidIn(timeRequestInWords(view.clock.extension))}>
          <p>{timeRequestInWords(view.clock.extension)}</p>
        </Pages>
      )}
      <div className={css.stand}>{children}</div>
      <div className={css.tools}>
        {isAway && <span role="status">{projector("notConnected")}</span>}
        {view.lastPlayed && results && (
          <Button variant="default" onClick={() => results.show(!results.isShown)}>
            {projector(results.isShown ? "showPosition" : "showResults")}
          </Button>
        )}
        {tools}
        <FullScreen />
        <SchemeSwitch />
      </div>
    </div>
  );
}

/** As many characters as fit on one line, on any screen. */
const ONE_LINE = 48;

/** What takes one line leaves more room for the board. */
const saidIn = (text: string): string =>
  text.length <= ONE_LINE && !text.includes("\n") ? `${css.said} ${css.line}` : css.said;

/** Which game everyone is looking at. */
export const GameName = ({ view }: { view: TableView }) => <p className={css.name}>{tableName(view)}</p>;

interface TimeLeftProps {
  readonly left: number;
  readonly urgency: "none" | "soon" | "last";
  readonly className: string;
}

/** The countdown, in figures that can be read from the back of a room. */
export function TimeLeft({ left, urgency, className }: TimeLeftProps) {
  return (
    <p
      className={`${css.left} ${className}`}
      // Words for hours and minutes are longer in some languages: the figures give way.
      style={{ "--letters": formatLeft(left).length } as CSSProperties}
      data-urgency={urgency}
      role="timer"
    >
      <Left left={left} />
    </p>
  );
}

/** The first results of the last turn. */
export function News({ turn, heading, most }: { turn: TurnView | null; heading: string; most: number }) {
  if (!turn?.result) return null;
  const { lines, more } = newsOfTurn(turn.result, most);
  return (
    <section className={css.news} aria-label={projector("lastResults")}>
      <h2>{heading}</h2>
      {lines.length === 0 && <p>{projector("allSucceeded")}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{projector("more", { count: more })}</li>}
      </ul>
    </section>
  );
}
