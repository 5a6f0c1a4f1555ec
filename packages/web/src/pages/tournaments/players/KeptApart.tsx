import { Button, NativeSelect } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";

type Pair = readonly [string, string];

/** Players who should never meet. */
export function KeptApart({ blocked }: { blocked: readonly Pair[] }) {
  const { view, nameOf, act, isBusy } = useTournament();
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const data = [
    { value: "", label: text("choose") },
    ...view.players.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const set = (pairs: readonly Pair[]): Promise<boolean> =>
    act({ type: "block", pairs: pairs.map(([a, b]) => [a, b]) });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!(await set([...blocked, [one, other]]))) return;
    setOne("");
    setOther("");
  };
  const isPair = one !== "" && other !== "" && one !== other;
  return (
    <details className={css.fold} open={blocked.length > 0}>
      <summary>{text("apart")}</summary>
      <p className={css.muted}>{text("apartLead")}</p>
      <ul className={css.players}>
        {blocked.map((pair) => {
          const name = text("apartPair", { one: nameOf(pair[0]), other: nameOf(pair[1]) });
          return (
            <li key={pair.join()}>
              <span translate="no">{name}</span>
              <Button
                size="xs"
                variant="subtle"
                aria-label={text("removeNamed", { name })}
                onClick={() => void set(blocked.filter((each) => each !== pair))}
              >
                {text("remove")}
              </Button>
            </li>
          );
        })}
      </ul>
      <form className={css.row} onSubmit={(event) => void submit(event)}>
        <NativeSelect
          label={text("apartFirst")}
          value={one}
          onChange={(event) => setOne(event.currentTarget.value)}
          data={data}
        />
        <NativeSelect
          label={text("apartSecond")}
          value={other}
          onChange={(event) => setOther(event.currentTarget.value)}
          data={data}
        />
        <GuardedButton
          type="submit"
          variant="default"
          loading={isBusy}
          first={isPair ? null : text("chooseTwo")}
        >
          {text("apartAdd")}
        </GuardedButton>
      </form>
    </details>
  );
}
