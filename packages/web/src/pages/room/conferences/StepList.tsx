import { useState } from "react";
import { conferences as messages } from "../../../messages/conferences.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Icon } from "../../../ui/icons.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import own from "./conferences.module.css";
import { StepForm, stepAct } from "./StepForm.tsx";
import type { Step } from "./steps.ts";

const STATES: Readonly<Record<Step["state"], string>> = {
  done: messages("stateDone"),
  now: messages("stateNow"),
  later: messages("stateLater"),
  rule: messages("stateRule"),
  broken: messages("stateBroken"),
};

/** The thirteen steps: what is done, what is missing, and the form of the one to take next. */
export function StepList({ conference, steps }: { conference: Conference; steps: readonly Step[] }) {
  return (
    <ol className={own.list} aria-label={messages("steps")}>
      {steps.map((step) => (
        <li
          key={step.number}
          data-state={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className={own.number}>
            {step.state === "done" ? (
              <Icon name="check" size={14} />
            ) : step.state === "broken" ? (
              <Icon name="warning" size={14} />
            ) : (
              step.number
            )}
          </span>
          <div className={own.step}>
            <p>
              <strong>{step.title}</strong>
              <span className="hidden">, {STATES[step.state]}</span> <RuleLinks ids={step.rules} />
            </p>
            <p className={css.small}>{step.note}</p>
            <StepActs conference={conference} step={step} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What the reader can do for a step; what is settled already only on request. */
function StepActs({ conference, step }: { conference: Conference; step: Step }) {
  const [isChanging, setChanging] = useState(false);
  const act = stepAct(step.number, conference);
  if (!act) return null;
  // Once nobody there is hostile, there is nothing to be said about it.
  if (act === "declare-friendly" && step.state === "done") return null;
  // Support is offered also when others have given theirs.
  const isAsked = step.state !== "done" || act === "support-conference";
  if (isAsked || isChanging)
    return <StepForm act={act} conference={conference} onDone={() => setChanging(false)} />;
  return (
    <button type="button" className={css.link} onClick={() => setChanging(true)}>
      {messages("change")}
    </button>
  );
}
