import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { ApiFailure, Command } from "../../../api/client.ts";
import { useCommand } from "../../../api/queries.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { lobby } from "../../../messages/lobby.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { NameField } from "../../accounts/NameField.tsx";
import { useIntroduction } from "../../accounts/use-introduction.ts";
import css from "./JoinForm.module.css";

export interface JoinFormProps {
  readonly game: string;
  /** What can be done, the most likely first. */
  readonly ways: readonly { readonly label: string; readonly command: Command }[];
}

const isWatching = (command: Command): boolean => command.type === "join" && command.role === "spectator";

/** Joins a game. New people enter a name, and nothing else. */
export function JoinForm({ game, ways }: JoinFormProps) {
  const { me, introduce, error: stranger } = useIntroduction();
  const { mutateAsync, error, isPending } = useCommand(game);
  const [name, setName] = useState("");
  const navigate = useNavigate();
  const go = useOnce(async (command: Command) => {
    try {
      // Anyone can watch a game that lets people watch; a name is only for those who want one.
      const isNameless = me === null && name.trim() === "" && isWatching(command);
      if (!isNameless) {
        await introduce(name);
        await mutateAsync(command);
      }
    } catch (failure) {
      if ((failure as ApiFailure).code !== "already-here") return;
    }
    await navigate({ to: "/games/$game", params: { game }, replace: true });
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
    void go(ways[Number(chosen ?? 0)].command);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      {me === null ? (
        <NameField
          value={name}
          onChange={setName}
          error={stranger?.message}
          isOptional={ways.every(({ command }) => isWatching(command))}
        />
      ) : (
        <p className={css.you}>
          {lobby.rich(
            "youAre",
            { name: me?.name ?? "…" },
            { b: (chunks) => <strong key="b">{chunks}</strong> },
          )}
        </p>
      )}
      <Fault error={error} />
      <div className={css.ways}>
        {ways.map(({ label }, index) => (
          <Button
            key={label}
            type="submit"
            size="md"
            value={index}
            formNoValidate={isWatching(ways[index].command)}
            variant={index === 0 ? "filled" : "default"}
            disabled={me === undefined || isPending}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}
