import type { Setup } from "@chancery/api";
import { isVisible } from "@chancery/contract";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { LONGEST_NAME, readName } from "../name.ts";
import { badSetup, type Refusal, refusal } from "../refusal.ts";
import type { Description } from "../table.ts";
import { Fields } from "./fields.ts";

export const DESCRIPTION_COMMANDS = {
  describe: { who: ["host", "referee"], when: ["lobby"], run: describe },
  list: {
    who: ["host", "referee"],
    when: ["lobby"],
    if: ({ room }) => room === null,
    run: (draft, { listed }) => list(draft, listed),
  },
} satisfies Partial<Commands>;

const LONGEST_DESCRIPTION = 500;
const MOST_TAGS = 5;
const LONGEST_TAG = 24;

/** A word, or several with hyphens, in any alphabet. */
const TAG = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u;

/** Reads what a game is called and what it is like, if anybody said so. */
export const readDescription = (fields: Fields): Description => ({
  ...readGameName(fields),
  ...readText(fields),
  ...readTags(fields),
});

/** The host changes what the game is called and what it is like, until it starts. */
function describe(
  draft: Draft,
  { name, description, tags }: Command & { type: "describe" },
): Refusal | undefined {
  const given = { name, description, tags };
  const fields = new Fields(given, "");
  const next = readDescription(fields);
  if (fields.faults.length > 0) return badSetup(given, fields.faults);
  const { setup } = draft.table;
  const before: Description = { name: setup.name, description: setup.description, tags: setup.tags };
  const isSame = (["name", "description", "tags"] as const).every(
    (key) => JSON.stringify(before[key]) === JSON.stringify(next[key]),
  );
  if (isSame) return refusal("unchanged");
  draft.add({ type: "described", as: next });
  return undefined;
}

/** The host lists the game for everyone, or only for people with its link, until it starts. Committees are never listed. */
function list(draft: Draft, listed: boolean): Refusal | undefined {
  const { setup, room } = draft.table;
  if (room) return refusal("not-entitled");
  if ((setup.listed ?? false) === listed) return refusal("unchanged");
  draft.add({ type: "listed", listed });
  return undefined;
}

function readGameName(fields: Fields): Pick<Setup, "name"> {
  const given = fields.optionalText("name");
  if (given === null || given.trim() === "") return {};
  const name = readName(given);
  if (!isVisible(given)) fields.fault("name", { code: "name-invisible" });
  else if (name === null) fields.fault("name", { code: "too-long", most: LONGEST_NAME });
  return { name: name ?? "" };
}

/** Line breaks count as spaces: a description is one paragraph. */
function readText(fields: Fields): Pick<Setup, "description"> {
  const given = fields.optionalText("description")?.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  if (!given) return {};
  if (!isVisible(given)) fields.fault("description", { code: "text-invisible" });
  if (given.length > LONGEST_DESCRIPTION)
    fields.fault("description", { code: "too-long", most: LONGEST_DESCRIPTION });
  return { description: given };
}

function readTags(fields: Fields): Pick<Setup, "tags"> {
  const tags = [...new Set(fields.texts("tags").map(readTag))].filter((tag) => tag !== "");
  if (tags.length === 0) return {};
  if (tags.length > MOST_TAGS) fields.fault("tags", { code: "too-many", most: MOST_TAGS });
  const wrong = tags.find((tag) => !TAG.test(tag));
  if (wrong !== undefined) fields.fault("tags", { code: "bad-tag", text: wrong });
  else if (tags.some((tag) => tag.length > LONGEST_TAG))
    fields.fault("tags", { code: "too-long", most: LONGEST_TAG });
  return { tags };
}

/** A tag as it is kept: "#Weekend game" is "weekend-game". */
export const readTag = (given: string): string =>
  given.normalize("NFC").trim().replace(/^#+/, "").trim().toLowerCase().replaceAll(/\s+/g, "-");
