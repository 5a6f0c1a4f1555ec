import { Button } from "@mantine/core";
import { banners as text } from "../../../messages/banners.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";
import { useNotices } from "./use-notices.ts";

/** What the people who run the game did, and why, until it has been read. */
export function NoticeBanner() {
  const { table, open } = useTable();
  const { unread, read } = useNotices(table);
  if (unread.length === 0) return null;
  return (
    <Banner
      rank="referee"
      tone="warn"
      role="alert"
      label={text("noticesLabel")}
      acts={
        <>
          {unread.some(({ turn }) => turn !== null) && (
            <Button variant="default" size="compact-sm" onClick={() => open("seats")}>
              {text("showChanges")}
            </Button>
          )}
          <Button variant="light" size="compact-sm" onClick={read}>
            {text("gotIt")}
          </Button>
        </>
      }
    >
      {unread.toReversed().map(({ index, what, said }) => (
        <p key={index}>
          <strong>{what}.</strong> {said}
        </p>
      ))}
    </Banner>
  );
}
