import { useMemo } from "react";
import { editions as text } from "../../messages/editions.ts";
import { READING } from "../../messages/language.ts";
import { TextPage } from "../layout/pages.tsx";
import { useBook } from "../rules/books.ts";
import { withoutRulings } from "../rules/ledger.ts";
import { DIFFERENCES, exampleNamed, isDifferent } from "../sandbox/examples/editions.ts";
import { RuleExampleView } from "../sandbox/examples/RuleExampleView.tsx";
import type { RuleExample } from "../sandbox/examples/rule-example.ts";
import css from "./EditionsPage.module.css";

const EDITIONS = ["1971", "2023"] as const;

/** Where the editions of the classic rules differ: what each says, and the same orders by both. */
export function EditionsPage() {
  const older = useBook("classic", "1971");
  const newer = useBook("classic", "2023");
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
                <div key={EDITIONS[side]}>
                  <h3 translate="no">{EDITIONS[side]}</h3>
                  {ids.length === 0 && <p>{text("silent")}</p>}
                  {ids.map((id) => (
                    <p key={id} lang={READING}>
                      {withoutRulings(texts[side].get(id) ?? "")}
                    </p>
                  ))}
                </div>
              ))}
            </div>
            {example !== undefined && <Both example={exampleNamed(example)} />}
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
        {EDITIONS.map((rulebook) => (
          <ByOne key={rulebook} example={example} rulebook={rulebook} />
        ))}
      </div>
    </details>
  );
}

function ByOne({ example, rulebook }: { example: RuleExample; rulebook: string }) {
  const setup = useMemo(() => ({ variant: "classic", rulebook, options: {} }), [rulebook]);
  return (
    <div>
      <h3 translate="no">{rulebook}</h3>
      <RuleExampleView example={example} setup={setup} />
    </div>
  );
}
