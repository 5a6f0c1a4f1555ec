import type { OpenGame } from "@chancery/contract";
import { roomFacts } from "@chancery/variants";
import { type ReactNode, useMemo, useState } from "react";
import type { TableView } from "../../api/client.ts";
import { ReasonDialog, type ReasonRequest } from "../../ui/ReasonDialog.tsx";
import { useTable } from "../table/table-context.ts";
import { useAct, whyNot } from "../table/use-act.ts";
import css from "./room.module.css";
import { RoomContext, type RoomContextValue } from "./room-context.ts";

interface RoomFrameProps {
  readonly view: TableView;
  readonly game: OpenGame;
  readonly open: (tab: string) => void;
  readonly children: ReactNode;
}

/** Gives its children the room and a way to act in it. Renders nothing if the game has no room. */
export function RoomFrame({ view, game, open, children }: RoomFrameProps) {
  const { act } = useAct(view.game);
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const shared = useMemo<RoomContextValue | null>(() => {
    const facts = roomFacts(view.setup.variant);
    if (!view.room || !facts) return null;
    return {
      view,
      game,
      room: view.room,
      facts,
      power: view.seats.find(({ isYours }) => isYours)?.powers[0] ?? null,
      isOfficer: view.you.role === "referee",
      act: async (wanted) => whyNot(await act({ type: "room", act: wanted })),
      ask: setQuestion,
      open,
    };
  }, [view, game, act, open]);
  if (!shared) return null;
  return (
    <RoomContext value={shared}>
      {children}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </RoomContext>
  );
}

/** The frame of a tab beside the board. */
export function RoomPanel({ label, children }: { label: string; children: ReactNode }) {
  const { table, game, open } = useTable();
  return (
    <RoomFrame view={table} game={game} open={open}>
      <section className={css.panel} aria-label={label} data-tall data-signs>
        {children}
      </section>
    </RoomFrame>
  );
}
