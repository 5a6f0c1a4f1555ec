import { formatPhase } from "@chancery/engine";
import { Button, Textarea } from "@mantine/core";
import { useId } from "react";
import { analysis as text } from "../../messages/analysis.ts";
import { powerName } from "../../messages/power-name.ts";
import { phaseInWords, stateName } from "../../orders/names.ts";
import { useSandbox } from "../sandbox/use-sandbox.ts";
import css from "./Analysis.module.css";
import { branchesAt, commentAt, type StudyLine, withComment } from "./study.ts";
import { useStudy } from "./study-context.ts";

/** Comments on the phase in view, and the branches of the game. */
export function LinesPanel() {
  const { study, line, show, change, remove } = useStudy();
  const { timeline, at } = useSandbox();
  const { rules } = timeline.table;
  const here = branchesAt(study, { line, at });
  const title = useId();
  const nameOf = ({ from, phases }: StudyLine, number: number): string => {
    if (!from) return text("mainLine");
    const phase = from.at < timeline.phases.length ? timeline.phases[from.at] : undefined;
    const orders = Object.entries(phases[0]?.orders ?? {}).find(([, lines]) => lines.length > 0);
    return text("branch", {
      number,
      phase: phase ? phaseInWords(formatPhase(phase.state.phase), rules) : "",
      orders: orders ? `${powerName(orders[0])}: ${orders[1].join(", ")}` : text("branchEmpty"),
    });
  };
  return (
    <div className={css.panel}>
      <Textarea
        label={text("comment", { phase: stateName(rules, timeline.phases[at].state) })}
        placeholder={text("commentHint")}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
        value={commentAt(study, { line, at })}
        onChange={(event) => change(withComment(study, { line, at }, event.currentTarget.value))}
      />
      <h2 id={title}>{text("lines")}</h2>
      {study.lines.length === 1 && <p className={css.small}>{text("noBranches")}</p>}
      <ul className={css.lines} aria-labelledby={title}>
        {study.lines.map((each, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
          <li key={number} data-here={here.includes(number) || undefined}>
            <button
              type="button"
              className={css.link}
              aria-current={number === line || undefined}
              onClick={() => show({ line: number, at: each.from?.at ?? 0 })}
            >
              {nameOf(each, number)}
            </button>
            {number > 0 && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-xs"
                aria-label={text("removeBranchOf", { number })}
                onClick={() => remove(number)}
              >
                {text("removeBranch")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
