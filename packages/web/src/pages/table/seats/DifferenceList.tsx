import type { ReactNode } from "react";
import type { TurnView } from "../../../api/client.ts";
import type { PlayedBy } from "../../../lib/rulebooks.ts";
import { phaseInWords } from "../../../orders/names.ts";
import css from "./SeatsPanel.module.css";

type Difference = NonNullable<TurnView["intervention"]>["difference"];

/** What people call what a game keeps by powers besides units and centres. */
const FIELDS: Readonly<Record<string, string>> = {
  favor: "embassy",
  kicked: "kicked with",
  retaliated: "retaliation by",
  builtIn: "built in",
  revoked: "without Diplomacy Points",
  civilDisorder: "in civil disorder",
};

/** What another position changes: who loses and who gains what. */
export function DifferenceList({
  difference: { phase, units, centers, own, contested },
  setup,
}: {
  difference: Difference;
  setup: PlayedBy;
}) {
  const rows = [
    ...units.map((change) => ({ ...change, what: "" })),
    ...centers.map((change) => ({ ...change, what: "centre " })),
    ...own.map(({ field, ...change }) => ({ ...change, what: `${FIELDS[field] ?? field} ` })),
    ...(contested.gone.length + contested.come.length > 0
      ? [{ ...contested, power: "Standoffs", what: "" }]
      : []),
  ];
  if (rows.length === 0 && phase[0] === phase[1]) return <p className={css.same}>Nothing is changed.</p>;
  return (
    <ul className={css.difference} aria-label="What is changed">
      {phase[0] !== phase[1] && (
        <li>
          <Gone>{phaseInWords(phase[0], setup)}</Gone>
          <Come>{phaseInWords(phase[1], setup)}</Come>
        </li>
      )}
      {rows.map(({ power, what, gone, come }) => (
        <li key={`${power} ${what}`}>
          <b>{power}</b>
          {gone.map((item) => (
            <Gone key={item}>
              {what}
              {item}
            </Gone>
          ))}
          {come.map((item) => (
            <Come key={item}>
              {what}
              {item}
            </Come>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Gone({ children }: { children: ReactNode }) {
  return (
    <del>
      <span className="hidden">no longer </span>
      {children}
    </del>
  );
}

function Come({ children }: { children: ReactNode }) {
  return (
    <ins>
      <span className="hidden">now </span>
      {children}
    </ins>
  );
}
