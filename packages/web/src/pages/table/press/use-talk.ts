import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { isSolo } from "../../../lib/solo.ts";
import type { TableContextValue } from "../table-context.ts";
import { isDealsOnly, mayWritePrivately, nameOf, REFEREE, voicesOf } from "./conversations.ts";
import { keepDraft, loadDraft } from "./drafts.ts";

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

/** Asks a power for something in a message that is only to be sent; null where people don't write in words. */
export function useAsk(
  { table, game }: Pick<TableContextValue, "table" | "game">,
  talkTo: ((power: string) => void) | null,
): ((power: string, text: string) => void) | null {
  const [voice] = voicesOf(table);
  const isWordless = isSolo(table.game) || isDealsOnly(table);
  return useMemo(() => {
    if (talkTo === null || voice === undefined || isWordless) return null;
    const powers = game.rules.powers.map(({ name }) => name);
    return (power, text) => {
      const channel = nameOf(powers, new Set([voice, power]));
      const begun = loadDraft(table.game, channel);
      if (!begun.includes(text)) keepDraft(table.game, channel, [begun, text].filter(Boolean).join("\n"));
      talkTo(power);
    };
  }, [talkTo, voice, isWordless, game, table.game]);
}

/** Whether you can write to a party: to others, not yourself. */
export const isOther = (table: TableContextValue["table"], party: string): boolean =>
  party !== REFEREE && !voicesOf(table).includes(party);
