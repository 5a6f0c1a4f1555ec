import { Button } from "@mantine/core";
import { useCountdown } from "../../../api/use-countdown.ts";
import { banners as text } from "../../../messages/banners.ts";
import { useReady } from "../orders/use-ready.ts";
import { useTable } from "../table-context.ts";
import { stopInWords } from "../words.ts";
import { Banner } from "./Banner.tsx";

/** Everyone is ready: how long that can still be undone, and the way to do it. */
export function ClosingBanner() {
  const { table } = useTable();
  const { isOpen, isReady, isBusy, set } = useReady();
  const { resolvesAt, now, isPaused } = table.clock;
  const left = useCountdown({
    deadline: resolvesAt,
    left: resolvesAt === null ? null : resolvesAt - now,
    isPaused,
  });
  if (left === null) return null;
  return (
    <Banner
      rank="needs-you"
      tone="plain"
      role="status"
      acts={
        isOpen &&
        isReady && (
          <Button size="compact-sm" loading={isBusy} onClick={() => void set(false)}>
            {text("undo")}
          </Button>
        )
      }
    >
      <p>{text("closing", { phase: stopInWords(table, null), left: Math.ceil(left / 1000) })}</p>
    </Banner>
  );
}
