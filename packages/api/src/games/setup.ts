import { VARIANTS } from "@chancery/variants";
import { z } from "zod";
import type { Output } from "../data.ts";
import { LanguageSchema } from "../people/person.ts";
import { BotLevelSchema } from "./bot.ts";

/** How players get their powers: at random (CB-3), by choosing, or from the game master. */
export const ASSIGNMENTS = ["random", "chosen", "referee"] as const;

/** When players may talk: as the rulebook says (CB-15), or at any time. */
export const TALKS = ["rulebook", "open"] as const;

/** How players may talk to each other, if not in every way: only to everyone, only by deals without words, or not at all. */
export const PRESSES = ["public", "deals", "none"] as const;

/** Who can share a draw: all survivors, or any of them that all survivors agree on. */
export const DRAWS = ["survivors", "subset"] as const;

/** What happens to a power whose orders are missing at the deadline. */
export const MISSING = ["civil-disorder", "hold", "wait"] as const;

/** Who may take a seat that its player has left (CB-161): anyone with the link, or nobody. */
export const REPLACEMENTS = ["link", "nobody"] as const;

/** How a result is scored, in games in which centers count. */
export const SCORINGS = [
  "draw-size",
  "sum-of-squares",
  "c-diplo-100",
  "c-diplo-80",
  "c-diplo-namur",
  "carnage-2023",
  "tribute",
  "open-tribute",
  "omg",
  "manorcon",
  "bangkok",
  "haight",
  "world-classic",
] as const;
export type ScoringName = (typeof SCORINGS)[number];

const minutes = z.number();

const leeway = {
  grace: minutes.meta({
    description:
      "Minutes added once in a phase, when orders are missing at its deadline; longer only until the next window opens",
  }),
  extension: minutes.meta({ description: "Minutes by which a phase may be extended in total" }),
  pause: minutes.meta({ description: "Minutes after which a paused clock resumes by itself" }),
  reminders: z
    .array(minutes)
    .meta({ description: "Minutes before a deadline at which players who aren't ready are reminded" }),
};

const LiveClockSchema = z
  .object({
    kind: z.literal("live"),
    firstNegotiation: minutes,
    laterNegotiation: minutes,
    writing: minutes,
    retreats: minutes,
    adjustments: minutes,
    ...leeway,
  })
  .meta({ description: "Everyone is present: a negotiation, then a few minutes to write; all in minutes" });

const CorrespondenceClockSchema = z
  .object({
    kind: z.literal("correspondence"),
    hours: z.object({ moves: z.number(), retreats: z.number(), adjustments: z.number() }),
    windows: z
      .array(z.object({ days: z.array(z.int()), from: z.number(), to: z.number() }))
      .meta({ description: "When a deadline may fall, any time if empty; days from 0, Sunday, to 6" }),
    utcOffset: minutes.meta({
      description: "Minutes by which the clock of the windows is ahead of UTC, where it has no time zone",
    }),
    timeZone: z
      .string()
      .optional()
      .meta({ description: "The time zone of the windows, such as Europe/Berlin, with its summer time" }),
    ...leeway,
  })
  .meta({ description: "Everyone comes and goes: players negotiate and write at the same time" });

const RefereeClockSchema = z
  .object({ kind: z.literal("referee") })
  .meta({ description: "The game master ends each stage" });

export const ClockSchema = z.discriminatedUnion("kind", [
  LiveClockSchema,
  CorrespondenceClockSchema,
  RefereeClockSchema,
]);

