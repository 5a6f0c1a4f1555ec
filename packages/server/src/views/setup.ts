import { ASSIGNMENTS, MISSING, REPLACEMENTS, TALKS } from "@chancery/game";
import { VARIANTS } from "@chancery/variants";
import { z } from "zod";

const minutes = z.number();

const leeway = {
  grace: minutes,
  extension: minutes,
  pause: minutes,
  reminders: z.array(minutes).meta({ description: "Minutes before a deadline" }),
};

export const ClockSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("live"),
    firstNegotiation: minutes,
    laterNegotiation: minutes,
    writing: minutes,
    retreats: minutes,
    adjustments: minutes,
    ...leeway,
  }),
  z.object({
    kind: z.literal("correspondence"),
    hours: z.object({ moves: z.number(), retreats: z.number(), adjustments: z.number() }),
    windows: z
      .array(z.object({ days: z.array(z.int()), from: z.number(), to: z.number() }))
      .meta({ description: "When a deadline may fall; days from 0, Sunday, to 6" }),
    utcOffset: minutes,
    ...leeway,
  }),
  z.object({ kind: z.literal("referee") }),
]);

/** `options` are the variant's, and a table of a variant may agree on further things: both are open. */
export const SetupSchema = z
  .looseObject({
    variant: z.string(),
    rulebook: z.string(),
    options: z.record(z.string(), z.unknown()).meta({ description: "Those of the variant" }),
    referee: z.boolean(),
    assignment: z.enum(ASSIGNMENTS),
    clock: ClockSchema,
    talk: z.enum(TALKS),
    refereeReads: z.boolean(),
    anonymous: z.boolean(),
    spectators: z.boolean(),
    showReady: z.boolean(),
    reveal: z.object({ press: z.boolean(), drafts: z.boolean() }),
    missing: z.enum(MISSING),
    replacement: z.object({ by: z.enum(REPLACEMENTS), afterMissed: z.number() }),
    timeLimit: z.number().nullable().meta({ description: "Hours after which the game ends" }),
    concession: z.boolean(),
  })
  .meta({ id: "Setup", description: "What a table agreed on before the game" });

const ONE_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What somebody wants to agree on. It is read by the game, which lists all that is wrong with it. */
export const SetupInputSchema = z
  .record(z.string(), z.unknown())
  .default({})
  .meta({
    description:
      "The fields of Setup, all of which may be left out: what is not given is as `preset` (live, correspondence or " +
      `referee) and the rulebook have it. \`variant\` is ${ONE_OF.format(VARIANTS.map(({ id }) => id))}; ` +
      "`rulebook` of the classic game 2023 or 1971; `options` are the variant's (`chancery variants` lists them). " +
      "POST /api/setups shows what becomes of it.",
    examples: [
      { variant: "classic", rulebook: "2023", preset: "correspondence", clock: { hours: { moves: 24 } } },
      { options: { players: 3 }, preset: "live", assignment: "chosen" },
      { variant: "dissolution", preset: "referee", referee: true },
      { variant: "committee-1901" },
    ],
  });
