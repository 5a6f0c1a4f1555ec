import type { Tag } from "@chancery/messages";
import { Button } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { publicGamesQuery } from "../../api/queries.ts";
import { find } from "../../messages/find.ts";
import { Fault } from "../../ui/Fault.tsx";
import { OffInClassroom } from "../layout/OffInClassroom.tsx";
import { TextPage } from "../layout/pages.tsx";
import { FindFilters } from "./FindFilters.tsx";
import css from "./FindPage.module.css";
import { GameCard } from "./GameCard.tsx";
import { countFilters, type FindSearch, filterOf, type GameList, LISTS, readSearch } from "./search.ts";

const LEADS = { join: "joinLead", watch: "watchLead", study: "studyLead" } as const;
const EMPTY = { join: "emptyJoin", watch: "emptyWatch", study: "emptyStudy" } as const;
const NONE = { join: "noneJoin", watch: "noneWatch", study: "noneStudy" } as const;

const LINKS: Readonly<Record<string, Tag<ReactNode>>> = {
  host: (chunks) => (
    <Link key="host" to="/games" hash="host">
      {chunks}
    </Link>
  ),
};

/** Games to join, to watch and to study. What is looked for stands in the address. */
export const FindPage = () => (
  <OffInClassroom title={find("title")}>
    <FindPageHere />
  </OffInClassroom>
);

function FindPageHere() {
  // An address may say more than this page wants to know, such as its language.
  const search = readSearch(useSearch({ from: "/find" }) as Record<string, unknown>);
  const navigate = useNavigate({ from: "/find" });
  const change = (next: FindSearch): void => void navigate({ to: "/find", search: next, replace: true });
  return (
    <TextPage title={find("title")} heading={find("title")}>
      <ListLinks search={search} />
      <p className={css.lead}>{find(LEADS[search.list ?? "join"])}</p>
      <FindFilters search={search} onChange={change} />
      <Games search={search} onTag={(tag) => change({ ...search, tag })} />
    </TextPage>
  );
}

/** The lists beside each other. Filters stay as they are, except where they mean nothing. */
function ListLinks({ search }: { search: FindSearch }) {
  const { list: _, ...filters } = search;
  const searchFor = (list: GameList): FindSearch => {
    const { free, reliability, rating, ...rest } = filters;
    const kept = {
      ...rest,
      ...(free !== undefined && list !== "study" && { free }),
      ...(reliability !== undefined && list === "join" && { reliability }),
      ...(rating !== undefined && list === "join" && { rating }),
    };
    return { ...kept, ...(list !== "join" && { list }) };
  };
  return (
    <nav aria-label={find("lists")} className={css.lists}>
      {LISTS.map((list) => (
        <Link
          key={list}
          to="/find"
          search={searchFor(list)}
          className={css.list}
          // Otherwise a list is also the present one where others have more in their addresses.
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {find(list)}
        </Link>
      ))}
    </nav>
  );
}

function Games({ search, onTag }: { search: FindSearch; onTag: (tag: string) => void }) {
  const { list = "join" } = search;
  const { data, failureReason, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...publicGamesQuery(filterOf(search)),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const games = data?.pages.flatMap((page) => page.games);
  if (!games) return failureReason ? <Fault error={failureReason} /> : <p role="status">{find("loading")}</p>;
  const nothing = countFilters(search) > 0 ? NONE[list] : EMPTY[list];
  return (
    <>
      <p role="status" className="hidden">
        {find("found", { count: games.length })}
      </p>
      {games.length === 0 && <p className={css.nothing}>{find.rich(nothing, {}, LINKS)}</p>}
      <ul className={css.games}>
        {games.map((game) => (
          <GameCard key={game.game} game={game} onTag={onTag} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {find("more")}
        </Button>
      )}
    </>
  );
}
