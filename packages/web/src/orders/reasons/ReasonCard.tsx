import type { OrderReport } from "@chancery/contract";
import { eventId } from "@chancery/contract/scene";
import { Button } from "@mantine/core";
import { Token } from "../../board/Token.tsx";
import { orders as text } from "../../messages/orders.ts";
import { ruleWords } from "../../messages/ruleWords.ts";
import { useBoardPage } from "../board-page.tsx";
import { type Asked, type OrderEditor, useOrderEditor } from "../entry/order-editor.ts";
import { unitName } from "../names.ts";
import { FootCard, type FootCardProps } from "./FootCard.tsx";
import css from "./ReasonCard.module.css";
import { RuleLinks } from "./RuleLinks.tsx";
import { outcomeInWords, resultInWords, toneOf } from "./tone.ts";

/** Why an order came out as it did. */
export function ReasonCard({ staysOnBoard }: Pick<FootCardProps, "staysOnBoard">) {
  const editor = useOrderEditor();
  const { asked, ask, game } = editor;
  const { tryElsewhere } = useBoardPage();
  const reason = asked && reasonFor(editor, asked);
  if (!reason) return null;
  const { power, title, word, tone, why, rules, strength } = reason;
  const rule = ruleBehind(reason);
  return (
    <FootCard
      label={text("why", { order: title })}
      closeLabel={text("closeReason")}
      onClose={() => ask(null)}
      staysOnBoard={staysOnBoard}
    >
      <h2>
        <Token game={game} power={power} />
        <span>{title}</span>
        <span className={css.word} data-tone={tone}>
          {word}
        </span>
      </h2>
      <p>{why}.</p>
      {rule && <p className={css.rule}>{rule}</p>}
      {strength && <Strength {...strength} />}
      {(rules.length > 0 || tryElsewhere) && (
        <div className={css.rules}>
          <RuleLinks ids={rules} />
          {tryElsewhere && (
            <Button variant="subtle" size="compact-sm" className={css.try} onClick={tryElsewhere}>
              {text("trySomethingElse")}
            </Button>
          )}
        </div>
      )}
    </FootCard>
  );
}

/** The rule that decided, in a sentence; none for reasons that are the rule themselves. */
function ruleBehind({ reason, strength }: Reason): string | null {
  if (!reason) return null;
  const isOverpowered =
    reason.code === "bounced-by-rival" && strength !== undefined && strength.attack < strength.against;
  return ruleWords.byCode(isOverpowered ? "bounced-by-stronger" : reason.code, {}) ?? null;
}

type Reason = Pick<OrderReport, "why" | "rules" | "strength" | "power" | "reason"> & {
  readonly title: string;
  readonly word: string;
  readonly tone: ReturnType<typeof toneOf>;
};

function reasonFor({ phase, entry, lines }: OrderEditor, asked: Asked): Reason | null {
  const { rules } = entry;
  if ("id" in asked) {
    const report = lines.find(({ id }) => id === asked.id)?.report;
    if (report)
      return {
        ...report,
        title: report.order ?? report.text,
        word: outcomeInWords(report),
        tone: toneOf(report),
      };
    const event = phase.response?.events.find((_, number) => eventId(number) === asked.id);
    if (!event) return null;
    const { type, power, unit } = event;
    const word = resultInWords(type === "disbanded" ? type : "destroyed");
    return { ...event, power: String(power), title: String(unit), word, tone: "bad" };
  }
  const unit = entry.state.units.find(({ at }) => rules.board.provinceOf[at] === asked.province);
  if (!unit) return null;
  const label = `${unit.kind.letter} ${rules.board.locations[unit.at].label}`;
  const said = phase.response?.events.filter((event) => event.unit === label) ?? [];
  const fate = said.find(({ type }) => type === "dislodged");
  return {
    power: rules.powers[unit.power].name,
    title: unitName(rules, unit),
    word: resultInWords(fate ? "dislodged" : "held"),
    tone: fate ? "bad" : "none",
    why: said.length > 0 ? said.map(({ why }) => why).join(". ") : text("noOrderHeld"),
    rules: [...new Set(said.flatMap((event) => event.rules))],
  };
}

/** The two strengths that were compared, as bars. */
function Strength({ attack, against }: { attack: number; against: number }) {
  const most = Math.max(attack, against, 1);
  const row = (label: string, value: number) => (
    <div className={css.bar}>
      <span>{label}</span>
      <i style={{ width: `${(value / most) * 100}px` }} />
      <b>{value}</b>
    </div>
  );
  return (
    <div className={css.strength}>
      {row(text("attack"), attack)}
      {row(text("against"), against)}
    </div>
  );
}
