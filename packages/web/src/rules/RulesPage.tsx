import { Link, useParams } from "@tanstack/react-router";
import { RULEBOOKS } from "../app/rulebooks.ts";
import { TopBar } from "../app/TopBar.tsx";
import { RulesList } from "./RulesList.tsx";
import css from "./RulesPage.module.css";

/** The rules by themselves. */
export function RulesPage() {
  const { rulebook } = useParams({ from: "/rules/$rulebook" });
  return (
    <>
      <title>{`Rules of ${rulebook} · Chancery`}</title>
      <TopBar />
      <main className={css.page}>
        <h1>The rules of {rulebook}</h1>
        <p className={css.lead}>
          Every rule by itself, as the engine follows it. Reasons of results name them by these numbers.
        </p>
        <nav aria-label="Editions" className={css.editions}>
          {RULEBOOKS.map((edition) => (
            <Link
              key={edition}
              to="/rules/$rulebook"
              params={{ rulebook: edition }}
              activeProps={{ "aria-current": "page" }}
            >
              Edition of {edition}
            </Link>
          ))}
        </nav>
        <RulesList rulebook={rulebook} />
      </main>
    </>
  );
}
