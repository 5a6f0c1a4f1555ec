import { Button, FileButton, Textarea } from "@mantine/core";
import { goals as words } from "../../../messages/goals.ts";
import { powerName } from "../../../messages/power-name.ts";
import { starterGoals } from "../../../messages/starterGoals.ts";
import { useKept } from "../kept.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import { countriesOf, readGoals, type UnreadLine } from "./read-goals.ts";
import { starterList } from "./starters.ts";

/** So many lines that can't be read are named at once. */
const SHOWN = 5;

/** All goals at once, from a list. Those that are given disappear from it, so that a fault leaves the rest. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const { room, view, act } = useRoom();
  const [text, keep, forget] = useKept(view.game, "import", "");
  const powers = room.delegations.map(({ power }) => power);
  const { goals, unread } = readGoals(text, countriesOf(powers));
  const starters = starterList(
    (key) => starterGoals.byCode(key),
    view.setup.rulebook,
    powers,
    room.goals.filter(({ status }) => status !== "withdrawn"),
  );
  const give = async (): Promise<string | null> => {
    for (const [i, { power, title, text: what, value }] of goals.entries()) {
      const why = await act({ do: "give-goal", power, title, text: what, value });
      if (why === null) continue;
      keep(
        goals
          .slice(i)
          .map((goal) => [powerName(goal.power), goal.title, goal.text, goal.value].join("; "))
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
      {text.trim() === "" && starters !== "" && (
        <div className={css.note}>
          <p>{words("startersNote")}</p>
          <Button variant="default" size="xs" onClick={() => keep(starters)}>
            {words("useStarters")}
          </Button>
        </div>
      )}
      <FileButton accept=".csv,.tsv,.txt,text/*" onChange={(file) => void file?.text().then(keep)}>
        {(props) => (
          <Button {...props} variant="default" size="xs">
            {words("chooseFile")}
          </Button>
        )}
      </FileButton>
      {unread.length > 0 && (
        <div className={css.note} data-tone="warn" role="alert">
          {unread.slice(0, SHOWN).map((each) => (
            <p key={each.line}>{faultInWords(each)}</p>
          ))}
          {unread.length > SHOWN && <p>{words("moreUnread", { count: unread.length - SHOWN })}</p>}
        </div>
      )}
    </ActForm>
  );
}

function faultInWords({ line, why, text }: UnreadLine): string {
  if (why === "title") return words("unreadTitle", { line, power: powerName(text) });
  return words(why === "country" ? "unreadCountry" : "unreadPoints", { line, text });
}
