import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import { profiles as text } from "../../../messages/profiles.ts";
import { minutesInWords } from "../../../messages/time.ts";
import { useAct } from "../use-act.ts";
import css from "./ClockBar.module.css";
import { ExtendForm } from "./ExtendForm.tsx";

/** Players ask each other for more time, and vote on it. */
export function MoreTime({ view }: { view: TableView }) {
  const { act, isBusy } = useAct(view.game);
  const { may } = view.you;
  const { extension, extensionLeft } = view.clock;
  if (extension)
    return (
      <>
        <p>{text("timeAsked", { time: minutesInWords(extension.minutes), needed: extension.needed })}</p>
        {may.includes("vote-extension") && (
          <div className={css.acts}>
            {[true, false].map((agree) =>
              extension.yourVote === agree ? (
                <span key={String(agree)}>{text(agree ? "agreed" : "disagreed")}</span>
              ) : (
                <Button
                  key={String(agree)}
                  variant={agree ? "filled" : "default"}
                  size="xs"
                  loading={isBusy}
                  onClick={() => void act({ type: "vote-extension", agree })}
                >
                  {text(agree ? "agree" : "disagree")}
                </Button>
              ),
            )}
          </div>
        )}
      </>
    );
  // Officials add time themselves.
  if (!may.includes("ask-extension") || may.includes("extend") || extensionLeft === null) return null;
  return (
    <>
      <p>{text("askTime")}</p>
      <ExtendForm most={extensionLeft} onExtend={(minutes) => void act({ type: "ask-extension", minutes })} />
    </>
  );
}
