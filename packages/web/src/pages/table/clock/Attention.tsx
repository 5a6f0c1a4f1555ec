import { questionsFor } from "../banners/questions.ts";
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
  const notices = unread.length + questionsFor(table);
  useTabIcon(table, notices);
  useCalls(table);
  useSounds(table);
  useAtHand(table);
  return (
    <>
      <title>{tabTitle(table, notices)}</title>
      <PressNews view={table} />
      <DeadlineCalls view={table} />
    </>
  );
}
