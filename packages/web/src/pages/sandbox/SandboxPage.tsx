import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { startTransition, useEffect, useRef, useState } from "react";
import { loadGeometry } from "../../board/boards.ts";
import { useGeometry } from "../../board/use-geometry.ts";
import { presetOf, presetOnPage, titleOf } from "../../games/index.ts";
import { loadPlugin } from "../../games/parts.ts";
import { usePlugin } from "../../games/use-plugin.ts";
import { nextTask } from "../../lib/next-task.ts";
import { sandbox as text } from "../../messages/sandbox.ts";
import { ui } from "../../messages/ui.ts";
import { openGame } from "../../orders/open-game.ts";
import { LoadingPage } from "../layout/LoadingPage.tsx";
import { type Journal, openJournal } from "./journal.ts";
import { SandboxView } from "./SandboxView.tsx";
import { loadSandbox } from "./saved.ts";
import { isLink, parseLink } from "./sharing/link.ts";

interface Opened {
  readonly key: string;
  readonly page: string;
  readonly journal: Journal;
  readonly fault: string | null;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What is wrong with the link that led to a page. */
    linkFault?: string;
  }
}

/** Loads at once what would otherwise load in sequence: the board, and what the game adds to it. */
async function loadParts({ present }: Journal): Promise<void> {
  const { setup } = present.sandbox;
  const game = openGame(setup);
  await Promise.all([loadPlugin(setup.variant), game.ok && loadGeometry(game.value.rules.board.id)]);
}

/** A sandbox by one of the books: the one in the link, or the one last worked on. */
export function SandboxPage() {
  const { rulebook: page } = useParams({ from: "/sandbox/$rulebook" });
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  /** The page whose sandbox is shown, or about to be. */
  const shownPage = useRef<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const linked = isLink(hash) ? await parseLink(hash) : null;
      if (!isCurrent || (linked === null && shownPage.current === page)) return;
      const wanted = linked?.ok ? presetOf(linked.value.setup)?.page : page;
      if (wanted !== undefined && wanted !== page)
        return navigate({
          to: "/sandbox/$rulebook",
          params: { rulebook: wanted },
          search: true,
          hash,
          replace: true,
        });
      await nextTask();
      const before = await loadSandbox(page);
      const given = linked?.ok ? linked.value : before;
      // Nobody has opened a map here yet. The import page does that, and says what is wrong with a link.
      if (!given) {
        // The address loses its link before this page ends: it isn't looked at again then.
        shownPage.current = page;
        return navigate({
          to: "/import",
          replace: true,
          ...(linked?.ok === false && { state: { linkFault: linked.error } }),
        });
      }
      const shown = openJournal(given);
      await loadParts(shown);
      if (!isCurrent) return;
      shownPage.current = page;
      // Rendered in slices: a board is much work, and a phone has to scroll and answer meanwhile.
      if (linked === null)
        return startTransition(() =>
          setOpened((before) =>
            before?.page === page ? before : { key: page, page, journal: shown, fault: null },
          ),
        );
      const next = {
        key: `${page} ${performance.now()}`,
        page,
        // What was there before can be had back by undoing, if it's the same game.
        journal:
          linked.ok && before?.setup.variant === given.setup.variant
            ? { ...shown, past: [openJournal(before).present] }
            : shown,
        fault: linked.ok ? null : linked.error,
      };
      startTransition(() => setOpened(next));
      return navigate({ to: ".", search: true, hash: "", replace: true });
    };
    open().catch((failure) => {
      // Thrown while the page renders, it leads to the page for errors.
      if (isCurrent)
        setOpened(() => {
          throw failure;
        });
    });
    return () => {
      isCurrent = false;
    };
  }, [page, hash, navigate]);

  const title = opened ? titleOf(opened.journal.present.sandbox.setup) : presetOnPage(page)?.title;
  return (
    <>
      {title !== undefined && <title>{ui("pageTitle", { title: text("titleOf", { game: title }) })}</title>}
      {opened ? <Drawn key={opened.key} journal={opened.journal} fault={opened.fault} /> : <LoadingPage />}
    </>
  );
}

/** The sandbox, once its board is there. */
function Drawn({ journal, fault }: Pick<Opened, "journal" | "fault">) {
  const { setup } = journal.present.sandbox;
  const table = openGame(setup);
  const isDrawn = useGeometry(table.ok ? table.value : null);
  const isKnown = usePlugin(setup.variant);
  return isDrawn && isKnown ? <SandboxView initial={journal} fault={fault} /> : <LoadingPage />;
}
