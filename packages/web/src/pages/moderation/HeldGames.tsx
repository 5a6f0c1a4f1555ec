import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ApiFailure, api, type HeldGame } from "../../api/client.ts";
import { moderation as text } from "../../messages/moderation.ts";
import { powerNames } from "../../messages/power-name.ts";
import { formatExact } from "../../messages/time.ts";
import { ReasonDialog, type ReasonRequest } from "../../ui/ReasonDialog.tsx";
import css from "./ModerationPage.module.css";
import { heldGamesQuery } from "./queries.ts";

/** Rated games that wait until a moderator has looked at who played them. */
export function HeldGames({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(heldGamesQuery());
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  if (!data) return null;
  const ask = (game: string, act: "count" | "exclude"): void =>
    setQuestion({
      title: text(`${act}Title`),
      what: <p>{text(`${act}Text`)}</p>,
      seen: text("logged"),
      yes: text(`${act}Game`),
      reason: true,
      onYes: async (reason) => {
        try {
          await api.post("/api/moderation/ratings/{id}", { params: { id: game }, body: { act, reason } });
        } catch (failure) {
          if (failure instanceof ApiFailure) return failure.message;
          throw failure;
        }
        onDone();
        return null;
      },
    });
  return (
    <>
      {data.games.length === 0 && <p>{text("noHeld")}</p>}
      {data.games.map((held) => (
        <Held key={held.game} held={held} ask={ask} />
      ))}
      {data.withheld > 0 && <p className={css.muted}>{text("heldWithheld", { count: data.withheld })}</p>}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

function Held({ held, ask }: { held: HeldGame; ask: (game: string, act: "count" | "exclude") => void }) {
  const { game, ended, players } = held;
  return (
    <article className={css.report}>
      <p className={css.muted}>
        {text("heldEnded", { time: formatExact(ended) })}
        {" · "}
        <Link to="/games/$game" params={{ game }}>
          {text("openGame")}
        </Link>
      </p>
      <p translate="no">
        {players
          .map(({ name, powers }) =>
            text("playsAs", { name: name ?? text("deleted"), powers: powerNames(powers) }),
          )
          .join(", ")}
      </p>
      <Group gap="xs" className={css.acts}>
        {(["count", "exclude"] as const).map((act) => (
          <Button key={act} size="xs" variant="default" aria-haspopup="dialog" onClick={() => ask(game, act)}>
            {text(`${act}Game`)}
          </Button>
        ))}
      </Group>
    </article>
  );
}
