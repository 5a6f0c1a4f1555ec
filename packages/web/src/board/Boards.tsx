import { SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { ui } from "../messages/ui.ts";
import css from "./Boards.module.css";

type Shown = "first" | "both" | "second";

export interface BoardsProps {
  /** A second board, where the game has one. */
  readonly second:
    | {
        readonly titles: readonly [first: string, second: string];
        readonly board: ReactNode;
        readonly credit?: string | undefined;
      }
    | undefined;
  /** Whether the first is given more room than the second. */
  readonly leads?: boolean;
  /** The first board. */
  readonly children: ReactNode;
}

/** The boards of a game: side by side where there is room for two, else one or the other. */
export function Boards({ second, children, ...rest }: BoardsProps) {
  return second ? (
    <Two second={second} {...rest}>
      {children}
    </Two>
  ) : (
    children
  );
}

function Two({ second: { titles, board, credit }, leads, children }: BoardsProps & { second: object }) {
  const isNarrow = useMediaQuery("(max-width: 1080px)", false, { getInitialValueInEffect: false });
  const [wanted, setWanted] = useState<Shown>("both");
  const shown = isNarrow && wanted === "both" ? "first" : wanted;
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
          onChange={(value) => setWanted(value as Shown)}
          data={choices}
          aria-label={ui("boards")}
        />
        {credit && <small>{credit}</small>}
      </div>
      <div className={css.first} hidden={shown === "second"}>
        {children}
      </div>
      <div className={css.second} hidden={shown === "first"}>
        {board}
      </div>
    </div>
  );
}
