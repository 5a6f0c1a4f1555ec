import { Button, CloseButton } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { type StorageKey, storage } from "../../../lib/storage.ts";
import { table as text } from "../../../messages/table.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { useTable } from "../table-context.ts";
import { arrivalInWords } from "../turns/spoken.ts";
import type { History } from "../turns/use-history.ts";
import { Banner } from "./Banner.tsx";

/** After this long without input, results are shown at once; in ms. */
const IDLE = 15_000;
/** The announcement stays this long; the turn can still be found by its arrows. In ms. */
const STAY = 30_000;

const keyOf = (game: string): StorageKey => `chancery.seen.${game}`;

/** The last result that was announced on this device; null if none ever was. */
function seenOf(game: string): number | null {
  const kept = storage.read(keyOf(game));
  return kept === null ? null : Number(kept);
}

const remember = (game: string, turn: number): void => void storage.write(keyOf(game), String(turn));

/** Announces results as they arrive, and shows them on request, or at once to a player who is idle. */
export function ArrivalBanner({ history }: { history: History }) {
  const { table, view, viewed, me } = useTable();
  const { partial, tell } = useOrderEditor();
  const last = table.lastPlayed?.number ?? 0;
  const known = useRef(seenOf(table.game) ?? last);
  const touched = useRef(performance.now());
  const [news, setNews] = useState<{ number: number; phase: string } | null>(null);

  useEffect(() => {
    const touch = (): void => {
      touched.current = performance.now();
    };
    for (const event of ["pointerdown", "keydown", "wheel"] as const)
      window.addEventListener(event, touch, { passive: true });
    return () => {
      for (const event of ["pointerdown", "keydown", "wheel"] as const)
        window.removeEventListener(event, touch);
    };
  }, []);

  const phase = table.lastPlayed?.phase ?? "";
  const isFree = partial === null && viewed === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something has been resolved
  useEffect(() => {
    if (last === known.current) return remember(table.game, last);
    const isNew = last > known.current;
    known.current = last;
    remember(table.game, last);
    if (!isNew) return setNews(null);
    tell(arrivalInWords(table, me.powers));
    if (isFree && performance.now() - touched.current > IDLE) view(last);
    else setNews({ number: last, phase });
  }, [last]);

  useEffect(() => {
    if (news && viewed === news.number) setNews(null);
  }, [news, viewed]);

  // The board gets its room back then, which must not happen under a finger.
  const isBusy = partial !== null;
  useEffect(() => {
    if (!news || isBusy) return;
    const timer = setTimeout(() => setNews(null), STAY);
    return () => clearTimeout(timer);
  }, [news, isBusy]);

  if (!news) return null;
  return (
    <Banner
      rank="news"
      tone="plain"
      isBrief
      acts={
        <>
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => {
              history.pause();
              view(news.number);
            }}
          >
            {text("viewResults")}
          </Button>
          <CloseButton aria-label={text("dismiss")} onClick={() => setNews(null)} />
        </>
      }
    >
      <p>
        <strong>{text("phaseResolved", { phase: phaseInWords(news.phase, table.setup) })}</strong>
      </p>
    </Banner>
  );
}
