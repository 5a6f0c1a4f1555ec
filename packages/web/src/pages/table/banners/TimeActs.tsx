import { Button } from "@mantine/core";
import { banners as text } from "../../../messages/banners.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";

/** The answers to a request for more time that the reader hasn't given, if they are asked. */
export function TimeActs() {
  const { table } = useTable();
  const { say } = useOrderEditor();
  const { act, isBusy } = useAct(table.game);
  const { extension } = table.clock;
  if (!extension || !table.you.may.includes("vote-extension")) return null;
  return [true, false]
    .filter((agree) => agree !== extension.yourVote)
    .map((agree) => (
      <Button
        key={String(agree)}
        variant={agree ? "light" : "default"}
        size="compact-sm"
        loading={isBusy}
        onClick={async () => {
          const why = whyNot(await act({ type: "vote-extension", agree }));
          if (why !== null) say({ why, rules: [] });
        }}
      >
        {text(agree ? "giveTime" : "refuseTime")}
      </Button>
    ));
}
