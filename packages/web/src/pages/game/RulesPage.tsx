import { Link, useParams } from "@tanstack/react-router";
import { PRESETS, type Preset, presetOnPage } from "../../games/index.ts";
import { rules as text } from "../../messages/rules.ts";
import { TextPage } from "../layout/pages.tsx";
import { RulesList } from "../rules/RulesList.tsx";
import { Examples } from "../sandbox/examples/Examples.tsx";
import { ShownRule } from "../sandbox/examples/ShownRule.tsx";
import css from "./RulesPage.module.css";

/** The rules of a game by themselves. */
export function RulesPage() {
  const { rulebook: page } = useParams({ from: "/rules/$rulebook" });
  const { variant, rulebook, title, credit } = presetOnPage(page) as Preset;
  return (
    <TextPage title={text("title", { game: title })} heading={text("title", { game: title })}>
      <p className={css.lead}>
        {text("lead")} {credit}
      </p>
      <nav aria-label={text("games")} className={css.editions}>
        <Link to="/rules">{text("books")}</Link>
        <Link to="/rules/editions">{text("editions")}</Link>
        {PRESETS.map((preset) => (
          <Link
            key={preset.id}
            to="/rules/$rulebook"
            params={{ rulebook: preset.page }}
            activeProps={{ "aria-current": "page" }}
          >
            {preset.title}
          </Link>
        ))}
      </nav>
      <p className={css.lead}>
        <Link to="/sandbox/$rulebook" params={{ rulebook: page }}>
          {text("trySandbox")}
        </Link>
      </p>
      <RulesList
        key={page}
        variant={variant}
        rulebook={rulebook}
        examples={<Examples variant={variant} rulebook={rulebook} />}
        shows={(rule) => <ShownRule game={{ variant, rulebook }} rule={rule} />}
      />
    </TextPage>
  );
}
