import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ComponentProps, useState } from "react";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { officers } from "../../../messages/officers.ts";
import { Icon } from "../../../ui/icons.tsx";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { useTable } from "../../table/table-context.ts";
import { useAct, whyNot } from "../../table/use-act.ts";
import { InSession } from "../conferences/InSession.tsx";
import { Conquest } from "../conferences/Officers.tsx";
import { RoomFrame } from "../RoomFrame.tsx";
import type { RoomTable } from "../room.ts";
import { isConquestAsked } from "../schedule/going-on.ts";
import { hasSpeeches } from "../schedule/stages.ts";
import { useRoomTable } from "../use-room.ts";
import { ClosingForm } from "./ClosingForm.tsx";
import { NextBar } from "./NextBar.tsx";
import { OfficersLog } from "./OfficersLog.tsx";
import css from "./officers.module.css";
import { PaperSlip } from "./PaperSlip.tsx";
import { SayForm } from "./SayForms.tsx";
import { ScheduleHead } from "./ScheduleHead.tsx";
import { Agreement, Reading, ReadingOrder, Sheets } from "./Sheets.tsx";
import { ShownResults } from "./ShownResults.tsx";
import { AnnounceSpeeches, Requests, Speakers } from "./Speeches.tsx";

type Dialog = "ruling" | "announcement" | "closing" | "log" | { readonly paper: string };

/** The officers' page: the turn, its clock, what the current stage needs, and tools for any time. */
export function OfficersTab() {
  const view = useRoomTable();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  const tool = (label: string, opens: Dialog): ComponentProps<typeof Button> => ({
    variant: "default",
    size: "compact-xs",
    children: label,
    "aria-haspopup": "dialog",
    onClick: () => setDialog(opens),
  });
  return (
    <div className={css.desk}>
      <ScheduleHead view={view} />
      <InSession view={view} />
      <div className={css.stage}>
        <StageDesk view={view} onPaper={(power) => setDialog({ paper: power })} />
      </div>
      <div className={css.tools}>
        <Button {...tool(officers("announce"), "announcement")} />
        <Button {...tool(officers("ruling"), "ruling")} />
        <Button {...tool(officers("log"), "log")} />
        {view.status === "playing" && <Button {...tool(officers("closing"), "closing")} />}
        <ToolLink to="/games/$game/codes" view={view}>
          {officers("codes")}
        </ToolLink>
        <ToolLink to="/games/$game/projector" view={view}>
          {officers("projector")}
        </ToolLink>
        <ToolLink to="/games/$game/paper" view={view}>
          {officers("printouts")}
        </ToolLink>
      </div>
      <VenueQuestion view={view} />
      <NextBar view={view} />
      {(dialog === "ruling" || dialog === "announcement") && (
        <SayForm view={view} what={dialog} onClose={close} />
      )}
      {dialog === "closing" && <ClosingForm view={view} onClose={close} />}
      {dialog === "log" && <OfficersLog view={view} onClose={close} />}
      {dialog !== null && typeof dialog === "object" && (
        <PaperSlip view={view} power={dialog.paper} onClose={close} />
      )}
    </div>
  );
}

/** Asks what happened to a conference's venue, beside the button for the next step (MB-267). */
function VenueQuestion({ view }: { view: RoomTable }) {
  const { table, game, open } = useTable();
  const conference = view.room.conferences.find(isConquestAsked);
  if (!conference) return null;
  return (
    <RoomFrame view={table} game={game} open={open}>
      <section aria-label={conference.name ?? ""}>
        <Conquest conference={conference} />
      </section>
    </RoomFrame>
  );
}

/** A link to a page for another window or screen. */
function ToolLink({
  to,
  view,
  children,
}: {
  to: "/games/$game/codes" | "/games/$game/projector" | "/games/$game/paper";
  view: RoomTable;
  children: string;
}) {
  return (
    <Button
      variant="default"
      size="compact-xs"
      renderRoot={(props) => <Link to={to} params={{ game: view.game }} target="_blank" {...props} />}
    >
      {children}
    </Button>
  );
}

/** After the end: the final standings, here and on paper. */
function Ended({ view }: { view: RoomTable }) {
  const { open } = useTable();
  const { act } = useAct(view.game);
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const ask = (): void =>
    setQuestion({
      title: officers("reopenQuestion"),
      what: <p>{officers("reopenEffect")}</p>,
      seen: officers("reopenSeen"),
      yes: officers("reopen"),
      reason: true,
      onYes: async (reason) => whyNot(await act({ type: "room", act: { do: "reopen", reason } })),
    });
  return (
    <section aria-label={officers("finalStandings")}>
      <div className={css.buttons}>
        <Button onClick={() => open("standings")}>{officers("showFinalStandings")}</Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/games/$game/paper"
              params={{ game: view.game }}
              search={{ sheet: "table" }}
              target="_blank"
              {...props}
            />
          )}
        >
          {officers("printFinalStandings")}
        </Button>
        {view.room.may.includes("reopen") && (
          <Button
            variant="default"
            leftSection={<Icon name="undo" size={15} />}
            aria-haspopup="dialog"
            onClick={ask}
          >
            {officers("reopen")}
          </Button>
        )}
      </div>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}

/** What the current stage needs. */
function StageDesk({ view, onPaper }: { view: RoomTable; onPaper: (power: string) => void }) {
  const { stage, extra, may } = view.room;
  if (view.status !== "playing") return <Ended view={view} />;
  switch (stage) {
    case "results":
      return <ShownResults view={view} />;
    case "opening":
      return hasSpeeches(view) ? (
        <AnnounceSpeeches key={view.phase} view={view} />
      ) : (
        <p className={css.hint}>{officers("fallSpeechesHint")}</p>
      );
    case "speeches":
    case "extra-speeches":
      return <Speakers view={view} />;
    case "diplomacy":
      return <Agreement view={view} />;
    case "request":
      return (
        <>
          <Requests view={view} />
          {extra === true && may.includes("announce-speeches") && <AnnounceSpeeches view={view} />}
        </>
      );
    case "sealed":
      return isReadAloud(view) ? (
        <ReadingOrder view={view} onPaper={onPaper} />
      ) : (
        <Sheets view={view} onPaper={onPaper} />
      );
    case "revealed":
      return <Reading view={view} />;
    default:
      return <Sheets view={view} onPaper={onPaper} />;
  }
}
