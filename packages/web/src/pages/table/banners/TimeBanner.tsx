import { banners as text } from "../../../messages/banners.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";
import css from "./Banners.module.css";
import { TimeActs } from "./TimeActs.tsx";
import { timeRequestInWords } from "./time-request.ts";

/** The open request for more time, for everyone to see. */
export function TimeBanner() {
  const { table } = useTable();
  const { extension } = table.clock;
  if (!extension) return null;
  return (
    <Banner
      rank={table.you.may.includes("vote-extension") ? "needs-you" : "news"}
      tone="plain"
      role="status"
      acts={<TimeActs />}
    >
      <p>
        <strong>{timeRequestInWords(extension)}</strong>
      </p>
      <p className={css.hint}>{text("timeHint", { needed: extension.needed })}</p>
    </Banner>
  );
}
