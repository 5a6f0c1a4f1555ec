import { ActionIcon } from "@mantine/core";
import { useState } from "react";
import { tableName } from "../../games/game-name.ts";
import { powerNames } from "../../messages/power-name.ts";
import { table as text } from "../../messages/table.ts";
import { ui } from "../../messages/ui.ts";
import { KeysDialog } from "../../orders/entry/KeysDialog.tsx";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { ExportDialog } from "./ExportDialog.tsx";
import css from "./TableBar.module.css";
import { useTable } from "./table-context.ts";

/** Who you are in this game, whether the page is up to date, and the export. */
export function TableBar() {
  const { table, me, connection } = useTable();
  const [dialog, setDialog] = useState<"export" | "keys" | null>(null);
  const close = (): void => setDialog(null);
  const who =
    me.powers.length > 0
      ? powerNames(me.powers)
      : me.role === "referee"
        ? text(table.room ? "officer" : "gameMaster")
        : text("spectator");
  const tool = (icon: IconName, label: string, name: "export" | "keys") => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={name === "keys" ? css.wide : undefined}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => setDialog(name)}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <TopBar
      title={
        <>
          <strong className={css.name}>{tableName(table)}</strong>
          <span className={css.who} title={who}>
            {who}
          </span>
        </>
      }
    >
      {connection === "disconnected" && (
        <span className={css.away} role="status" title={ui(connection)}>
          {text("notConnected")}
        </span>
      )}
      <span className={css.rules}>{text("rulebook", { rulebook: table.setup.rulebook })}</span>
      {tool("download", text("export"), "export")}
      {tool("help", text("shortcuts"), "keys")}
      <ExportDialog opened={dialog === "export"} onClose={close} />
      <KeysDialog opened={dialog === "keys"} onClose={close} />
    </TopBar>
  );
}
