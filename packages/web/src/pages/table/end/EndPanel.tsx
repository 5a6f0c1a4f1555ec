import { Button, useComputedColorScheme } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { channelQuery, useNewGame } from "../../../api/queries.ts";
import { tableName } from "../../../games/game-name.ts";
import { download } from "../../../lib/download.ts";
import { isSolo } from "../../../lib/solo.ts";
import { gameEnd as text } from "../../../messages/gameEnd.ts";
import { powerName } from "../../../messages/power-name.ts";
import { press } from "../../../messages/press.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { picturesOf, pngOf, svgOf } from "../../../orders/picture.ts";
import { useOccupation } from "../../../orders/use-occupation.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { EVERYBODY } from "../press/conversations.ts";
import { Ending, StandingsTab } from "../standings/StandingsTab.tsx";
import { useTable } from "../table-context.ts";
import { useAct } from "../use-act.ts";
import css from "./EndPanel.module.css";
import { invitationIn, rematchSetup } from "./rematch.ts";
import { turningPoints } from "./turning-points.ts";

/** The end of a game: who won and how, how it came to that, and what to do next. */
export function EndPanel({ onReplay }: { onReplay: () => void }) {
  const { table } = useTable();
  const points = turningPoints(table.standings);
  return (
    <section className={css.end} aria-label={text("title")}>
      <Ending />
      <Ratings />
      <div className={css.acts}>
        {table.turns.length > 0 && (
          <Button variant="default" size="sm" onClick={onReplay}>
            {text("replay")}
          </Button>
        )}
        {table.turns.length > 0 && (
          <Button
            variant="default"
            size="sm"
            renderRoot={(props) => <Link to="/analysis" search={{ game: table.game }} {...props} />}
          >
            {text("analyze")}
          </Button>
        )}
        <PictureButton />
      </div>
      {!isSolo(table.game) && <Rematch />}
      <StandingsTab hasEnding={false} />
      {points.length > 0 && (
        <>
          <h2>{text("turningPoints")}</h2>
          <ol className={css.points}>
            {points.map((point) => (
              <li key={`${point.year} ${point.what} ${point.power}`}>
                {text(point.what, {
                  year: String(point.year),
                  power: powerName(point.power),
                  count: point.count,
                  change: point.change,
                })}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Whether the game counts for ratings, and when they change. */
function Ratings() {
  const { ratings } = useTable().table;
  if (ratings === null || ratings === "casual") return null;
  return (
    <p className={css.ratings}>
      {text.rich(
        `ratings.${ratings}`,
        {},
        {
          link: (chunks) => (
            <Link key="link" to="/leaderboards">
              {chunks}
            </Link>
          ),
        },
      )}
    </p>
  );
}

/** The final position as a picture: handed to the device's own sharing, or saved. */
function PictureButton() {
  const { table } = useTable();
  const { game, plugin, phase, resolved } = useOrderEditor();
  const occupied = useOccupation();
  const theme = useComputedColorScheme("light");
  const [isBusy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    const [picture] = picturesOf(game.rules, plugin, phase, resolved, occupied);
    const png = await pngOf(await svgOf(picture, theme));
    const name = `chancery-${table.game}.png`;
    const files = [new File([png], name, { type: "image/png" })];
    const title = text("pictureTitle", { game: tableName(table) });
    if (navigator.canShare?.({ files })) await navigator.share({ files, title }).catch(() => undefined);
    else download(name, "image/png", png);
    setBusy(false);
  };
  return (
    <Button variant="default" size="sm" loading={isBusy} onClick={() => void share()}>
      {text("picture")}
    </Button>
  );
}

/** Another game with the same people: the first to want it sets it up, and the others join. */
function Rematch() {
  const { table } = useTable();
  const { act } = useAct(table.game);
  const { mutateAsync, isPending, error } = useNewGame();
  const navigate = useNavigate();
  const ended = table.chronicle.findLast(({ what }) => what === "ended")?.at ?? 0;
  const { data } = useQuery(channelQuery(table.game, EVERYBODY));
  const invitation = invitationIn(data?.messages ?? [], ended);
  if (!table.you.may.includes("say")) return null;
  if (invitation)
    return (
      <Button
        size="sm"
        className={css.rematch}
        onClick={() =>
          void navigate({ to: "/join/$game", params: { game: invitation.game }, hash: invitation.token })
        }
      >
        {text("joinRematch")}
      </Button>
    );
  const begin = async (): Promise<void> => {
    const role = table.you.role === "referee" ? "referee" : "player";
    const made = await mutateAsync({ setup: { ...rematchSetup(table) }, role, isOpen: false }).catch(
      () => null,
    );
    if (!made) return;
    const link = `${location.origin}/join/${made.table.game}#${made.invitation}`;
    const as = table.seats.find(({ isYours }) => isYours)?.powers[0] ?? null;
    await act({ type: "say", as, to: EVERYBODY, text: press("rematch", { link }) });
    await navigate({ to: "/games/$game", params: { game: made.table.game } });
  };
  return (
    <div className={css.rematch}>
      <Button size="sm" loading={isPending} onClick={() => void begin()}>
        {text("rematch")}
      </Button>
      <p>{text("rematchText")}</p>
      <Fault error={error} />
    </div>
  );
}
