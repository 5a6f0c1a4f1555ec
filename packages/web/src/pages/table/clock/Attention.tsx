import { PressNews } from "../press/PressNews.tsx";
import { useTable } from "../table-context.ts";
import { tabTitle, useTabIcon } from "./attention.ts";
import { useCalls } from "./notify.ts";

/** Makes itself felt, wherever one looks, when the table waits for one or something was said. */
export function Attention() {
  const { table } = useTable();
  useTabIcon(table);
  useCalls(table);
  return (
    <>
      <title>{tabTitle(table)}</title>
      <PressNews view={table} />
    </>
  );
}
