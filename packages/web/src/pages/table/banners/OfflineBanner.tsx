import { shownKept, tablePath } from "../../../api/shown-kept.ts";
import { useSignal } from "../../../lib/signal.ts";
import { banners as text } from "../../../messages/banners.ts";
import { formatMoment } from "../../../messages/time.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";

/** Says that the game is shown as it was seen last, and what becomes of orders. */
export function OfflineBanner() {
  const { table, me } = useTable();
  const at = useSignal(shownKept).get(tablePath(table.game));
  if (at === undefined) return null;
  const time = formatMoment(at, Date.now());
  return (
    <Banner rank="offline" tone="warn" role="status">
      <p>
        <strong>{text("offlineSince", { time })}</strong>{" "}
        {text(me.powers.length > 0 ? "offlineOrders" : "offlineReading")}
      </p>
    </Banner>
  );
}
