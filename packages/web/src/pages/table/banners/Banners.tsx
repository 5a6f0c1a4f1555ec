import { useDisclosure } from "@mantine/hooks";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useIsPhone } from "../../../lib/use-is-phone.ts";
import type { History } from "../turns/use-history.ts";
import { ArrivalBanner } from "./ArrivalBanner.tsx";
import css from "./Banners.module.css";
import { ChangedOrdersBanner } from "./ChangedOrdersBanner.tsx";
import { ClosingBanner } from "./ClosingBanner.tsx";
import { CountryLostBanner } from "./CountryLostBanner.tsx";
import { EditingBanner } from "./EditingBanner.tsx";
import { HomeBanner } from "./HomeBanner.tsx";
import { NoticeBanner } from "./NoticeBanner.tsx";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { PastBanner } from "./PastBanner.tsx";
import { ProposalBanner } from "./ProposalBanner.tsx";
import { type Entry, SlotsContext } from "./slot.ts";
import { TimeBanner } from "./TimeBanner.tsx";

/** What everyone in the game has to know now, above the board. */
export function Banners({ history }: { history: History }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const isOneLine = useIsPhone();
  const enter = useCallback((entry: Entry) => {
    setEntries((known) => [...known, entry]);
    return () => setEntries((known) => known.filter(({ id }) => id !== entry.id));
  }, []);
  const isFew = entries.length < 2;
  // What comes later begins folded again.
  useEffect(() => {
    if (isFew) close();
  }, [isFew, close]);
  const slots = useMemo(
    () => ({ entries, isOneLine, isOpen, toggle, enter }),
    [entries, isOneLine, isOpen, toggle, enter],
  );
  return (
    <SlotsContext value={slots}>
      <div className={css.banners}>
        <OfflineBanner />
        <ClosingBanner />
        <EditingBanner />
        <ChangedOrdersBanner />
        <HomeBanner />
        <NoticeBanner />
        <CountryLostBanner />
        <ProposalBanner />
        <TimeBanner />
        <ArrivalBanner history={history} />
        <PastBanner />
      </div>
    </SlotsContext>
  );
}
