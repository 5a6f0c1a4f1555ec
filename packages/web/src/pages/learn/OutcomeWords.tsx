import type { Rules } from "@chancery/engine";
import { useEffect, useRef } from "react";
import { board } from "../../messages/board.ts";
import { learn as text } from "../../messages/learn.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { coastName, provinceName } from "../../orders/names.ts";
import type { Miss } from "./goal.ts";
import { Happened } from "./Happened.tsx";
import type { TaughtLesson } from "./lessons/index.ts";
import css from "./TaskView.module.css";
import { taskText } from "./task-text.ts";
import type { Outcome } from "./use-task.ts";

interface OutcomeWordsProps {
  readonly task: TaughtLesson["tasks"][number];
  readonly outcome: Outcome;
  readonly power: string;
}

/** Whether the task is solved, what every order led to and why, and what to try next. */
export function OutcomeWords({ task, outcome: { misses }, power }: OutcomeWordsProps) {
  const { entry } = useOrderEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isSolved = misses.length === 0;
  return (
    <section aria-label={text("happened")}>
      <h2 className={css.verdict} data-solved={isSolved || undefined} ref={heading} tabIndex={-1}>
        {text(isSolved ? "solved" : "unsolved")}
      </h2>
      {isSolved && <p>{taskText(task.name, "Done")}</p>}
      {!isSolved && (
        <>
          {misses.map((miss) => (
            <p key={JSON.stringify(miss)}>{missInWords(entry.rules, miss)}</p>
          ))}
          <p className={css.hint}>{taskText(task.name, "Hint")}</p>
        </>
      )}
      <h3>{text("happened")}</h3>
      <Happened power={power} />
    </section>
  );
}

/** "A" and "Causeway", of "A Cau"; with its coast, "Spain (south coast)" of "Spa/sc". */
function named(rules: Rules, unit: string): { readonly kind: string; readonly province: string } {
  const [id, coast] = unit.slice(2).split("/");
  const name = provinceName(rules, id);
  const province = coast ? board("placeOnCoast", { province: name, coast: coastName(coast) }) : name;
  return { kind: unit[0], province };
}

function missInWords(rules: Rules, miss: Miss): string {
  switch (miss.code) {
    case "unit":
      return text("missUnit", named(rules, miss.unit));
    case "dislodged":
      return text("missDislodged", named(rules, miss.unit));
    case "standoff":
      return text("missStandoff", { province: provinceName(rules, miss.province) });
    case "kept":
      return text("missKept", { province: provinceName(rules, miss.province) });
    case "center":
      return text("missCenter", { province: provinceName(rules, miss.province) });
    case "count":
      return text("missCount", { have: miss.have, want: miss.want });
  }
}
