import type { Explanation } from "@chancery/engine";
import { PLAYERS } from "../players.ts";
import type { EmbassyIllegal, EmbassyIllegality } from "./check.ts";
import { FAVOR_CITATIONS } from "./citations.ts";
import { type Embassy, type Favor, placeOf } from "./favor.ts";
import { formatOthersEmbassy } from "./format.ts";
import type { Kick } from "./kicks.ts";
import { favorValue, isPerimeter, sliceInText } from "./map.ts";
import type { EmbassyReason, EmbassyReasonCode, EmbassyRetreat } from "./verdict.ts";
import { movesAllowed, type Winter } from "./winter.ts";

type Namer = (embassy: Embassy) => string;

/** Says in a sentence why an embassy's order came out as it did. `favor` is the map before it did. */
export const explainEmbassy = (favor: Favor, reason: EmbassyReason): Explanation => ({
  why: OUTCOMES[reason.code](reason, namer(favor)),
  rules: FAVOR_CITATIONS[reason.code],
});

/** Says why an order to an embassy is not allowed, and what would be. */
export const explainEmbassyRefusal = (winter: Winter, illegal: EmbassyIllegal): Explanation => {
  const instead = illegal.instead.length > 0 ? `: it reaches ${illegal.instead.join(", ")}` : "";
  return {
    why: REFUSALS[illegal.code](illegal, winter) + instead,
    rules: FAVOR_CITATIONS[illegal.code],
  };
};

/** Says where an embassy was kicked from and to. */
export function explainKick({ embassy, from, to }: Kick): Explanation {
  const whose = `${PLAYERS[embassy.power].name}'s embassy with ${sliceInText(embassy.slice)}`;
  if (from === to)
    return { why: `${whose} was kicked; it is in the Perimeter ${to} already`, rules: ["DIS-11.7.1-5"] };
  const kicked = `${whose} was kicked from ${from} to`;
  if (!isPerimeter(to))
    return { why: `${kicked} ${to} (Favor ${favorValue(to)})`, rules: FAVOR_CITATIONS.kicked };
  const last = favorValue(from) > 1 ? ": no hex of lower Favor was vacant" : "";
  return {
    why: `${kicked} the Perimeter ${to} (Favor 0)${last}`,
    rules: FAVOR_CITATIONS["kicked-to-perimeter"],
  };
}

/** Says by whom an embassy was dislodged and where it had to go. */
export function explainRetreat(favor: Favor, { embassy, from, to, reason }: EmbassyRetreat): Explanation {
  const { why } = explainEmbassy(favor, reason);
  const where = isPerimeter(to) ? `the Perimeter ${to}: no other hex was open to it` : to;
  const how = isPerimeter(to) ? "retreated-to-perimeter" : "retreated";
  const rules = [...FAVOR_CITATIONS.dislodged, ...FAVOR_CITATIONS[how]];
  return { why: `${PLAYERS[embassy.power].code} E ${from}: ${why}, retreated to ${where}`, rules };
}

const namer =
  (favor: Favor): Namer =>
  (embassy) =>
    isPerimeter(placeOf(favor, embassy))
      ? formatOthersEmbassy(favor, embassy).replace(" ", " E ")
      : `E ${placeOf(favor, embassy)}`;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const versus = ({ attack, against }: EmbassyReason): string => `${attack}v${against}`;

const helped = ({ helpers }: EmbassyReason, name: Namer): string =>
  helpers.length > 0 ? ` (supported by ${list(helpers.map(name))})` : "";

function opponents(reason: EmbassyReason, name: Namer): string {
  const [first, ...others] = reason.by.map(name);
  return list([`${first}${helped(reason, name)}`, ...others]);
}

const OUTCOMES: Readonly<Record<EmbassyReasonCode, (reason: EmbassyReason, name: Namer) => string>> = {
  "moved-freely": () => "Moved",
  "moved-against": (r, name) => `Moved ${versus(r)}${helped(r, name)} against ${list(r.by.map(name))}`,
  dislodging: (r, name) => {
    const [loser, ...rivals] = r.by.map(name);
    const others = rivals.length > 0 ? ` and keeping out ${list(rivals)}` : "";
    return `Moved ${versus(r)}${helped(r, name)}, dislodging ${loser}${others}`;
  },
  "bounced-by-rival": (r, name) => `Bounced ${versus(r)} with ${opponents(r, name)}`,
  "bounced-by-holder": (r, name) => `Bounced ${versus(r)} with ${opponents(r, name)}`,
  "bounced-head-to-head": (r, name) => `Bounced ${versus(r)} head to head with ${opponents(r, name)}`,
  "bounced-without-own-support": (r, name) =>
    `Bounced ${versus(r)} with ${opponents(r, name)}: support from ${PLAYERS[r.by[0].power].name} does not count against its own embassy`,
  held: () => "Held",
  "held-against": (r, name) => `Held against ${list(r.by.map(name))} (${versus(r)})${helped(r, name)}`,
  beleaguered: (r, name) =>
    `Held: the equal attacks of ${list(r.by.map(name))} (${versus(r)}) stood each other off`,
  dislodged: (r, name) => `Dislodged by ${opponents(r, name)} (${versus(r)})`,
  supported: () => "Support given",
  "cut-by-attack": (r, name) => `Cut by ${list(r.by.map(name))}`,
  "cut-by-dislodgement": (r, name) => `Cut: dislodged by ${list(r.by.map(name))}`,
  "support-of-mover": (r, name) =>
    `Void: ${name(r.by[0])} was ordered to move, so it cannot be supported in place`,
  "support-mismatch": (r, name) => `Void: ${name(r.by[0])} was not ordered to make that move`,
};

const power = ({ embassy }: EmbassyIllegal): string => sliceInText(embassy.slice);
const its = (illegal: EmbassyIllegal, { favor }: Winter): string => namer(favor)(illegal.embassy);

const REFUSALS: Readonly<Record<EmbassyIllegality, (illegal: EmbassyIllegal, winter: Winter) => string>> = {
  "kicked-must-hold": (i, winter) => `${its(i, winter)} was kicked this year and must hold`,
  "in-territory-must-hold": (i, winter) =>
    `${its(i, winter)} must hold: its power has units in territory of ${power(i)}`,
  "retaliation-must-hold": (i, winter) =>
    `${its(i, winter)} must hold: its power lost units to ${power(i)}'s retaliation this year`,
  "own-space": (i, winter) => `${its(i, winter)} is in ${i.space} already`,
  "out-of-slice": (i, winter) => `${its(i, winter)} cannot leave the slice of ${power(i)}`,
  "out-of-reach": (i, winter) => `${its(i, winter)} cannot reach ${i.space}`,
  "support-from-perimeter": (i, winter) => `${its(i, winter)} is in a Perimeter and can only hold or move`,
  "supports-itself": (i, winter) => `${its(i, winter)} cannot support itself`,
  "supports-into-own-space": (i, winter) => `${its(i, winter)} cannot support a move to where it stands`,
  "cannot-support-there": (i, winter) => `${its(i, winter)} cannot support into ${i.space}`,
  "supported-cannot-go-there": (i, winter) => `${its(i, winter)} cannot go to ${i.space}`,
  "too-many-moves": (i, winter) =>
    `At most ${movesAllowed(winter, i.embassy.power)} embassies may move this Winter${movesAllowed(winter, i.embassy.power) < 3 ? ", as one was kicked this year" : ""}`,
  "ordered-twice": (i, winter) => `${its(i, winter)} was given different orders, so it follows none of them`,
};
