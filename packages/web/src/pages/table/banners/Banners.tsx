import type { History } from "../use-history.ts";
import { ArrivalBanner } from "./ArrivalBanner.tsx";
import css from "./Banners.module.css";
import { ClosingBanner } from "./ClosingBanner.tsx";
import { HomeBanner } from "./HomeBanner.tsx";
import { NoticeBanner } from "./NoticeBanner.tsx";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { PastBanner } from "./PastBanner.tsx";
import { ProposalBanner } from "./ProposalBanner.tsx";

/** What everyone in the game has to know now, above the board. */
export function Banners({ history }: { history: History }) {
  return (
    <div className={css.banners}>
      <OfflineBanner />
      <ClosingBanner />
      <HomeBanner />
      <NoticeBanner />
      <ProposalBanner />
      <ArrivalBanner history={history} />
      <PastBanner />
    </div>
  );
}
