import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useGeometry } from "../../board/use-geometry.ts";
import { usePlugin } from "../../games/use-plugin.ts";
import { type Book, bookById, bookOf } from "../../lib/rulebooks.ts";
import { LoadingPage } from "../layout/LoadingPage.tsx";
import { type Journal, openJournal } from "./journal.ts";
import { SandboxView } from "./SandboxView.tsx";
import type { Sandbox } from "./sandbox.ts";
import { loadSandbox } from "./saved.ts";
import { isLink, parseLink } from "./share.ts";
import { tableOf } from "./timeline.ts";

interface Opened {
  readonly key: string;
  readonly book: string;
  readonly journal: Journal;
  readonly fault: string | null;
}

/** A sandbox by one of the books: the one in the link, or the one last worked on. */
export function SandboxPage() {
  const { rulebook: id } = useParams({ from: "/sandbox/$rulebook" });
  const book = bookById(id) as Book;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (shared: Sandbox | null, fault: string | null): void => {
      if (!isCurrent) return;
      const saved = openJournal(loadSandbox(book));
      // What was there before can be had back by undoing.
      const journal = shared ? { ...openJournal(shared), past: [saved.present] } : saved;
      setOpened({ key: `${book.id} ${performance.now()}`, book: book.id, journal, fault });
    };
    if (!isLink(hash)) {
      setOpened((before) =>
        before?.book === book.id
          ? before
          : { key: book.id, book: book.id, journal: openJournal(loadSandbox(book)), fault: null },
      );
      return;
    }
    parseLink(hash).then((parsed) => {
      if (!isCurrent) return;
      const wanted = parsed.ok ? bookOf(parsed.value.setup) : book;
      if (wanted && wanted.id !== book.id)
        return navigate({ to: "/sandbox/$rulebook", params: { rulebook: wanted.id }, hash, replace: true });
      show(parsed.ok ? parsed.value : null, parsed.ok ? null : parsed.error);
      return navigate({ to: ".", hash: "", replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [book, hash, navigate]);

  return (
    <>
      <title>{`Sandbox ${book.title} · Chancery`}</title>
      {opened ? <Drawn key={opened.key} journal={opened.journal} fault={opened.fault} /> : <LoadingPage />}
    </>
  );
}

/** The sandbox, once its board is there. */
function Drawn({ journal, fault }: Pick<Opened, "journal" | "fault">) {
  const { setup } = journal.present.sandbox;
  const table = tableOf(setup);
  const isDrawn = useGeometry(table.ok ? table.value : null);
  const isKnown = usePlugin(setup.variant);
  return isDrawn && isKnown ? <SandboxView initial={journal} fault={fault} /> : <LoadingPage />;
}
