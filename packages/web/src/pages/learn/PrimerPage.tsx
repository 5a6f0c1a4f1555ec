import { roomFacts } from "@chancery/variants";
import { Button } from "@mantine/core";
import { Link, useParams } from "@tanstack/react-router";
import { exampleNamed } from "../../games/find-example.ts";
import { titleOf } from "../../games/index.ts";
import { isReadAloud } from "../../games/read-aloud.ts";
import { paper } from "../../messages/paper.ts";
import { primers as text } from "../../messages/primers.ts";
import { ui } from "../../messages/ui.ts";
import { openGame } from "../../orders/open-game.ts";
import { LostPage } from "../layout/LostPage.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { GuidePages, USUAL_MINUTES } from "../room/paper/DelegateGuide.tsx";
import sheet from "../room/paper/paper.module.css";
import { RuleExampleView } from "../sandbox/examples/RuleExampleView.tsx";
import css from "./PrimerPage.module.css";
import { primerById, type TaughtPrimer } from "./primers/index.ts";

/** A primer: to read on the page or on two sheets of paper, and to try. */
export function PrimerPage() {
  const { primer: id } = useParams({ from: "/learn/primers/$primer" });
  const primer = primerById(id);
  if (!primer) return <LostPage />;
  return (
    <>
      <title>{ui("pageTitle", { title: text(primer.id) })}</title>
      <div className={sheet.screen}>
        <TopBar />
      </div>
      <main className={sheet.desk}>
        <header className={`${sheet.head} ${sheet.screen}`}>
          <h1>{text(primer.id)}</h1>
          <nav aria-label={text("back")}>
            <Link to="/learn">{text("back")}</Link>
          </nav>
          {primer.lesson && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/learn/$lesson" params={{ lesson: primer.lesson ?? "" }} {...props} />
              )}
            >
              {text("try")}
            </Button>
          )}
          <Button onClick={() => window.print()}>{paper("print")}</Button>
        </header>
        <div className={`${sheet.paper} ${css.paper}`}>
          {primer.id === "delegates" ? <Guide /> : <Sheets primer={primer} />}
        </div>
        {primer.examples && <Judged names={primer.examples} />}
      </main>
    </>
  );
}

const COMMITTEE = { variant: "committee-1901", rulebook: "1901", options: {} };

/** The guide for delegates, as it is printed for a committee. */
function Guide() {
  const game = openGame(COMMITTEE);
  const facts = roomFacts(COMMITTEE.variant);
  if (!game.ok || !facts) return null;
  return (
    <GuidePages
      game={titleOf(COMMITTEE)}
      minutes={USUAL_MINUTES}
      rules={game.value.rules}
      facts={facts}
      isReadAloud={isReadAloud({ setup: COMMITTEE })}
    />
  );
}

function Sheets({ primer: { id, sheets } }: { primer: Exclude<TaughtPrimer, { id: "delegates" }> }) {
  return sheets.map((parts, number) => (
    <section key={parts[0]} className={sheet.page}>
      {number === 0 && <h2>{text(id)}</h2>}
      {parts.map((part) => (
        <div key={part}>
          <h3>{text(part)}</h3>
          <p>{text(`${part}Text`)}</p>
        </div>
      ))}
    </section>
  ));
}

const BY_2023 = { variant: "classic", rulebook: "2023", options: {} };

/** Positions to be judged before the answer is opened. */
function Judged({ names }: { names: readonly string[] }) {
  return (
    <section className={`${sheet.screen} ${css.judged}`}>
      <h2>{text("tryJudging")}</h2>
      <p>{text("tryJudgingText")}</p>
      {names.map((name, number) => {
        const example = exampleNamed(BY_2023.variant, name);
        if (!example) return null;
        return (
          <details key={name}>
            <summary>
              {text("position", { number: number + 1 })}
              <span className={css.orders} translate="no">
                {Object.values(example.orders).flat().join(", ")}
              </span>
            </summary>
            <RuleExampleView example={example} setup={BY_2023} />
          </details>
        );
      })}
    </section>
  );
}
