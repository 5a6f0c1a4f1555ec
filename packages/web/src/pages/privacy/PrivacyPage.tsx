import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api, type Retention } from "../../api/client.ts";
import { privacy as text } from "../../messages/privacy.ts";
import { Section } from "../../ui/sections.tsx";
import { TextPage } from "../layout/pages.tsx";
import css from "./PrivacyPage.module.css";

const retentionQuery = () =>
  queryOptions({
    queryKey: ["retention"],
    queryFn: ({ signal }) => api.get("/api/retention", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const STORED = [
  "storedName",
  "storedAccount",
  "storedLink",
  "storedGames",
  "storedProfile",
  "storedSettings",
  "storedPush",
  "storedReports",
] as const;

const tags = {
  b: (chunks: readonly ReactNode[]) => <strong key="b">{chunks}</strong>,
  code: (chunks: readonly ReactNode[]) => <code key={String(chunks)}>{chunks}</code>,
  link: (chunks: readonly ReactNode[]) => (
    <Link key="link" to="/profile">
      {chunks}
    </Link>
  ),
};

/** What is stored about people, and for how long. The times come from the server that keeps to them. */
export function PrivacyPage() {
  const { data, isError } = useQuery(retentionQuery());
  return (
    <TextPage title={text("title")} heading={text("title")}>
      <p>{text("lead")}</p>
      <Section heading={text("stored")}>
        <ul className={css.list}>
          {STORED.map((key) => (
            <li key={key}>{text.rich(key, {}, tags)}</li>
          ))}
        </ul>
      </Section>
      <Section heading={text("times")}>
        {isError && <p>{text("unavailable")}</p>}
        {data && <Times days={data.days} />}
        <p>{text("cleanup")}</p>
      </Section>
      <Section heading={text("signals")}>
        <p>{text("signalsText")}</p>
      </Section>
      <Section heading={text("cookies")}>
        <p>{text.rich("cookiesText", {}, tags)}</p>
      </Section>
      <Section heading={text("logs")}>
        <p>{text("logsText")}</p>
      </Section>
      <Section heading={text("rights")}>
        <p>{text.rich("rightsText", {}, tags)}</p>
      </Section>
    </TextPage>
  );
}

function Times({ days }: { days: Retention["days"] }) {
  const limited = Object.entries(days) as [keyof Retention["days"], number][];
  const rows: readonly (readonly [what: string, howLong: string])[] = [
    ...limited.map(([kind, count]) => [text(kind), text("days", { days: count })] as const),
    [text("account"), text("untilDeleted")],
    [text("gameLogs"), text("withoutName")],
    [text("results"), text("forGood")],
    [text("moderatorLog"), text("forGood")],
  ];
  return (
    <table className={css.times}>
      <thead>
        <tr>
          <th scope="col">{text("what")}</th>
          <th scope="col">{text("howLong")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, howLong]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
