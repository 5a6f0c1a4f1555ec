import { randomInt } from "node:crypto";
import { fail, ok, type Result } from "@chancery/engine";
import type { Command, Refusal, Table } from "@chancery/game";
import { z } from "zod";
import { RoomActSchema, roomActAt } from "./room-acts.ts";
import { isSame, newSecret } from "./secrets.ts";
import type { Hosted } from "./tables.ts";

/** How long a link to an empty seat can be used. */
const OFFER_LASTS = 14 * 24 * 3_600_000;

const seat = z.int().min(0).max(99).meta({ description: "The number of a seat" });
const power = z.string().max(100).meta({ description: "The name of a power, as in `seats` of the table" });
const meant = z
  .int()
  .min(1)
  .optional()
  .meta({ description: "The number of the turn it is meant for; refused once that is over" });
const reason = z.string().max(1000).meta({ description: "Why; everybody will read it" });
const member = z.string().max(100).meta({ description: "The name of somebody at the table" });
const token = z.string().max(200).meta({ description: "The secret of a link" });
const position = z.unknown().meta({ description: "A position, as the adjudication takes it" });

const command = <T extends string, S extends z.ZodRawShape>(type: T, fields: S, summary: string) =>
  z.strictObject({ type: z.literal(type), ...fields }).meta({ description: summary });

/** What people can want at a table. What only the server knows (times, seeds, secrets) is not in it. */
export const CommandSchema = z
  .discriminatedUnion("type", [
    command(
      "join",
      { role: z.enum(["player", "spectator"]), invitation: token.optional() },
      "Come to the table, by the secret of its link if it is not open to all",
    ),
    command("leave", {}, "Leave the table, or one's seat"),
    command("appoint", { member }, "Make somebody the referee"),
    command("choose", { power }, "Sit down on the seat of a power"),
    command("assign", { member, power }, "Give somebody a power"),
    command("start", {}, "Begin the game"),
    command(
      "save",
      {
        power,
        text: z
          .string()
          .meta({ description: "One order on each line, as on paper; the last one that is saved counts" }),
        turn: meant,
        upon: z
          .int()
          .min(0)
          .optional()
          .meta({ description: "The version it was written upon; refused if there is a later one" }),
      },
      "Write the orders of a power; the answer has the receipt",
    ),
    command("ready", { ready: z.boolean(), turn: meant }, "Be done with the present stage, or not after all"),
    command("close-negotiation", {}, "End the negotiation"),
    command("process", {}, "Play the phase out now"),
    command("pause", { reason }, "Stop the clock"),
    command("resume", {}, "Let the clock go on"),
    command("extend", { minutes: z.int(), reason }, "Give the phase more time"),
    command("vacate", { seat, reason }, "Take somebody's seat away"),
    command(
      "offer",
      { seat, eliminatedToo: z.boolean().default(false) },
      "Make a link by which somebody takes an empty seat over; its secret is in the answer, once",
    ),
    command("take-over", { token }, "Take an empty seat over"),
    command("return", {}, "Sit down again on the seat one has left"),
    command("replace", { seat, member, reason }, "Put somebody at the table on a seat"),
    command(
      "vote",
      {
        vote: z
          .discriminatedUnion("how", [
            z.strictObject({ how: z.literal("draw") }),
            z.strictObject({ how: z.literal("concession"), to: power }),
          ])
          .nullable(),
      },
      "Agree to a draw, or to concede; null takes it back",
    ),
    command("close", { reason }, "End the game without a winner"),
    command(
      "say",
      {
        as: power.nullable(),
        to: z.union([z.enum(["everybody", "referee"]), z.array(power).min(1).max(50)], {
          error: 'this has to be "everybody", "referee" or a list of powers',
        }),
        text: z.string(),
      },
      "Say something as a power, or as the referee (null)",
    ),
    command("read", { channel: z.string().max(1000), count: z.int().min(1) }, "Have read so many messages"),
    command("announce", { text: z.string().max(10_000) }, "Tell everybody something"),
    command("override", { position, reason }, "Change what came of the last phase"),
    command("edit", { position, reason }, "Change the present position"),
    command("go-to", { turn: z.int().min(1), reason }, "Go back, or forward, to a turn"),
    command("room", { act: RoomActSchema }, "Do something around the board, where the game has a room"),
  ])
  .meta({
    id: "Command",
    description: "What somebody wants at a table",
    examples: [
      { type: "join", role: "player", invitation: "the secret of the link" },
      { type: "start" },
      { type: "save", power: "France", text: "A Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO", turn: 1 },
      { type: "ready", ready: true, turn: 1 },
      { type: "say", as: "France", to: ["England"], text: "Shall we leave the Channel empty?" },
      { type: "vote", vote: { how: "draw" } },
      { type: "room", act: { do: "next" } },
    ],
  });

