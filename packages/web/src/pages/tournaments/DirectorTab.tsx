import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { DirectorView } from "../../api/client.ts";
import { useOrigin } from "../../api/use-address.ts";
import { download } from "../../lib/download.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { formatExact } from "../../messages/time.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import { CopyField } from "../../ui/CopyField.tsx";
import { Section } from "../../ui/sections.tsx";
import { playerCodesQuery, useTournamentCommand } from "./queries.ts";
import { type SettingsDraft, SettingsFields } from "./SettingsFields.tsx";
import { listed, useTournament } from "./tournament-context.ts";
import css from "./tournaments.module.css";

/** What directors need besides the next step: exports, codes, other directors, settings, and the log. */
export function DirectorTab({ director }: { director: DirectorView }) {
  const { view, act, isBusy } = useTournament();
  const { status } = view;
  const canDraw = director.draft === null && status !== "ended" && director.next !== "draw";
  return (
    <>
      <Exports />
      <Section
        heading={text("coDirectors")}
        lead={text("coDirectorsLead", {
          count: director.directors.length,
          names: listed(director.directors),
        })}
      >
        <InviteDirector />
      </Section>
      {status !== "ended" && (
        <Section heading={text("personalCodes")} lead={text("personalCodesLead")}>
          <PersonalCodes />
        </Section>
      )}
      {canDraw && view.rounds.length > 0 && (
        <Section heading={text("round", { number: view.rounds.length + 1 })}>
          <Button variant="default" loading={isBusy} onClick={() => void act({ type: "draw" })}>
            {text("drawMore")}
          </Button>
        </Section>
      )}
      <Section heading={text("settings")}>
        <Settings />
      </Section>
      <Section heading={text("log")} lead={text("logLead")}>
        <ol className={css.log}>
          {director.log.map(({ seq, at, by, code, facts, isUndone }) => {
            const what = text.byCode(`log-${code}`, facts) ?? code;
            return (
              <li key={seq} data-undone={isUndone || undefined}>
                <time dateTime={new Date(at).toISOString()}>{formatExact(at)}</time>
                <span>{by === "" ? what : text("byWhom", { what, name: by })}</span>
              </li>
            );
          })}
        </ol>
      </Section>
    </>
  );
}

function Exports() {
  const { view } = useTournament();
  const { director: _, you: __, ...shown } = view;
  const file = (name: string): string => `/api/tournaments/${view.tournament}/${name}?language=${LANGUAGE}`;
  return (
    <Section heading={text("export")}>
      <div className={css.exports}>
        <Button variant="default" component="a" href={file("standings.csv")} download>
          {text("exportStandings")}
        </Button>
        <Button variant="default" component="a" href={file("results.csv")} download>
          {text("exportResults")}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            download(`${view.tournament}.json`, "application/json", JSON.stringify(shown, null, 2))
          }
        >
          {text("exportAll")}
        </Button>
      </div>
    </Section>
  );
}

function InviteDirector() {
  const { view } = useTournament();
  const { mutateAsync, isPending } = useTournamentCommand(view.tournament);
  const [token, setToken] = useState<string | null>(null);
  const link = `${useOrigin()}/tournaments/${view.tournament}#director=${token}`;
  return token === null ? (
    <Button
      variant="default"
      loading={isPending}
      onClick={async () => setToken((await mutateAsync({ type: "invite-director" })).token ?? null)}
    >
      {text("inviteDirector")}
    </Button>
  ) : (
    <>
      <CopyField label={text("inviteDirectorLink")} value={link} button={text("copyLink")} />
      <p className={css.muted}>{text("inviteDirectorHelp")}</p>
    </>
  );
}

function PersonalCodes() {
  const { view } = useTournament();
  const [isShown, setShown] = useState(false);
  const { data: codes } = useQuery({ ...playerCodesQuery(view.tournament), enabled: isShown });
  if (!isShown)
    return (
      <Button variant="default" onClick={() => setShown(true)}>
        {text("personalCodesShow")}
      </Button>
    );
  if (codes?.length === 0) return <p className={css.muted}>{text("personalCodesNone")}</p>;
  return (
    <ul className={css.players}>
      {codes?.map(({ player, name, code }) => (
        <li key={player}>
          <span translate="no">{name}</span>
          <code translate="no">{code}</code>
        </li>
      ))}
    </ul>
  );
}

function Settings() {
  const { view, act, isBusy } = useTournament();
  const [draft, setDraft] = useState<SettingsDraft>(view.settings);
  const [isSaved, setSaved] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setSaved(await act({ type: "settings", settings: draft }));
  };
  return (
    <form className={css.settings} onSubmit={(event) => void submit(event)}>
      <SettingsFields
        draft={draft}
        onChange={(next) => {
          setSaved(false);
          setDraft(next);
        }}
      />
      <div className={css.foot}>
        <Button type="submit" loading={isBusy}>
          {text(isSaved ? "saved" : "save")}
        </Button>
      </div>
    </form>
  );
}
