import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { goals as words } from "../../../messages/goals.ts";
import { powerChoices, powerName, powerNames } from "../../../messages/power-name.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useKept } from "../kept.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import { GoalCard } from "./GoalCard.tsx";
import { GoalFields, PointsField } from "./GoalForms.tsx";
import { PILES, type Pile, pileOf, withoutGoals } from "./goals.ts";
import { ImportForm } from "./ImportForm.tsx";
import { PointsRules } from "./PointsRules.tsx";

const HEADINGS: Readonly<Record<Pile, string>> = {
  judge: words("pileJudge"),
  claims: words("pileClaims"),
  judged: words("pileJudged"),
  open: words("pileOpen"),
  awarded: words("pileAwarded"),
  returned: words("pileReturned"),
  denied: words("pileDenied"),
  withdrawn: words("withdrawn"),
};

/** All goals, what has to be answered first. */
export function OfficersGoals() {
  const { room, facts, view } = useRoom();
  const [form, setForm] = useState<"give" | "import" | null>(null);
  const [of, setOf] = useState("");
  const missing = withoutGoals(room, facts);
  const shown = room.goals.filter(({ power }) => of === "" || power === of);
  return (
    <>
      <p className={css.hint}>
        {words("officersHelp")} <RuleLinks ids={["MB-251", "MB-252", "MB-253"]} />
      </p>
      {room.review.length > 0 && (
        <p className={css.note} data-tone="warn">
          {words("reviewLost", { count: room.review.length, powers: powerNames(room.review) })}{" "}
          <RuleLinks ids={["MB-220"]} />
        </p>
      )}
      {missing.length > 0 && (
        <p className={css.note}>
          {words("stillToGive", {
            list: missing
              .map(({ power, missing: count }) => words("powerCount", { power: powerName(power), count }))
              .join(", "),
          })}
        </p>
      )}
      {form === "give" && (
        <GiveForm first={missing[0]?.power ?? room.delegations[0].power} onClose={() => setForm(null)} />
      )}
      {form === "import" && <ImportForm onClose={() => setForm(null)} />}
      {form === null && room.may.includes("give-goal") && (
        <Group grow mb={12}>
          <Button
            variant="light"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setForm("give")}
          >
            {words("giveGoal")}
          </Button>
          <Button variant="default" onClick={() => setForm("import")}>
            {words("importGoals")}
          </Button>
        </Group>
      )}
      <PointsRules />
      {room.goals.length > 0 && (
        <NativeSelect
          aria-label={words("goalsOf")}
          size="xs"
          value={of}
          onChange={(event) => setOf(event.currentTarget.value)}
          data={[
            { value: "", label: words("allDelegations") },
            ...powerChoices(room.delegations.map(({ power }) => power)),
          ]}
        />
      )}
      {PILES.map((pile) => {
        const goals = shown.filter((goal) => pileOf(goal, view.you.name) === pile);
        return (
          goals.length > 0 && (
            <section key={pile} aria-label={HEADINGS[pile]}>
              <h2>
                {HEADINGS[pile]} <span className={css.small}>{goals.length}</span>
              </h2>
              <ul className={css.cards}>
                {goals.map((goal) => (
                  <li key={goal.goal}>
                    <GoalCard goal={goal} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

/** A goal for a power. The officers say what it is worth (R77). */
function GiveForm({ first, onClose }: { first: string; onClose: () => void }) {
  const { room, view, act } = useRoom();
  const [{ power, title, text, value }, keep, forget] = useKept(view.game, "give", {
    power: first,
    title: "",
    text: "",
    value: 3,
  });
  const change = (part: Partial<{ power: string; title: string; text: string; value: number }>): void =>
    keep({ power, title, text, value, ...part });
  return (
    <ActForm
      label={words("giveGoal")}
      yes={words("giveTo", { power: powerName(power) })}
      isMissing={title.trim() === ""}
      act={() => act({ do: "give-goal", power, title, text, value })}
      onDone={() => {
        forget();
        onClose();
      }}
      onCancel={onClose}
    >
      <NativeSelect
        label={words("delegation")}
        value={power}
        onChange={(event) => change({ power: event.currentTarget.value })}
        data={powerChoices(room.delegations.map((each) => each.power))}
      />
      <GoalFields title={title} text={text} onChange={change} />
      <PointsField
        label={words("worth")}
        from={1}
        to={3}
        value={value}
        onChange={(next) => change({ value: next })}
      />
    </ActForm>
  );
}
