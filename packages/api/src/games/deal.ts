import { z } from "zod";
import { names } from "../common.ts";
import type { Input, Output } from "../data.ts";

/** Why someone answers a deal the way they do. */
export const DEAL_REASONS = [
  "suits-us",
  "trust",
  "no-gain",
  "broken-word",
  "own-plans",
  "too-strong",
] as const;

/** How an offer ended before anyone could keep it. */
export const DEAL_STATES = ["open", "agreed", "declined", "withdrawn", "lapsed"] as const;

const through = z.int().min(1).max(9999).meta({ description: "The last year it holds" });
const power = z.string().max(100);

/** What powers promise each other. */
export const DealSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("peace"), through }),
    z.strictObject({ kind: z.literal("alliance"), against: power, through }),
    z.strictObject({ kind: z.literal("demilitarize"), province: z.string().max(100), through }),
    z.strictObject({
      kind: z.literal("orders"),
      orders: z.record(power, z.array(z.string().max(500)).max(60)).meta({
        description:
          "What each power orders in this phase, line by line; the sender's own promises are among them",
      }),
    }),
  ])
  .meta({
    id: "Deal",
    description:
      "What the sender and the recipients of a message promise each other; it holds once all accept",
  });

/** An answer to a deal. */
export const DealAnswerSchema = z
  .strictObject({
    message: z
      .int()
      .min(1)
      .meta({ description: "Which message of the channel has the deal, as you count them" }),
    accept: z.boolean().meta({ description: "False declines it, or withdraws your own" }),
    why: z.enum(DEAL_REASONS).optional(),
  })
  .meta({ id: "DealAnswer" });

const BreachSchema = z.object({
  power: z.string(),
  turn: z.int(),
  phase: z.string(),
  orders: names.meta({ description: "The orders that broke it, or those that were promised and not given" }),
});

export const DealViewSchema = z
  .object({
    terms: DealSchema,
    phase: z.string().meta({ description: "The phase in which it was offered" }),
    state: z.enum(DEAL_STATES),
    accepted: names.meta({ description: "The recipients who have accepted" }),
    mayAnswer: names.meta({ description: "Your powers that can still accept or decline" }),
    mayWithdraw: z.boolean(),
    outcome: z.enum(["untested", "kept", "broken"]).meta({ description: "By all turns resolved so far" }),
    isOver: z.boolean().meta({ description: "Whether its time is up" }),
    breaches: z.array(BreachSchema),
  })
  .meta({ id: "DealView", description: "A deal, and whether it was kept" });

export const DealAnswerViewSchema = z
  .object({
    message: z.int().nullable().meta({ description: "The message it answers; null if you can't see that" }),
    accept: z.boolean(),
    isWithdrawal: z.boolean(),
    why: z.enum(DEAL_REASONS).nullable(),
  })
  .meta({ id: "DealAnswerView" });

export type Deal = Output<typeof DealSchema>;
export type DealInput = Input<typeof DealSchema>;
export type DealReason = (typeof DEAL_REASONS)[number];
export type DealState = (typeof DEAL_STATES)[number];
export type DealView = Output<typeof DealViewSchema>;
export type DealAnswerView = Output<typeof DealAnswerViewSchema>;

/** What someone who can talk knows of others: the deals they have heard of, and which powers are played by people and by bots. */
export interface Talks {
  readonly deals: readonly SeenDeal[];
  readonly people: readonly string[];
  readonly bots: readonly string[];
  /** What was said between a bot's powers and others, one to one, in this turn and the last. */
  readonly lines?: readonly TalkLine[];
  /** What a bot's powers have said in the whole game. */
  readonly used?: readonly Saying[];
}

/** What a bot says, or has understood, as a code with facts. It's put into words in the reader's language. */
export interface Saying {
  readonly code: string;
  readonly [fact: string]: string | number | readonly string[];
}

/** A message between two powers, as a bot knows it. */
export interface TalkLine {
  readonly channel: string;
  readonly parties: readonly string[];
  /** Which message of the channel it is, as the bot counts them. */
  readonly number: number;
  readonly turn: number;
  readonly from: string;
  readonly text: string;
  readonly sayings: readonly Saying[];
  /** What a bot has understood of it. */
  readonly heard: readonly Saying[];
  /** Whether the bot has yet to read it. */
  readonly isNew: boolean;
}

/** A deal that someone has heard of: its parties, who proposed it, and which message of their channel it is. */
export interface SeenDeal {
  readonly parties: readonly string[];
  readonly from: string;
  readonly message: number;
  readonly deal: DealView;
}
