import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { goals as words } from "../../../messages/goals.ts";
import { formatDeadline } from "../../../messages/time.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Icon } from "../../../ui/icons.tsx";
import css from "../room.module.css";
import type { Goal } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { GoalCard } from "./GoalCard.tsx";
import { ProposeForm } from "./GoalForms.tsx";
import own from "./goals.module.css";
import { goalsOf, proposalsOf } from "./goals.ts";

/** A delegation's goals and score, and what others have been awarded for all to hear. */
export function OwnGoals() {
  const { room, power, view } = useRoom();
  const mine = goalsOf(room.goals, power);
  const others = room.goals.filter((goal) => goal.power !== power);
  return (
    <>
      {power !== null && (
        <>
          {view.status !== "lobby" && <OwnScore />}
          <p className={css.hint}>
            {words("ownHelp")} <RuleLinks ids={["MB-251", "MB-253"]} />
          </p>
          <Pile heading={words("givenToYou")} goals={mine.filter(({ origin }) => origin === "given")}>
            <p className={css.empty}>{words("noneGiven")}</p>
          </Pile>
          <Pile heading={words("yourProposals")} goals={mine.filter(({ origin }) => origin === "proposed")} />
          <Propose />
        </>
      )}
      {(others.length > 0 || power === null) && (
        <Pile heading={words(view.status === "ended" ? "othersGoals" : "announcedAwards")} goals={others}>
          <p className={css.empty}>{words("noneAnnounced")}</p>
        </Pile>
      )}
    </>
  );
}

function Pile({
  heading,
  goals,
  children,
}: {
  heading: string;
  goals: readonly Goal[];
  /** The text if there are none. */
  children?: ReactNode;
}) {
  if (goals.length === 0 && !children) return null;
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {goals.length === 0 ? (
        children
      ) : (
        <ul className={css.cards}>
          {goals.map((goal) => (
            <li key={goal.goal}>
              <GoalCard goal={goal} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Your delegation's points, and what they're for (MB-271). */
function OwnScore() {
  const { room, power } = useRoom();
  const score = room.scores.find((each) => each.power === power);
  if (!score) return null;
  const { centres: centers, control, helper, goals, total } = score;
  return (
    <section aria-label={words("yourScore")} className={own.score}>
      <dl>
        <div>
          <dt>{words("centers")}</dt>
          <dd>{centers}</dd>
        </div>
        <div>
          <dt>{words("goals")}</dt>
          <dd>
            {goals}
            {room.cap !== null && <small> {words("ofCap", { cap: room.cap })}</small>}
          </dd>
        </div>
        {helper > 0 && (
          <div>
            <dt>{words("risings")}</dt>
            <dd>{helper}</dd>
          </div>
        )}
        {control > 0 && (
          <div>
            <dt>{words("europe")}</dt>
            <dd>{control}</dd>
          </div>
        )}
        <div data-total>
          <dt>{words("yourScore")}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </section>
  );
}

function Propose() {
  const { room, facts, power, view } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const { left, until, ...proposals } = proposalsOf(room, facts, power);
  if (isOpen && proposals.isOpen) return <ProposeForm goal={null} onClose={() => setOpen(false)} />;
  const limit =
    left === null ? "" : left === 0 ? words("proposalsUsed") : words("proposalsLeft", { count: left });
  const deadline =
    until === null ? "" : words("proposalsClose", { moment: formatDeadline(until, serverNow()) });
  return (
    <div className={own.propose}>
      {proposals.isOpen && left !== 0 && (
        <Button
          variant="light"
          fullWidth
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setOpen(true)}
        >
          {words("proposeGoal")}
        </Button>
      )}
      {view.status !== "ended" && (
        <p className={css.hint}>
          {proposals.isOpen || left === 0
            ? `${limit} ${left === 0 ? "" : deadline}`
            : words("proposalsClosed")}{" "}
          <RuleLinks ids={facts.goals.deadlineHours === null ? ["M01-69"] : ["M35-55", "M35-56"]} />
        </p>
      )}
    </div>
  );
}
