import type { LegalOrder, Rules } from "@chancery/engine";
import { CloseButton } from "@mantine/core";
import { geometryOf } from "../board/boards.ts";
import { ChoiceMenu } from "../board/ChoiceMenu.tsx";
import type { Draft } from "./desk.ts";
import { type Question, questionOf, verbsOf } from "./entry.ts";
import { coastName, unitName, VERBS } from "./names.ts";
import css from "./OrderMenu.module.css";
import { useWork } from "./work.ts";

/** What can be chosen for the unit in hand: below the board, so that no target is covered, unless it is about one place. */
export function OrderMenu() {
  const { desk, draft, choose, take, cancel } = useWork();
  if (!draft) return null;
  const { rules } = desk;
  const { id, name } = rules.board.provinces[draft.at];
  const anchor = geometryOf(rules.board.id).provinces.get(id);
  const question = questionOf(desk, draft);
  const who = draft.unit ? unitName(rules, draft.unit) : `Build in ${name}`;
  if (question === "which" && anchor) {
    const choices = draft.open.map((order) => ({ label: wayOf(rules, order), onChoose: () => take(order) }));
    return <ChoiceMenu at={anchor.unit} title={who} choices={choices} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
    <div className={css.bar} role="group" aria-label={who} data-fixed>
      <p>
        <strong>{who}</strong> {askedOf(question, draft)}
      </p>
      {question === "verb" &&
        verbsOf(draft).map((verb) => (
          <button key={verb} type="button" onClick={() => choose(verb)}>
            {VERBS[verb]}
            <kbd>{VERBS[verb][0]}</kbd>
          </button>
        ))}
      <CloseButton aria-label="Put the unit down" onClick={cancel} />
    </div>
  );
}

function askedOf(question: Question, { verb }: Draft): string {
  if (question === "whom") return verb === "support" ? "supports whom?" : "convoys whom?";
  if (question !== "where") return "";
  return verb === "support" ? "supports it where?" : verb === "convoy" ? "convoys it where?" : "goes where?";
}

/** What tells an order from others that go to the same place. */
function wayOf({ board }: Rules, { type, kind, to, viaConvoy }: LegalOrder): string {
  const coast = to === null ? null : board.locations[to].coast;
  if (type === "build") return `${VERBS.build} ${kind.name}${coast ? `, ${coastName(coast)}` : ""}`;
  if (coast) return coastName(coast).replace(/^./, (letter) => letter.toUpperCase());
  return viaConvoy ? "By convoy" : "By land";
}