export type AskedCommand = z.infer<typeof CommandSchema>;

/** Who asks, and when. */
export interface Asker {
  readonly name: string;
  readonly now: number;
}

/** A command as the table takes it, and the secret that goes with it, if one was made. */
export interface Prepared {
  readonly secret: string | null;
  readonly commandFor: (hosted: Hosted) => Result<Command, Refusal>;
}

/** Adds to a command what only the server knows. Chance is drawn here, as deciding has to be pure. */
export function prepare(asked: AskedCommand, { name, now }: Asker): Prepared {
  switch (asked.type) {
    case "join": {
      const { type, role, invitation } = asked;
      const tags = drawTags();
      return plain(({ table, invitation: { isOpen, token: right } }) =>
        isOpen || (invitation !== undefined && isSame(invitation, right))
          ? ok({ type, role, name: nameAt(table, name, tags) })
          : fail(NOT_INVITED),
      );
    }
    case "take-over": {
      const tags = drawTags();
      return plain(({ table }) => ok({ ...asked, name: nameAt(table, name, tags) }));
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
      return plain(({ table }) => {
        const found = table.members.filter((each) => each.name === asked.member);
        // Nobody has an empty id; that there is nobody of a name is for the table to say, to those who may ask.
        return ok({ ...asked, member: found.length === 1 ? found[0].id : "" });
      });
    case "room":
      return plain(({ table }) => ok({ type: "room", act: roomActAt(table, asked.act) }));
    default:
      return plain(() => ok(asked as Command));
  }
}

const plain = (commandFor: Prepared["commandFor"]): Prepared => ({ secret: null, commandFor });

const NOT_INVITED: Refusal = { code: "not-entitled", message: "The link of an invitation is needed to join" };

/** More than enough for one of them to be free. */
export const drawTags = (): readonly string[] =>
  Array.from({ length: 20 }, () =>
    randomInt(36 ** 3)
      .toString(36)
      .padStart(3, "0"),
  );

/**
 * Nobody but the server knows ids, so at one table names tell people apart. Where names are hidden, everybody who
 * comes gets a tag: a number for the second of a name would tell him of the first.
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

/** The status of an answer: not yours to do, not possible as it is put, or not possible at present. */
export function statusOf({ code }: Refusal): 403 | 409 | 422 {
  if (["not-entitled", "not-your-power", "newcomers-first", "referee-plays-nothing"].includes(code))
    return 403;
  if (/^(bad-|no-such-)|^(text-too-long|empty-text|reason-missing|beyond-cap|nobody-to-talk-to)$/.test(code))
    return 422;
  return 409;
}

/** Refusals that only somebody with the right token gets to hear. */
const KNOWN_TO_HOLDERS = ["offer-expired", "plays-already", "newcomers-first", "referee-plays-nothing"];

/** Whether somebody who may not look at the table has shown, by his token, that he knows of it. */
export const isInvited = ({ type }: AskedCommand, { code }: Refusal): boolean =>
  type === "join" ? code !== "not-entitled" : type === "take-over" && KNOWN_TO_HOLDERS.includes(code);
