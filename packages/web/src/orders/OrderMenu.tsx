import type { LegalOrder, Rules } from "@chancery/engine";
import { CloseButton } from "@mantine/core";
import { geometryOf } from "../board/boards.ts";
import { ChoiceMenu } from "../board/ChoiceMenu.tsx";
import type { Draft } from "./desk.ts";
import { type Question, questionOf, verbsOf } from "./entry.ts";
import { coastName, unitName, VERBS } from "./names.ts";
import css from "./OrderMenu.module.css";
import { convoyOf, endWay, passFork } from "./way.ts";
import { useWork } from "./work.ts";

/** What can be chosen for the unit in hand: below the board, so that no target is covered, unless it is about one place. */
export function OrderMenu() {
  const { hand: desk, plugin, draft, choose, take, cancel, follow, back } = useWork();
  if (!draft) return null;
  const { rules } = desk;
  const { name } = rules.board.provinces[draft.at];
  const anchor = geometryOf(rules.board.id).provinces.get(rules.board.provinces[draft.fork ?? draft.at].id);
  const question = questionOf(desk, draft);
  const who = draft.unit ? unitName(rules, draft.unit) : `Build in ${name}`;
  if (question === "which" && anchor) {
    const choices = draft.open.map((order) => ({ label: wayOf(rules, order), onChoose: () => take(order) }));
    return <ChoiceMenu at={anchor.unit} title={who} choices={choices} />;
  }
  if (question === "fork" && anchor && draft.fork !== undefined) {
    const { fork } = draft;
    const choices = [
      { label: "Ends here", onChoose: () => follow(endWay(desk, draft, fork), draft) },
      { label: "Is carried on", onChoose: () => follow({ type: "draft", draft: passFork(draft) }, draft) },
    ];
    return (
      <ChoiceMenu
        at={anchor.unit}
        title={`The way to ${rules.board.provinces[fork].name}`}
        choices={choices}
      />
    );
  }
  const convoy = question === "verb" ? convoyOf(desk, draft) : "none";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
    <div className={css.bar} role="group" aria-label={who} data-fixed>
      <p>
        <strong>{who}</strong>{" "}
        {question === "way" ? <Way draft={draft} rules={rules} /> : askedOf(question, draft)}
      </p>
      {plugin.InHand && <plugin.InHand />}
      {question === "way" && (
        <button type="button" onClick={back}>
          Step back<kbd>⌫</kbd>
        </button>
      )}
      {question === "verb" &&
        verbsOf(draft).map((verb) => (
          <button key={verb} type="button" onClick={() => choose(verb)}>
            {VERBS[verb]}
            <kbd>{VERBS[verb][0]}</kbd>
          </button>
        ))}
      {convoy !== "none" && (
        <button type="button" onClick={() => choose("convoy")}>
          {convoy === "open" ? "By convoy" : "Change the way"}
          <kbd>C</kbd>
        </button>
      )}
      <CloseButton aria-label="Put the unit down" onClick={cancel} />
    </div>
  );
}

/** The way so far, and what is pressed next. */
function Way({ draft: { way = [], at }, rules: { board } }: { draft: Draft; rules: Rules }) {
  const links = [at, ...way].map((province) => board.provinces[province].id).join(" - ");
  return (
    <>
      <span data-way>{links} - …</span> {way.length === 0 ? "carried by whom?" : "and on?"}
    </>
  );
}

function askedOf(question: Question, { verb }: Draft): string {
  if (question === "whom") return verb === "support" ? "supports whom?" : "convoys whom?";
  if (question !== "where") return "";
  return verb === "support" ? "supports it where?" : verb === "convoy" ? "convoys it where?" : "goes where?";
}

/** What tells an order from others that go to the same place. */
function wayOf({ board }: Rules, { type, kind, to, viaConvoy, path }: LegalOrder): string {
  const coast = to === null ? null : board.locations[to].coast;
  if (type === "build") return `${VERBS.build} ${kind.name}${coast ? `, ${coastName(coast)}` : ""}`;
  if (coast) return coastName(coast).replace(/^./, (letter) => letter.toUpperCase());
  if (path.length > 0) return `By convoy: ${path.map((link) => board.provinces[link].name).join(", ")}`;
  return viaConvoy ? "By convoy" : "By land";
}
