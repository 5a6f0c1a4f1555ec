import { ActionIcon } from "@mantine/core";
import { useState } from "react";
import { KeysDialog } from "../../orders/KeysDialog.tsx";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { ExportDialog } from "./ExportDialog.tsx";
import css from "./TableBar.module.css";
import { useTable } from "./table-context.ts";
import { listed } from "./words.ts";

/** Which table this is, who one is at it, whether it is up to date, and what can be taken from it. */
export function TableBar() {
  const { table, me, connection } = useTable();
  const [dialog, setDialog] = useState<"export" | "keys" | null>(null);
  const close = (): void => setDialog(null);
  const who =
    me.powers.length > 0
      ? listed(me.powers)
      : me.role === "referee"
        ? table.room
          ? "Officer"
          : "Referee"
        : "Looking on";
  const tool = (icon: IconName, label: string, name: "export" | "keys") => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={name === "keys" ? css.wide : undefined}
      aria-label={label}
      title={label}
      onClick={() => setDialog(name)}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <TopBar title={who}>
      {connection === "disconnected" && (
        <span className={css.away} role="status">
          Not connected
        </span>
      )}
      <span className={css.rules}>Rules of {table.setup.rulebook}</span>
      {tool("download", "Take it elsewhere", "export")}
      {tool("help", "Keys", "keys")}
      <ExportDialog opened={dialog === "export"} onClose={close} />
      <KeysDialog opened={dialog === "keys"} onClose={close} />
    </TopBar>
  );
}
