import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { recordOf } from "../../api/queries.ts";
import { loadGeometry } from "../../board/boards.ts";
import { useGeometry } from "../../board/use-geometry.ts";
import { presetOnPage } from "../../games/index.ts";
import { loadPlugin } from "../../games/parts.ts";
import { usePlugin } from "../../games/use-plugin.ts";
import { analysis as text } from "../../messages/analysis.ts";
import { ui } from "../../messages/ui.ts";
import { openGame } from "../../orders/open-game.ts";
import { LoadingPage } from "../layout/LoadingPage.tsx";
import { newSandbox } from "../sandbox/sandbox.ts";
import { isLink, parseLink } from "../sandbox/sharing/link.ts";
import { AnalysisView } from "./AnalysisView.tsx";
import { OpenPage } from "./OpenPage.tsx";
import { playedIn, type Study, studyOf } from "./study.ts";

/** What the page has to show. */
type Opened =
  | { readonly is: "nothing"; readonly fault: string | null }
  | { readonly is: "running" }
  | {
      readonly is: "study";
      readonly study: Study;
      readonly at: number;
      readonly played: ReadonlySet<string>;
      readonly key: number;
    };

/** What doesn't come from a game that the server knows to be over. */
const NOTHING_PLAYED: ReadonlySet<string> = new Set();

/** Analyzes a game, a position, or what is in a link. */
export function AnalysisPage() {
  const { game, start } = useSearch({ from: "/analysis" });
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (found: Opened): void => {
      if (isCurrent) setOpened(found);
    };
    const open = async (): Promise<void> => {
      const { isStudyLink, parseStudyLink } = await import("./study-file.ts");
      // Sandboxes come with a mark of ours in front of their own.
      const link = hash.replace(/^#?a=(?=[sp]=)/, "");
      if (isStudyLink(link) || isLink(link)) {
        const read = isLink(link) ? await parseLink(link) : await parseStudyLink(link);
        if (!read.ok) return show({ is: "nothing", fault: read.error });
        const study = "lines" in read.value ? read.value : studyOf(read.value);
        // A sandbox is looked at where it is, an analysis from its beginning.
        const at = "lines" in read.value ? 0 : read.value.phases.length - 1;
        show({ is: "study", study, at, played: NOTHING_PLAYED, key: performance.now() });
        return navigate({ to: ".", search: true, hash: "", replace: true });
      }
      if (game !== undefined) return show(await openFinished(game));
      const preset = start === undefined ? undefined : presetOnPage(start);
      if (preset) {
        const { variant, rulebook } = preset;
        const study = studyOf(newSandbox({ variant, rulebook, options: {} }));
        return show({ is: "study", study, at: 0, played: NOTHING_PLAYED, key: performance.now() });
      }
      setOpened((before) => (before?.is === "study" ? before : { is: "nothing", fault: null }));
    };
    open().catch((failure: Error) => show({ is: "nothing", fault: failure.message }));
    return () => {
      isCurrent = false;
    };
  }, [hash, game, start, navigate]);

  const openJson = async (json: unknown): Promise<string | null> => {
    const found = await openRecord(json);
    if (found.is === "nothing") return found.fault;
    setOpened(found);
    return null;
  };
  return (
    <>
      <title>{ui("pageTitle", { title: text("title") })}</title>
      {opened === null && <LoadingPage />}
      {opened?.is === "study" && <Drawn key={opened.key} opened={opened} onOpen={openJson} />}
      {opened && opened.is !== "study" && (
        <OpenPage
          isRunning={opened.is === "running"}
          fault={opened.is === "nothing" ? opened.fault : null}
          onOpen={openJson}
        />
      )}
    </>
  );
}

async function openRecord(json: unknown): Promise<Opened> {
  const { isOfRunningGame, readStudy } = await import("./study-file.ts");
  if (isOfRunningGame(json)) return { is: "running" };
  const study = readStudy(json);
  if (!study.ok) return { is: "nothing", fault: study.error };
  const { setup } = study.value;
  const table = openGame(setup);
  await Promise.all([loadPlugin(setup.variant), table.ok && loadGeometry(table.value.rules.board.id)]);
  return { is: "study", study: study.value, at: 0, played: NOTHING_PLAYED, key: performance.now() };
}

/** A game that the server says is over: its positions were played, whatever other games began like it. */
async function openFinished(game: string): Promise<Opened> {
  const found = await openRecord(await recordOf(game));
  return found.is === "study" ? { ...found, played: playedIn(found.study) } : found;
}

/** The study, once its board is there. */
function Drawn({
  opened: { study, at, played },
  onOpen,
}: {
  readonly opened: Opened & { readonly is: "study" };
  readonly onOpen: (json: unknown) => Promise<string | null>;
}) {
  const table = openGame(study.setup);
  const isDrawn = useGeometry(table.ok ? table.value : null);
  const isKnown = usePlugin(study.setup.variant);
  return isDrawn && isKnown ? (
    <AnalysisView initial={study} at={at} played={played} onOpen={onOpen} />
  ) : (
    <LoadingPage />
  );
}
