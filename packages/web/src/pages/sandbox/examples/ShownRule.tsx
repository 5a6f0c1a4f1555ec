import type { PlayedBy } from "@chancery/variants";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { shownFor } from "../../../games/find-example.ts";
import { rules as text } from "../../../messages/rules.ts";
import type { Rule } from "../../rules/ledger.ts";
import css from "./Examples.module.css";

// Drawn only where someone looks at it.
const RuleExampleView = lazy(async () => ({
  default: (await import("./RuleExampleView.tsx")).RuleExampleView,
}));

/** What shows a rule: an example that is opened below it, or the way to a primer. */
export function ShownRule({ game, rule }: { game: PlayedBy; rule: Rule }) {
  const [isOpen, setOpen] = useState(false);
  const shown = shownFor(game, rule);
  if (!shown) return null;
  if (shown.kind === "off-board") return <p className={css.offBoard}>{text("offBoard")}</p>;
  if (shown.kind === "primer")
    return (
      <p className={css.shown}>
        <Link to="/learn/primers/$primer" params={{ primer: shown.primer }}>
          {text("primer")}
        </Link>
      </p>
    );
  return (
    <details className={css.shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text("example")}</summary>
      {isOpen && (
        <Suspense>
          <RuleExampleView example={shown.example} setup={shown.setup} />
        </Suspense>
      )}
    </details>
  );
}
