import { formatMoment } from "@chancery/messages";
import type { PlayedBy } from "@chancery/variants";
import { LANGUAGE } from "../messages/language.ts";
import { ui } from "../messages/ui.ts";
import { titleOf } from "./index.ts";

/** A game that may have a name. */
export interface Named {
  readonly name?: string | undefined;
  readonly createdAt?: number | null | undefined;
}

/** What a game is called: by the name it was given, or after what is played and the day it was set up. */
export function gameName(game: PlayedBy & Named): string {
  const { name, createdAt } = game;
  if (name) return name;
  const title = titleOf(game);
  if (!createdAt) return title;
  return ui("gameOfDay", {
    game: title,
    date: formatMoment(LANGUAGE, createdAt, { day: "numeric", month: "short" }),
  });
}

/** What the game of a table is called. */
export const tableName = ({
  setup,
  createdAt,
}: {
  readonly setup: PlayedBy & Pick<Named, "name">;
  readonly createdAt: number | null;
}): string => gameName({ ...setup, createdAt });
