import { Button, FileButton, Textarea } from "@mantine/core";
import { goals as words } from "../../../messages/goals.ts";
import { powerName } from "../../../messages/power-name.ts";
import { useKept } from "../kept.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import { readGoals } from "./read-goals.ts";

/** All goals at once, from a list. Those that are given disappear from it, so that a fault leaves the rest. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const { room, view, act } = useRoom();
  const [text, keep, forget] = useKept(view.game, "import", "");
  const { goals, unread } = readGoals(
    text,
    room.delegations.map(({ power }) => power),
  );
  const give = async (): Promise<string | null> => {
    for (const [i, { power, title, text: what, value }] of goals.entries()) {
      const why = await act({ do: "give-goal", power, title, text: what, value });
      if (why === null) continue;
      keep(
        goals
          .slice(i)
          .map((goal) => [goal.power, goal.title, goal.text, goal.value].join("; "))
          .join("\n"),
      );
      return words("importStopped", { power: powerName(power), title, why });
    }
    return null;
  };
  return (
    <ActForm
      label={words("importGoals")}
      yes={words("giveCount", { count: goals.length })}
      isMissing={goals.length === 0 || unread.length > 0}
      act={give}
      onDone={() => {
        forget();
        onClose();
      }}
      onCancel={onClose}
    >
      <Textarea
        label={words("goalList")}
        description={words("goalListHelp")}
        autosize
        minRows={5}
        maxRows={14}
        value={text}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <FileButton accept=".csv,.tsv,.txt,text/*" onChange={(file) => void file?.text().then(keep)}>
        {(props) => (
          <Button {...props} variant="default" size="xs">
            {words("chooseFile")}
          </Button>
        )}
      </FileButton>
      {unread.length > 0 && (
        <p className={css.note} data-tone="warn">
          {words("unreadLines", { count: unread.length, lines: unread.join(", ") })}
        </p>
      )}
    </ActForm>
  );
}
