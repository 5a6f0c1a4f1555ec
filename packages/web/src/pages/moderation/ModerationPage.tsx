import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "../../api/client.ts";
import { moderation as text } from "../../messages/moderation.ts";
import { Section } from "../../ui/sections.tsx";
import { TextPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { BanList } from "./BanList.tsx";
import { type Deciding, DecisionDialog } from "./DecisionDialog.tsx";
import { HeldGames } from "./HeldGames.tsx";
import css from "./ModerationPage.module.css";
import { ModeratorLog } from "./ModeratorLog.tsx";
import { MODERATION, reportsQuery } from "./queries.ts";
import { ReportCard } from "./ReportCard.tsx";

/** Reports to decide, bans, and the log of all that moderators did. */
export function ModerationPage() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(reportsQuery());
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const isForOthers = error instanceof ApiFailure && error.status === 404;
  if (error && !isForOthers && !data)
    return (
      <UnreachedPage title={text("title")} heading={text("unavailable")} error={error} onAgain={refetch} />
    );
  const again = (): void => void client.invalidateQueries({ queryKey: MODERATION });
  return (
    <TextPage title={text("title")} heading={text("title")}>
      {isForOthers && <p>{text("notForYou")}</p>}
      {data && (
        <>
          <Section heading={text("openReports")}>
            {data.open.length === 0 && <p>{text("noReports")}</p>}
            {data.open.map((report) => (
              <ReportCard key={report.id} report={report} onDecide={setDeciding} />
            ))}
            {data.withheld > 0 && <p className={css.muted}>{text("withheld", { count: data.withheld })}</p>}
          </Section>
          <Section heading={text("heldGames")} lead={text("heldLead")}>
            <HeldGames onDone={again} />
          </Section>
          <Section heading={text("bans")}>
            <BanList onDone={again} />
          </Section>
          <Section heading={text("log")} lead={text("logLead")}>
            <ModeratorLog />
          </Section>
          {data.decided.length > 0 && (
            <details className={css.decided}>
              <summary>{text("decidedReports")}</summary>
              {data.decided.map((report) => (
                <ReportCard key={report.id} report={report} onDecide={null} />
              ))}
            </details>
          )}
        </>
      )}
      <DecisionDialog deciding={deciding} onClose={() => setDeciding(null)} onDone={again} />
    </TextPage>
  );
}
