import type { OwnFacts } from "@chancery/engine";
import { PLAYERS } from "../players.ts";
import type { EmbassyIllegal } from "./check.ts";
import { FAVOR_CITATIONS } from "./citations.ts";
import { type Embassy, type Favor, placeOf } from "./favor.ts";
import { formatOthersEmbassy } from "./format.ts";
import type { Kick } from "./kicks.ts";
import { favorValue, isPerimeter, sliceName } from "./map.ts";
import type { EmbassyMisreading } from "./misreading.ts";
import type { EmbassyReason, EmbassyRetreat } from "./verdict.ts";
import { movesAllowed, type Winter } from "./winter.ts";

/** Why an embassy's order came out as it did: the codes and facts are those of other units. `favor` is the map before. */
export function embassyFacts(favor: Favor, { code, by, helpers, attack, against }: EmbassyReason): OwnFacts {
  const name = (embassy: Embassy): string => nameOf(favor, embassy);
  const isOwnSupport = code === "bounced-without-own-support";
  return {
    code: isOwnSupport ? "embassy-bounced-without-own-support" : code,
    rules: FAVOR_CITATIONS[code],
    facts: {
      ...(by.length > 0 && { by: by.map(name) }),
      ...(helpers.length > 0 && { helpers: helpers.map(name) }),
      ...(attack + against > 0 && { attack, against }),
      ...(isOwnSupport && { power: PLAYERS[by[0].power].name }),
    },
  };
}

/** Why an order to an embassy is not allowed, and what would be. */
export const illegalEmbassyFacts = (
  winter: Winter,
  { code, embassy, space, instead }: EmbassyIllegal,
): OwnFacts => ({
  code: `embassy-${code}`,
  rules: FAVOR_CITATIONS[code],
  facts: {
    unit: nameOf(winter.favor, embassy),
    host: sliceName(embassy.slice),
    moves: movesAllowed(winter, embassy.power),
    space,
    instead,
  },
});

/** Why a text is no order to an embassy. */
export function misreadEmbassyFacts(misreading: EmbassyMisreading): OwnFacts {
  const { code, text } = misreading;
  return { code: `embassy-${code}`, rules: FAVOR_CITATIONS[code], facts: { text, ...partsOf(misreading) } };
}

function partsOf(misreading: EmbassyMisreading): OwnFacts["facts"] {
  switch (misreading.code) {
    case "unknown-space":
      return { nearest: misreading.nearest };
    case "no-such-embassy":
      return {
        power: misreading.power === null ? null : PLAYERS[misreading.power].name,
        elsewhere: misreading.elsewhere,
      };
    case "not-yours":
    case "other-power":
      return { power: PLAYERS[misreading.owner].name };
    case "power-missing":
      return { meanings: misreading.meanings };
    default:
      return {};
  }
}

/** Where an embassy was kicked from and to. */
export const kickFacts = ({ embassy, from, to }: Kick): OwnFacts["facts"] => ({
  power: PLAYERS[embassy.power].name,
  slice: embassy.slice,
  from,
  to,
  host: sliceName(embassy.slice),
  favor: favorValue(to),
  how: from === to ? "stayed" : !isPerimeter(to) ? "hex" : favorValue(from) > 1 ? "crowded" : "perimeter",
});

export function kickRules({ from, to }: Kick): readonly string[] {
  if (from === to) return ["DIS-11.7.1-5"];
  return FAVOR_CITATIONS[isPerimeter(to) ? "kicked-to-perimeter" : "kicked"];
}

/** Who dislodged an embassy, and where it had to go. */
export function retreatFacts(favor: Favor, { embassy, from, to, reason }: EmbassyRetreat): OwnFacts {
  const { code, facts, rules } = embassyFacts(favor, reason);
  const how = isPerimeter(to) ? "retreated-to-perimeter" : "retreated";
  return {
    code: "embassy-retreated",
    rules: [...rules, ...FAVOR_CITATIONS[how]],
    facts: {
      power: PLAYERS[embassy.power].name,
      slice: embassy.slice,
      from,
      to,
      isPerimeter: isPerimeter(to),
      reason: { code, ...facts },
    },
  };
}

const nameOf = (favor: Favor, embassy: Embassy): string =>
  isPerimeter(placeOf(favor, embassy))
    ? formatOthersEmbassy(favor, embassy).replace(" ", " E ")
    : `E ${placeOf(favor, embassy)}`;
