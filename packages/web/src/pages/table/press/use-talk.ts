import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { TableContextValue } from "../table-context.ts";
import { mayWritePrivately, nameOf, REFEREE, voicesOf } from "./conversations.ts";

/** Opens the conversation with a power, from anywhere on the page; null for people who can't write to it. */
export function useTalk({
  table,
  game,
  open,
}: Pick<TableContextValue, "table" | "game" | "open">): ((power: string) => void) | null {
  const navigate = useNavigate();
  const [voice] = voicesOf(table);
  const talk = useCallback(
    (power: string) => {
      open("press");
      const powers = game.rules.powers.map(({ name }) => name);
      void navigate({
        to: ".",
        search: true,
        state: (before) => ({ ...before, talk: nameOf(powers, new Set([voice, power])) }),
      });
    },
    [open, navigate, game, voice],
  );
  const mayTalk = table.you.may.includes("say") && mayWritePrivately(table);
  return mayTalk && voice !== undefined ? talk : null;
}

/** Whether you can write to a party: to others, not yourself. */
export const isOther = (table: TableContextValue["table"], party: string): boolean =>
  party !== REFEREE && !voicesOf(table).includes(party);
