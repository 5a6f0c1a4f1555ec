import { useMemo } from "react";
import { DIFFERENCES, EDITIONS } from "../../games/classic/editions.ts";
import { exampleNamed } from "../../games/find-example.ts";
import type { RuleExample } from "../../games/rule-example.ts";
import { editions as text } from "../../messages/editions.ts";
import { READING } from "../../messages/language.ts";
import { TextPage } from "../layout/pages.tsx";
import { useBook } from "../rules/books.ts";
import { withoutRulings } from "../rules/ledger.ts";
import { RuleExampleView } from "../sandbox/examples/RuleExampleView.tsx";
import css from "./EditionsPage.module.css";
import { isDifferent } from "./editions.ts";

const [OLDER, NEWER] = EDITIONS;

/** Where the editions of the classic rules differ: what each says, and the same orders by both. */
export function EditionsPage() {
  const older = useBook(OLDER.variant, OLDER.rulebook);
  const newer = useBook(NEWER.variant, NEWER.rulebook);
  const texts = useMemo(
    () => [older, newer].map((book) => new Map(book?.rules.map((rule) => [rule.id, rule.text]))),
    [older, newer],
  );
  return (
    <TextPage title={text("title")} heading={text("title")}>
      <p className={css.lead}>{text("lead")}</p>
      {older &&
        newer &&
        DIFFERENCES.map(({ topic, older: before, newer: after, example }) => (
          <section key={topic} className={css.topic} aria-labelledby={`edition-${topic}`}>
            <h2 id={`edition-${topic}`}>{text(topic)}</h2>
            <div className={css.sides}>
              {[before, after].map((ids, side) => (
                <div key={EDITIONS[side].rulebook}>
                  <h3 translate="no">{EDITIONS[side].rulebook}</h3>
                  {ids.length === 0 && <p>{text("silent")}</p>}
                  {ids.map((id) => (
                    <p key={id} lang={READING}>
                      {withoutRulings(texts[side].get(id) ?? "")}
                    </p>
                  ))}
                </div>
              ))}
            </div>
            {example !== undefined && <Both example={exampleNamed(NEWER.variant, example)} />}
          </section>
        ))}
    </TextPage>
  );
}

/** An example by both editions. */
function Both({ example }: { example: RuleExample | undefined }) {
  if (!example) return null;
  return (
    <details className={css.both}>
      <summary>{text(isDifferent(example) ? "differs" : "same")}</summary>
      <div className={css.sides}>
        {EDITIONS.map((setup) => (
          <div key={setup.rulebook}>
            <h3 translate="no">{setup.rulebook}</h3>
            <RuleExampleView example={example} setup={setup} />
          </div>
        ))}
      </div>
    </details>
  );
}
