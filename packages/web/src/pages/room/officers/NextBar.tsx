import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Fault } from "../../../ui/Fault.tsx";
import type { RoomTable } from "../room.ts";
import { goingOn } from "../schedule/going-on.ts";
import { useRoomAct } from "../use-room.ts";
import css from "./NextBar.module.css";

/** A second press that was meant for the step before must not end what has just begun; in ms. */
const PAUSE = 900;

/** Whether a label has only just appeared. */
function useFresh(label: string): boolean {
  const [known, setKnown] = useState(label);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(label), PAUSE);
    return () => clearTimeout(timer);
  }, [label]);
  return known !== label;
}

/** One large button for the next step. It stays where it is, so that a turn can be led without looking for it. */
export function NextBar({ view }: { view: RoomTable }) {
  const { act, fault, isBusy } = useRoomAct(view.game);
  const { next, also, what, isPossible, isEarly } = goingOn(view);
  const isFresh = useFresh(next.label) && isEarly;
  if (view.status !== "playing") return null;
  return (
    <div className={css.bar}>
      <p className={css.what}>{what}</p>
      <Fault error={fault} />
      <div className={css.acts}>
        <Button
          size="lg"
          className={css.next}
          variant={isEarly || !isPossible ? "light" : "filled"}
          loading={isBusy}
          disabled={!isPossible}
          aria-disabled={isFresh}
          onClick={() => !isFresh && void act(next.act)}
        >
          {next.label}
        </Button>
        {also && (
          <Button
            size="lg"
            variant="default"
            className={css.also}
            loading={isBusy}
            onClick={() => void act(also.act)}
          >
            {also.label}
          </Button>
        )}
      </div>
    </div>
  );
}
