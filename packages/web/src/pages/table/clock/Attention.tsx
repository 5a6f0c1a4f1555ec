import { useNotices } from "../banners/use-notices.ts";
import { PressNews } from "../press/PressNews.tsx";
import { useTable } from "../table-context.ts";
import { tabTitle, useTabIcon } from "./attention.ts";
import { DeadlineCalls } from "./DeadlineCalls.tsx";
import { useCalls } from "./notify.ts";
import { useSounds } from "./sound.ts";
import { useAtHand } from "./use-at-hand.ts";

/** Makes itself felt, wherever one looks, when the table waits for one or something was said. */
export function Attention() {
  const { table } = useTable();
  const { unread } = useNotices(table);
  useTabIcon(table, unread.length);
  useCalls(table);
  useSounds(table);
  useAtHand(table);
  return (
    <>
      <title>{tabTitle(table, unread.length)}</title>
      <PressNews view={table} />
      <DeadlineCalls view={table} />
    </>
  );
}
