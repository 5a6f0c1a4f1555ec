import type { Translator } from "@chancery/messages";
import type en from "@chancery/messages/en/start.ts";
import type { ComponentType, ReactNode } from "react";
import type { Offer } from "../../games/offers.ts";
import css from "./StartPage.module.css";

export interface StartWordsProps {
  readonly text: Translator<typeof en>;
  readonly offers: readonly Offer[];
  /** A link within these pages. */
  readonly Anchor: ComponentType<{ href: string; className?: string; children: ReactNode }>;
  readonly yourGames?: ReactNode;
  readonly openGames?: ReactNode;
  /** How many games wait for players. */
  readonly open?: number;
  readonly language?: ReactNode;
  /** Servers for classrooms list no games. */
  readonly hasLists?: boolean;
}

/** What this is, and where to begin: the same before the application is there and in it. */
export function StartWords({
  text,
  offers,
  Anchor,
  yourGames,
  openGames,
  open = 0,
  language,
  hasLists = true,
}: StartWordsProps) {
  const more = offers.filter(({ shelf }) => shelf === "more");
  /** Games of one family stand beside each other. */
  const hasSibling = ({ family }: Offer): boolean =>
    offers.filter((offer) => offer.family === family).length > 1;
  const offered = (offer: Offer, isHalf: boolean) => (
    <Anchor
      key={offer.id}
      href={`/host/${offer.id}`}
      className={isHalf ? `${css.preset} ${css.half}` : css.preset}
    >
      <h2>{offer.title}</h2>
      <p>{offer.summary}</p>
    </Anchor>
  );
  return (
    <main className={css.words}>
      <h1>{text("heading")}</h1>
      <p className={css.lead}>{text("lead")}</p>
      {yourGames}
      <div className={css.presets}>
        <Anchor href="/play" className={`${css.preset} ${css.half} ${css.first}`}>
          <h2>{text("solo")}</h2>
          <p>{text("soloText")}</p>
        </Anchor>
        <Anchor href="/learn" className={`${css.preset} ${css.half} ${css.first}`}>
          <h2>{text("learn")}</h2>
          <p>{text("learnText")}</p>
        </Anchor>
        <a href="#host" className={`${css.preset} ${css.half}`}>
          <h2>{text("host")}</h2>
          <p>{text("hostText")}</p>
        </a>
        {hasLists && (
          <Anchor href="/find" className={`${css.preset} ${css.half}`}>
            <h2>{text("join")}</h2>
            <p>{open > 0 ? text("joinText", { count: open }) : text("joinTextNone")}</p>
          </Anchor>
        )}
        <Anchor href="/sandbox/2023" className={`${css.preset} ${css.half}`}>
          <h2>{text("sandbox")}</h2>
          <p>{text("sandboxText")}</p>
        </Anchor>
        <Anchor href="/join" className={`${css.preset} ${css.half}`}>
          <h2>{text("committee")}</h2>
          <p>{text("committeeText")}</p>
        </Anchor>
      </div>
      <section id="host" className={css.door} aria-labelledby="start-host">
        <h2 id="start-host">{text("hostHeading")}</h2>
        <div className={css.presets}>
          {offers
            .filter(({ shelf }) => shelf === "rulebooks")
            .map((offer) => offered(offer, hasSibling(offer)))}
          {more.length > 0 && <p className={css.others}>{text("moreGames")}</p>}
          {more.map((offer) => offered(offer, true))}
        </div>
      </section>
      {openGames}
      <nav aria-label={text("more")} className={css.more}>
        <Anchor href="/rules">{text("rules")}</Anchor>
        {offers.slice(1).map(({ page, title }) => (
          <Anchor key={page} href={`/sandbox/${page}`}>
            {text("sandboxOf", { title })}
          </Anchor>
        ))}
        <Anchor href="/import">{text("bring")}</Anchor>
        <a href="/api/docs">{text("api")}</a>
        <Anchor href="/privacy">{text("privacy")}</Anchor>
        {language}
      </nav>
      <p className={css.credit}>{[...new Set(offers.flatMap(({ credit }) => credit ?? []))].join(" ")}</p>
    </main>
  );
}
