import { destinationOf } from "@chancery/contract/orders";
import type { LegalOrder, OrderType, Province, Rules } from "@chancery/engine";
import { CloseButton } from "@mantine/core";
import { geometryOf } from "../../board/boards.ts";
import { ChoiceMenu } from "../../board/ChoiceMenu.tsx";
import { placeName } from "../../messages/localized.ts";
import { orders as text } from "../../messages/orders.ts";
import { coastName, kindName, unitName, VERBS } from "../names.ts";
import { type Question, questionOf, verbsOf } from "./entry-steps.ts";
import css from "./OrderMenu.module.css";
import { useOrderEditor } from "./order-editor.ts";
import type { PartialOrder } from "./order-entry.ts";
import { convoyOf, endWay, passFork } from "./way.ts";

/** What can be chosen for the unit in hand: below the board, so that no target is covered, unless it is about one place. */
export function OrderMenu() {
  const { byHand: entry, plugin, partial, choose, take, cancel, follow, back } = useOrderEditor();
  if (!partial) return null;
  const { rules } = entry;
  const name = placeName(rules.board, partial.at);
  const question = questionOf(entry, partial);
  // What is chosen is about where it leads to, and that is where it is chosen.
  const place = placeOf(rules, partial);
  const anchor = geometryOf(rules.board.id).provinces.get(rules.board.provinces[place].id);
  const who = partial.unit ? unitName(rules, partial.unit) : text("buildIn", { province: name });
  if (question === "which" && anchor) {
    const choices = partial.open.map((order) => ({
      label: partial.offered === undefined ? wayOf(rules, order) : offerOf(rules, order),
      onChoose: () => take(order),
    }));
    const title =
      place === partial.at ? who : text("unitTo", { unit: who, province: placeName(rules.board, place) });
    return <ChoiceMenu at={anchor.unit} title={title} choices={choices} onCancel={back} />;
  }
  if (question === "fork" && anchor && partial.fork !== undefined) {
    const { fork } = partial;
    const choices = [
      { label: text("endsHere"), onChoose: () => follow(endWay(entry, partial, fork), partial) },
      {
        label: text("carriedOn"),
        onChoose: () => follow({ type: "partial", partial: passFork(partial) }, partial),
      },
    ];
    return (
      <ChoiceMenu
        at={anchor.unit}
        title={text("routeTo", { province: placeName(rules.board, fork) })}
        choices={choices}
        onCancel={back}
      />
    );
  }
  const convoy = question === "verb" ? convoyOf(entry, partial) : "none";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
    <div className={css.bar} role="group" aria-label={who} data-fixed data-dock>
      <p>
        <strong>{who}</strong>{" "}
        {question === "way" ? <Way partial={partial} rules={rules} /> : askedOf(question, partial)}
      </p>
      {question === "way" && (
        <button type="button" onClick={back}>
          {text("stepBack")}
          <kbd>⌫</kbd>
        </button>
      )}
      {question === "verb" &&
        verbsOf(partial).map((verb) => (
          <button key={verb} type="button" onClick={() => choose(verb)}>
            {VERBS[verb]}
            <Key of={verb} />
          </button>
        ))}
      {convoy !== "none" && (
        <button type="button" onClick={() => choose("convoy")}>
          {text(convoy === "open" ? "byConvoy" : "changeRoute")}
          <kbd translate="no">{"C"}</kbd>
        </button>
      )}
      {plugin.InHand && <plugin.InHand />}
      <CloseButton aria-label={text("cancel")} onClick={cancel} />
    </div>
  );
}

/** The key for a verb, which is the same in every language. */
function Key({ of: verb }: { of: OrderType }) {
  const { plugin, entry } = useOrderEditor();
  const keys = Object.entries(plugin.keys[entry.state.phase.task]);
  const found = keys.findLast(([, each]) => each === verb);
  return found ? <kbd translate="no">{found[0].toUpperCase()}</kbd> : null;
}

/** The way so far, and what is pressed next. */
function Way({ partial: { way = [], at }, rules: { board } }: { partial: PartialOrder; rules: Rules }) {
  const links = [at, ...way].map((province) => board.provinces[province].id).join(" - ");
  return (
    <>
      <span data-way>{links} - …</span> {text(way.length === 0 ? "askCarriedBy" : "askCarriedOn")}
    </>
  );
}

/** Where an order leads that is told from others; where the unit is, as long as nobody knows. */
const placeOf = (rules: Rules, { at, fork, offered, open }: PartialOrder): Province =>
  fork ?? offered ?? (open[0] && open[0].to !== null ? destinationOf(rules, open[0]) : at);

/** What a unit may do where someone stands. */
function offerOf(rules: Rules, { type, to, target }: LegalOrder): string {
  if (!target) return text("offerMove");
  if (to === null) return text("offerHold");
  const province = placeName(rules.board, rules.board.provinceOf[to]);
  return text(type === "convoy" ? "offerConvoy" : "offerSupport", { province });
}

function askedOf(question: Question, { verb, written }: PartialOrder): string {
  if (written) return text("askSupportsElse");
  if (question === "whom") return text(verb === "support" ? "askSupports" : "askConvoys");
  if (question !== "where") return "";
  return text(verb === "support" ? "askSupportsWhere" : verb === "convoy" ? "askConvoysWhere" : "askGoes");
}

/** What tells an order from others that go to the same place. */
function wayOf({ board }: Rules, { type, kind, to, viaConvoy, path }: LegalOrder): string {
  const coast = to === null ? null : board.locations[to].coast;
  if (type === "build")
    return coast
      ? text("buildKindCoast", { kind: kindName(kind), coast: coastName(coast) })
      : text("buildKind", { kind: kindName(kind) });
  if (coast) return coastName(coast).replace(/^./, (letter) => letter.toUpperCase());
  if (path.length > 0)
    return text("byConvoyVia", { path: path.map((link) => placeName(board, link)).join(", ") });
  return text(viaConvoy ? "byConvoy" : "byLand");
}
