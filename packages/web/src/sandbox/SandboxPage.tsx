import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { TopBar } from "../app/TopBar.tsx";
import { type Journal, openJournal } from "./journal.ts";
import { SandboxView } from "./SandboxView.tsx";
import type { Sandbox } from "./sandbox.ts";
import { loadSandbox } from "./saved.ts";
import { isLink, parseLink } from "./share.ts";

/** A sandbox by one of the rulebooks: the one in the link, or the one last worked on. */
export function SandboxPage() {
  const { rulebook } = useParams({ from: "/sandbox/$rulebook" });
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ key: string; journal: Journal; fault: string | null } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (shared: Sandbox | null, fault: string | null): void => {
      if (!isCurrent) return;
      const saved = openJournal(loadSandbox(rulebook));
      // What was there before can be had back by undoing.
      const journal = shared ? { ...openJournal(shared), past: [saved.present] } : saved;
      setOpened({ key: `${rulebook} ${performance.now()}`, journal, fault });
    };
    if (!isLink(hash)) {
      setOpened((before) => {
        if (before?.journal.present.sandbox.setup.rulebook === rulebook) return before;
        return { key: rulebook, journal: openJournal(loadSandbox(rulebook)), fault: null };
      });
      return;
    }
    parseLink(hash).then((parsed) => {
      if (!isCurrent) return;
      const wanted = parsed.ok ? parsed.value.setup.rulebook : rulebook;
      if (wanted !== rulebook)
        return navigate({
          to: "/sandbox/$rulebook",
          params: { rulebook: wanted as never },
          hash,
          replace: true,
        });
      show(parsed.ok ? parsed.value : null, parsed.ok ? null : parsed.error);
      return navigate({ to: ".", hash: "", replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [rulebook, hash, navigate]);

  return (
    <>
      <title>{`Sandbox ${rulebook} · Chancery`}</title>
      {opened ? <SandboxView key={opened.key} initial={opened.journal} fault={opened.fault} /> : <TopBar />}
    </>
  );
}
