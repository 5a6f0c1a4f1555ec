import { randomInt } from "node:crypto";
import type { CommandRequest, RoomAct as RoomActRequest } from "@chancery/api";
import { fail, ok, type Result } from "@chancery/engine";
import type { Command, Refusal, RoomAct, Table } from "@chancery/game";
import { type CodeBook, codesOf, drawCode } from "../accounts/codes.ts";
import { digestOf, isSame, newSecret } from "../accounts/secrets.ts";
import type { Hosted } from "./tables.ts";

/** How long a link to an empty seat can be used. */
const OFFER_LASTS = 14 * 24 * 3_600_000;

/** Who asks, and when. */
export interface Asker {
  readonly name: string;
  readonly now: number;
  readonly codes: CodeBook;
  /** Why they can't come to the game, if they want to. */
  readonly barred?: Refusal | null;
}

/** A command as the table takes it, and the secret that goes with it, if one was made. */
export interface Prepared {
  readonly secret: string | null;
  readonly commandFor: (hosted: Hosted) => Result<Command, Refusal>;
}

/** Adds to a command what only the server knows. Chance is drawn here, as deciding has to be pure. */
export function prepare(asked: CommandRequest, { name, now, codes, barred = null }: Asker): Prepared {
  switch (asked.type) {
    case "join": {
      const { type, role, invitation } = asked;
      const tags = drawTags();
      return plain(({ table, invitation: { isOpen, token: right } }) =>
        isOpen || (invitation !== undefined && isSame(invitation, right))
          ? barred
            ? fail(barred)
            : ok({ type, role, name: nameAt(table, name, tags) })
          : fail(NOT_INVITED),
      );
    }
    case "take-over": {
      const tags = drawTags();
      const digest = digestOf(asked.token);
      const isOffered = ({ seats }: Table): boolean => seats.some(({ offer }) => offer?.digest === digest);
      return plain(({ table }) =>
        barred && isOffered(table) ? fail(barred) : ok({ ...asked, name: nameAt(table, name, tags) }),
      );
    }
    case "wait": {
      const { type, waiting, invitation } = asked;
      return plain(({ invitation: { isOpen, token: right } }) =>
        isOpen || !waiting || (invitation !== undefined && isSame(invitation, right))
          ? barred && waiting
            ? fail(barred)
            : ok({ type, waiting })
          : fail(NOT_INVITED),
      );
    }
    case "take-place": {
      const tags = drawTags();
      return plain(({ table }) =>
        barred ? fail(barred) : ok({ ...asked, name: nameAt(table, name, tags) }),
      );
    }
    case "start": {
      const seed = randomInt(2 ** 31);
      return plain(() => ok({ ...asked, seed }));
    }
    case "offer": {
      const secret = newSecret();
      return { secret, commandFor: () => ok({ ...asked, token: secret, expires: now + OFFER_LASTS }) };
    }
    case "appoint":
    case "assign":
    case "replace":
      return plain(({ table }) => ok({ ...asked, member: idOf(table, asked.member) }));
    case "room": {
      const { act } = asked;
      if (act.do === "hand-over") {
        const code = drawCode();
        const commandFor: Prepared["commandFor"] = ({ table }) => {
          const member = idOf(table, act.member);
          return ok({ type: "room", act: { do: act.do, member, code: codes.told(code) } });
        };
        return { secret: code, commandFor };
      }
      return plain(({ table }) => ok({ type: "room", act: completed(table, act, codes) }));
    }
    default:
      return plain(() => ok(asked));
  }
}

const plain = (commandFor: Prepared["commandFor"]): Prepared => ({ secret: null, commandFor });

/** The id of the person with a name in a game. Nobody has an empty name: the game refuses it. */
function idOf({ members }: Table, member: string): string {
  const found = members.filter(({ name }) => name === member);
  return found.length === 1 ? found[0].id : "";
}

/** An act as the game takes it, with people by their ids, and with the next code of a delegation that needs one. */
function completed(
  table: Table,
  act: Exclude<RoomActRequest, { readonly do: "hand-over" }>,
  { make, told }: CodeBook,
): RoomAct {
  if (act.do === "unseat") {
    const code = told(codesOf(table, make, 1).at(-1) as string);
    return { ...act, member: idOf(table, act.member), code };
  }
  if ("member" in act) return { ...act, member: idOf(table, act.member) };
  if ("chairs" in act) return { ...act, chairs: act.chairs.map((name) => idOf(table, name)) };
  return act;
}

const NOT_INVITED: Refusal = { code: "not-entitled", detail: "invited" };

/** More than enough for one of them to be free. */
export const drawTags = (): readonly string[] =>
  Array.from({ length: 20 }, () =>
    randomInt(36 ** 3)
      .toString(36)
      .padStart(3, "0"),
  );

/**
 * Only the server knows ids, so at one table names tell people apart. Where names are hidden, everyone who
 * joins gets a tag: a number for the second of a name would reveal the first.
 */
export function nameAt(
  { members, setup }: Table,
  name: string,
  tags: readonly string[],
  id?: string,
): string {
  const own = members.find((each) => each.id === id);
  if (own) return own.name;
  const taken = new Set(members.map((each) => each.name));
  if (setup.anonymous) {
    const tagged = tags.map((tag) => `${name.slice(0, 54)} ~${tag}`);
    return tagged.find((each) => !taken.has(each)) as string;
  }
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name.slice(0, 55)} (${number})`;
  return free;
}

/** Refusals that only someone with the right token gets to hear. */
const KNOWN_TO_HOLDERS = [
  "blocked",
  "account-needed",
  "too-unreliable",
  "rated-too-low",
  "offer-expired",
  "too-early",
  "applied-already",
  "plays-already",
  "newcomers-first",
  "referee-plays-nothing",
];

/** Whether someone who may not look at the table has shown, by a token, that they know of it. */
export const isInvited = ({ type }: CommandRequest, { code }: Refusal): boolean =>
  type === "join" ? code !== "not-entitled" : type === "take-over" && KNOWN_TO_HOLDERS.includes(code);