/** `options` belong to the variant, and a variant may have settings of its own beside them: both are open. */
export const SetupSchema = z
  .looseObject({
    name: z.string().optional().meta({ description: "What the players call the game" }),
    description: z
      .string()
      .optional()
      .meta({ description: "What the host says about the game, in a few sentences" }),
    tags: z
      .array(z.string())
      .optional()
      .meta({ description: "Words that help people find the game, in lower case" }),
    language: LanguageSchema.optional().meta({
      description: "The language of the projector and of printouts; English if there is none",
    }),
    variant: z.string(),
    rulebook: z.string(),
    boardOnly: z.literal(true).optional().meta({
      description: "A committee's game without its room: the rules on the board, one player for each power",
    }),
    options: z.record(z.string(), z.unknown()).meta({ description: "The variant's own options" }),
    referee: z.boolean().meta({ description: "Whether the game has a game master" }),
    assignment: z.enum(ASSIGNMENTS),
    clock: ClockSchema,
    talk: z.enum(TALKS),
    press: z
      .enum(PRESSES)
      .optional()
      .meta({
        description:
          "How players may talk to each other until the game is over: public (only to everyone), deals (without words) " +
          "or none; in every way if it is left out. The game master can always be asked",
      }),
    refereeReads: z.boolean().meta({ description: "Whether the game master reads private messages" }),
    listed: z.literal(true).optional().meta({
      description: "Anyone can find the game and join it; set by `isOpen` when it is hosted",
    }),
    startsWhenFull: z.literal(true).optional().meta({
      description: "The game starts by itself as soon as nobody is missing; otherwise the host starts it",
    }),
    botsAfter: z.number().optional().meta({
      description:
        "Minutes after which host and players are offered bots for the places that are still free; never if it is 0",
    }),
    anonymous: z.boolean().meta({ description: "Whether players' names are hidden until the game is over" }),
    spectators: z.boolean(),
    showReady: z.boolean().meta({ description: "Whether everyone sees who is ready" }),
    reveal: z.object({ press: z.boolean(), drafts: z.boolean() }).meta({
      description: "What is opened once the game is over: private messages, and drafts of order sheets",
    }),
    missing: z.enum(MISSING),
    replacement: z.object({
      by: z.enum(REPLACEMENTS),
      afterMissed: z
        .number()
        .meta({ description: "Moves in a row without orders after which a seat counts as abandoned" }),
    }),
    standIn: BotLevelSchema.optional().meta({
      description: "The level of the bots that play for missing players; none do if there is no level",
    }),
    timeLimit: z.number().nullable().meta({ description: "Hours after which the game ends" }),
    concession: z.boolean().meta({ description: "Whether all others together may concede to one power" }),
    draws: z.enum(DRAWS).optional().meta({
      description:
        "Who can share a draw: all survivors (if it is left out), or any of them, if all survivors agree",
    }),
    openVotes: z.literal(true).optional().meta({
      description: "Everyone sees who proposed an end of the game, who accepted it and who refused it",
    }),
    endsDeserted: z.literal(true).optional().meta({
      description:
        "The game ends at the next deadline once all players have left; otherwise it continues without them",
    }),
    vacations: z.literal(true).optional().meta({
      description: "Deadlines wait for players on vacation, and a day longer; not where names are hidden",
    }),
    leastReliability: z.int().optional().meta({
      description: "How reliable players have to be to join, in per cent; people without a figure may",
    }),
    leastRating: z.int().optional().meta({
      description: "The rating that players need to join, in this game and pace; everyone begins with 1500",
    }),
    rated: z.literal(true).optional().meta({
      description:
        "The result counts for the players' ratings: all of them need an account, and bots can't join",
    }),
    scoring: z.enum(SCORINGS).optional().meta({
      description: "The scoring system; left out if there is none, as in games with their own points",
    }),
  })
  .meta({ id: "Setup", description: "The game settings" });

const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Any settings a client wants. The game reads them, and lists everything that is wrong. */
export const SetupInputSchema = z
  .record(z.string(), z.unknown())
  .default({})
  .meta({
    description:
      "The fields of Setup, all optional: `preset` (live, correspondence or referee) and the rulebook fill in the " +
      `rest. \`variant\` is ${ONE_OF.format(VARIANTS.map(({ id }) => id))}; \`rulebook\` of the classic game is ` +
      "2023 or 1971; `options` are the variant's (`chancery variants` lists them). POST /api/setups shows the result.",
    examples: [
      { variant: "classic", rulebook: "2023", preset: "correspondence", clock: { hours: { moves: 24 } } },
      { options: { players: 3 }, preset: "live", assignment: "chosen" },
      { variant: "dissolution", preset: "referee", referee: true },
      { variant: "committee-1901" },
    ],
  });

export type Setup = Output<typeof SetupSchema>;
export type ClockSetup = Output<typeof ClockSchema>;
export type LiveClock = Output<typeof LiveClockSchema>;
export type CorrespondenceClock = Output<typeof CorrespondenceClockSchema>;
