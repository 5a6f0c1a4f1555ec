import { Link } from "@tanstack/react-router";
import { offersIn } from "../../games/offers.ts";
import { analysis as text } from "../../messages/analysis.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { Fault } from "../../ui/Fault.tsx";
import { TextPage } from "../layout/pages.tsx";
import css from "./Analysis.module.css";
import { OpenForm } from "./OpenForm.tsx";
import { RunningNote } from "./RunningNote.tsx";

/** Where an analysis begins: with a finished game of yours, a file, or a starting position. */
export function OpenPage({
  isRunning,
  fault,
  onOpen,
}: {
  isRunning: boolean;
  fault: string | null;
  onOpen: (json: unknown) => Promise<string | null>;
}) {
  return (
    <TextPage title={text("title")} heading={text("title")}>
      {isRunning ? <RunningNote /> : <p>{text("intro")}</p>}
      <Fault error={fault} />
      <OpenForm onOpen={onOpen} />
      <h2>{text("fromStart")}</h2>
      <ul className={css.starts}>
        {offersIn(LANGUAGE).map(({ page, title }) => (
          <li key={page}>
            <Link to="/analysis" search={{ start: page }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <h2>{text("limitsTitle")}</h2>
      <p>{text("limits")}</p>
    </TextPage>
  );
}
