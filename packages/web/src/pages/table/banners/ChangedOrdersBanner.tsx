import { Button } from "@mantine/core";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { type StorageKey, storage } from "../../../lib/storage.ts";
import { banners as text } from "../../../messages/banners.ts";
import { powerName } from "../../../messages/power-name.ts";
import { SheetChanges } from "../referee/SheetActs.tsx";
import { lineChanges } from "../referee/sheet-draft.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";

type Sheet = TableView["sheets"][number];

/** Tells players that others have changed their orders, and why, with a way back to what they had written. */
export function ChangedOrdersBanner() {
  const { table } = useTable();
  if (table.you.role !== "player") return null;
  return table.sheets
    .filter(({ onBehalf }) => onBehalf)
    .map((sheet) => <Changed key={`${sheet.power} ${sheet.receipt?.digest}`} sheet={sheet} />);
}

function Changed({ sheet: { power, text: now, reason, before, receipt } }: { sheet: Sheet }) {
  const { table } = useTable();
  const { sync } = useTable().saving;
  const key: StorageKey = `chancery.changed.${table.game}.${power}`;
  const digest = receipt?.digest ?? "";
  const [isRead, setRead] = useState(() => storage.read(key) === digest);
  if (isRead || now === null) return null;
  const named = { power: powerName(power), officials: officialsOf(table.setup) };
  const mayRestore = before !== undefined && table.you.may.includes("save");
  return (
    <Banner
      rank="needs-you"
      tone="warn"
      role="alert"
      label={text("changedOrders", named)}
      acts={
        <>
          {mayRestore && (
            <Button variant="light" size="compact-sm" onClick={() => sync.write(power, before.text)}>
              {text("restoreMine")}
            </Button>
          )}
          <Button
            variant={mayRestore ? "default" : "light"}
            size="compact-sm"
            onClick={() => {
              storage.write(key, digest);
              setRead(true);
            }}
          >
            {text(mayRestore ? "keepChange" : "gotIt")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{text(before ? "changedOrders" : "enteredOrders", named)}</strong>{" "}
        {table.room === null && text("nowNotReady")} {reason && text("reason", { reason })}
      </p>
      {before && <SheetChanges changes={[{ power, ...lineChanges(before.text, now) }]} />}
    </Banner>
  );
}
