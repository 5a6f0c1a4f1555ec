import { ActionIcon, Menu } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { ChannelView, TableView } from "../../../api/client.ts";
import { isSolo } from "../../../lib/solo.ts";
import { powerName } from "../../../messages/power-name.ts";
import { safety as text } from "../../../messages/safety.ts";
import { Icon } from "../../../ui/icons.tsx";
import { useAct } from "../use-act.ts";
import css from "./Conversation.module.css";
import { reportable } from "./reportable.ts";

// Few report anything.
const ReportDialog = lazy(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog }));

/** Options for the people in a conversation: mute them, or report what they wrote. */
export function ConversationMenu({
  view,
  name,
  others,
  messages,
}: {
  view: TableView;
  name: string;
  others: readonly string[];
  messages: ChannelView["messages"];
}) {
  const { act } = useAct(view.game);
  const [isReporting, setReporting] = useState(false);
  const [isSent, setSent] = useState(false);
  const mutable = view.you.may.includes("mute")
    ? view.seats.filter(
        ({ powers, isVacant, isYours }) =>
          !isVacant && !isYours && powers.some((power) => others.includes(power)),
      )
    : [];
  const mayReport = view.you.name !== null && !isSolo(view.game) && reportable(view, messages).length > 0;
  if (mutable.length === 0 && !mayReport) return null;
  return (
    <>
      {isSent && (
        <span role="status" className={css.sent}>
          {text("reported")}
        </span>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            className={css.options}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={text("conversationOptions")}
          >
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mutable.map(({ seat, powers, isMuted }) => {
            const power = powers.find((each) => others.includes(each)) ?? powers[0];
            return (
              <Menu.Item key={seat} onClick={() => void act({ type: "mute", power, muted: !isMuted })}>
                {text(isMuted ? "unmute" : "mute", { power: powerName(power) })}
              </Menu.Item>
            );
          })}
          {mayReport && (
            <Menu.Item aria-haspopup="dialog" onClick={() => setReporting(true)}>
              {text("report")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isReporting && (
          <ReportDialog
            view={view}
            channel={name}
            messages={messages}
            opened
            onClose={() => setReporting(false)}
            onSent={() => setSent(true)}
          />
        )}
      </Suspense>
    </>
  );
}
