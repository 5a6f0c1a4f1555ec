import { Link, useParams } from "@tanstack/react-router";
import { BOOKS, type Book, bookById } from "../../lib/rulebooks.ts";
import { rules as text } from "../../messages/rules.ts";
import { TextPage } from "../layout/pages.tsx";
import { RulesList } from "./RulesList.tsx";
import css from "./RulesPage.module.css";

/** The rules of a game by themselves. */
export function RulesPage() {
  const { rulebook: id } = useParams({ from: "/rules/$rulebook" });
  const { variant, rulebook, title, credit } = bookById(id) as Book;
  return (
    <TextPage title={text("title", { game: title })} heading={text("title", { game: title })}>
      <p className={css.lead}>
        {text("lead")} {credit}
      </p>
      <nav aria-label={text("games")} className={css.editions}>
        {BOOKS.map((book) => (
          <Link
            key={book.id}
            to="/rules/$rulebook"
            params={{ rulebook: book.id }}
            activeProps={{ "aria-current": "page" }}
          >
            {book.title}
          </Link>
        ))}
      </nav>
      <p className={css.lead}>
        <Link to="/sandbox/$rulebook" params={{ rulebook: bookById(id)?.id ?? "2023" }}>
          {text("trySandbox")}
        </Link>
      </p>
      <RulesList key={id} variant={variant} rulebook={rulebook} />
    </TextPage>
  );
}
