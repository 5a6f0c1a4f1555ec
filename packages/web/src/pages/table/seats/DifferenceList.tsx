import type { PlayedBy } from "@chancery/variants";
import type { ReactNode } from "react";
import type { TurnView } from "../../../api/client.ts";
import { players as text } from "../../../messages/players.ts";
import { powerName } from "../../../messages/power-name.ts";
import { phaseInWords } from "../../../orders/names.ts";
import css from "./SeatsPanel.module.css";

type Difference = NonNullable<TurnView["intervention"]>["difference"];

/** Something a game keeps for each power besides units and centers. */
const fieldItem = (field: string, item: string): string =>
  text.byCode(`field-${field}`, { item }) ?? text("field", { field, item });

/** The difference between two positions: who loses and who gains what. */
export function DifferenceList({
  difference: { phase, units, centers, own, contested },
  setup,
}: {
  difference: Difference;
  setup: PlayedBy;
}) {
  const rows = [
    ...units.map((change) => ({ ...change, field: "units", said: (item: string) => item })),
    ...centers.map((change) => ({
      ...change,
      field: "centers",
      said: (item: string) => text("center", { item }),
    })),
    ...own.map((change) => ({ ...change, said: (item: string) => fieldItem(change.field, item) })),
    ...(contested.gone.length + contested.come.length > 0
      ? [{ ...contested, power: text("standoffs"), field: "contested", said: (item: string) => item }]
      : []),
  ];
  if (rows.length === 0 && phase[0] === phase[1]) return <p className={css.same}>{text("nothingChanged")}</p>;
  return (
    <ul className={css.difference} aria-label={text("changes")}>
      {phase[0] !== phase[1] && (
        <li>
          <Gone>{phaseInWords(phase[0], setup)}</Gone>
          <Come>{phaseInWords(phase[1], setup)}</Come>
        </li>
      )}
      {rows.map(({ power, field, gone, come, said }) => (
        <li key={`${power} ${field}`}>
          <b>{powerName(power)}</b>
          {gone.map((item) => (
            <Gone key={item}>{said(item)}</Gone>
          ))}
          {come.map((item) => (
            <Come key={item}>{said(item)}</Come>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Gone({ children }: { children: ReactNode }) {
  return (
    <del>
      <span className="hidden">{text("noLonger")} </span>
      {children}
    </del>
  );
}

function Come({ children }: { children: ReactNode }) {
  return (
    <ins>
      <span className="hidden">{text("now")} </span>
      {children}
    </ins>
  );
}
