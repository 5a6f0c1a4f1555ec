import { Link, useParams } from "@tanstack/react-router";
import { BOOKS, type Book, bookById } from "../../lib/rulebooks.ts";
import { TextPage } from "../layout/pages.tsx";
import { RulesList } from "./RulesList.tsx";
import css from "./RulesPage.module.css";

/** The rules of a game by themselves. */
export function RulesPage() {
  const { rulebook: id } = useParams({ from: "/rules/$rulebook" });
  const { variant, rulebook, title, credit } = bookById(id) as Book;
  return (
    <TextPage title={`Rules of ${title}`} heading={`The rules of ${title}`}>
      <p className={css.lead}>
        Every rule by itself and in our own words, as the engine follows it. Reasons of results name them by
        these numbers.{credit && ` ${credit}`}
      </p>
      <nav aria-label="Games" className={css.editions}>
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
          Try it out in the sandbox
        </Link>
      </p>
      <RulesList key={id} variant={variant} rulebook={rulebook} />
    </TextPage>
  );
}
