import { Button } from "@mantine/core";
import { banners as text } from "../../../messages/banners.ts";
import { table as words } from "../../../messages/table.ts";
import { useTable } from "../table-context.ts";
import { stopInWords } from "../words.ts";
import { Banner } from "./Banner.tsx";

/** Says that the turn on screen isn't the current one, and leads back. */
export function PastBanner() {
  const { table, viewed, view } = useTable();
  if (viewed === null) return null;
  const seen = stopInWords(table, viewed);
  return (
    <Banner
      rank="past"
      tone="warn"
      role="status"
      acts={
        <Button size="compact-sm" onClick={() => view(null)}>
          {words(table.status === "ended" ? "toTheEnd" : "backToCurrent")}
        </Button>
      }
    >
      <p>
        {table.status === "ended"
          ? text("pastOver", { viewed: seen })
          : table.room?.stage === "results" && viewed === table.turns.at(-1)?.number
            ? text("pastResults", { viewed: seen })
            : text("past", { viewed: seen, current: stopInWords(table, null) })}
      </p>
    </Banner>
  );
}
