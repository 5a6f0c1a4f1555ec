import { ActionIcon } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { titleOf } from "../../games/index.ts";
import { sandbox as text } from "../../messages/sandbox.ts";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import css from "./SandboxBar.module.css";
import { formatLink } from "./sharing/link.ts";
import { useSandbox } from "./use-sandbox.ts";

export type DialogName = "share" | "settings" | "keys";

export interface SandboxBarProps {
  readonly onDialog: (name: DialogName) => void;
  readonly onEdit: () => void;
  readonly isEditing: boolean;
}

interface Tool {
  readonly isOff?: boolean;
  readonly isOnlyWide?: boolean;
  readonly opens?: "dialog";
}

/** What can be done with the sandbox as a whole. */
export function SandboxBar({ onDialog, onEdit, isEditing }: SandboxBarProps) {
  const { journal, sandbox, dispatch } = useSandbox();
  const { past, future } = journal;
  const navigate = useNavigate();
  const tool = (icon: IconName, label: string, onClick: () => unknown, more: Tool = {}) => (
    <ActionIcon
      key={icon}
      variant="subtle"
      color="gray"
      size="lg"
      className={more.isOnlyWide ? css.wide : css.tool}
      aria-label={label}
      title={label}
      disabled={more.isOff ?? false}
      aria-haspopup={more.opens}
      onClick={onClick}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <TopBar
      title={
        <>
          <span className={css.wide}>{text("title")}, </span>
          {titleOf(sandbox.setup)}
        </>
      }
    >
      {tool("undo", text("undo"), () => dispatch({ type: "undo" }), { isOff: past.length === 0 })}
      {tool("redo", text("redo"), () => dispatch({ type: "redo" }), { isOff: future.length === 0 })}
      {tool("edit", text("editPosition"), onEdit, { isOff: isEditing })}
      {!sandbox.setup.map &&
        tool("analysis", text("analyze"), async () =>
          // Marked for the analysis: this page is still there while that one loads, and would take its own links.
          navigate({ to: "/analysis", hash: `a=${await formatLink(sandbox)}` }),
        )}
      {tool("settings", text("settings"), () => onDialog("settings"), { opens: "dialog" })}
      {tool("share", text("shareAndSave"), () => onDialog("share"), { opens: "dialog" })}
      {tool("help", text("shortcuts"), () => onDialog("keys"), { opens: "dialog", isOnlyWide: true })}
    </TopBar>
  );
}
