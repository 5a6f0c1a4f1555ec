import { SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { ui } from "../messages/ui.ts";
import css from "./Boards.module.css";

type Shown = "first" | "both" | "second";

interface SecondBoard {
  readonly titles: readonly [first: string, second: string];
  readonly board: ReactNode;
  readonly credit?: string | undefined;
  /** Whether it matters now. If not, the first board has all the room. */
  readonly isUsed?: boolean;
  /** Whether only this board matters now: where there is room for one, it's shown. */
  readonly isAlone?: boolean;
  /** What it looks like in small, for a corner of the first. */
  readonly inset?: ReactNode;
}

export interface BoardsProps {
  /** A second board, where the game has one. */
  readonly second: SecondBoard | undefined;
  /** Whether the first is given more room than the second. */
  readonly leads?: boolean;
  /** The first board. */
  readonly children: ReactNode;
}

/** The boards of a game: side by side where there is room for two and both are used, else one or the other. */
export function Boards({ second, children, ...rest }: BoardsProps) {
  return second ? (
    <Two second={second} {...rest}>
      {children}
    </Two>
  ) : (
    children
  );
}

function Two({ second, leads, children }: BoardsProps & { second: SecondBoard }) {
  const { titles, board, credit, isUsed = true, isAlone = false, inset } = second;
  const isNarrow = useMediaQuery("(max-width: 1080px)", false, { getInitialValueInEffect: false });
  // What was wanted holds as long as the second board is used, or not, as it was then.
  const [wanted, setWanted] = useState<{ shown: Shown; isUsed: boolean } | null>(null);
  const usual = isUsed ? "both" : "first";
  const chosen = wanted?.isUsed === isUsed ? wanted.shown : usual;
  const shown = isNarrow && chosen === "both" ? (isAlone ? "second" : "first") : chosen;
  const show = (next: Shown): void => setWanted({ shown: next, isUsed });
  const choices: { value: Shown; label: string }[] = [
    { value: "first", label: titles[0] },
    ...(isNarrow ? [] : [{ value: "both" as const, label: ui("bothBoards") }]),
    { value: "second", label: titles[1] },
  ];
  return (
    <div className={css.boards} data-shown={shown} data-leads={leads || undefined}>
      <div className={css.bar}>
        <SegmentedControl
          size="xs"
          value={shown}
          onChange={(value) => show(value as Shown)}
          data={choices}
          aria-label={ui("boards")}
        />
        {credit && <small>{credit}</small>}
      </div>
      <div className={css.first} hidden={shown === "second"}>
        {children}
        {inset && shown === "first" && !isNarrow && (
          <button
            type="button"
            className={css.inset}
            aria-label={ui("showBoard", { board: titles[1] })}
            data-fixed
            data-tools
            onClick={() => show("both")}
          >
            {inset}
            <span>{titles[1]}</span>
          </button>
        )}
      </div>
      <div className={css.second} hidden={shown === "first"}>
        {board}
      </div>
    </div>
  );
}
