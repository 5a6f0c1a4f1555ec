import { Button } from "@mantine/core";
import { useState } from "react";
import { dropHomecoming, homecomingFor } from "../../../lib/homecoming.ts";
import { banners as text } from "../../../messages/banners.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";

/** Orders that were tried in a sandbox, to be used here or not. */
export function HomeBanner() {
  const { table } = useTable();
  const { orders, store, entry, isClosed } = useOrderEditor();
  const [isDone, setDone] = useState(false);
  const brought = isDone ? null : homecomingFor(table.game, table.turns.length);
  const mine = [...entry.powers].map((power) => entry.rules.powers[power].name);
  const own = Object.entries(brought?.orders ?? {}).filter(([power]) => mine.includes(power));
  if (own.length === 0 || isClosed) return null;
  const end = (): void => {
    dropHomecoming(table.game);
    setDone(true);
  };
  return (
    <Banner
      rank="needs-you"
      tone="plain"
      role="status"
      acts={
        <>
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => {
              store({ ...orders, ...Object.fromEntries(own) });
              end();
            }}
          >
            {text("useOrders")}
          </Button>
          <Button variant="default" size="compact-sm" onClick={end}>
            {text("discardOrders")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{text("fromSandbox")}</strong> {own.flatMap(([, lines]) => lines).join(", ")}
      </p>
    </Banner>
  );
}
