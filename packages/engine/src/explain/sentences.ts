import type { Illegal, Illegality } from "../orders/illegal.ts";
import type { Reason, ReasonCode } from "../resolve/verdict.ts";
import type { Unit } from "../state/unit.ts";
import type { Namer } from "./names.ts";

type Teller<T> = (facts: T, name: Namer) => string;

const versus = ({ attack, against }: Reason): string => `${attack}v${against}`;

/** "A Rum (supported by A Bul) and F Bla". */
function withHelpers({ by, helpers }: Reason, name: Namer): string {
  const [first, ...others] = by.map(name.unit);
  return name.list([
    helpers.length > 0 ? `${first} (supported by ${name.units(helpers)})` : first,
    ...others,
  ]);
}

const own = ({ helpers }: Reason, name: Namer): string =>
  helpers.length > 0 ? ` (supported by ${name.units(helpers)})` : "";

const were = ({ by }: Reason, name: Namer): string => `${name.units(by)} ${by.length > 1 ? "were" : "was"}`;

/** One sentence for every reason. */
export const OUTCOMES: Readonly<Record<ReasonCode, Teller<Reason>>> = {
  "moved-freely": () => "Moved",
  "moved-against": (r, name) => `Moved ${versus(r)}${own(r, name)} against ${name.units(r.by)}`,
  dislodging: (r, name) => {
    const [loser, ...rivals] = r.by;
    const others = rivals.length > 0 ? ` and keeping out ${name.units(rivals)}` : "";
    return `Moved ${versus(r)}${own(r, name)}, dislodging ${name.unit(loser)}${others}`;
  },
  "bounced-by-rival": (r, name) => `Bounced ${versus(r)} with ${withHelpers(r, name)}`,
  "bounced-by-holder": (r, name) => `Bounced ${versus(r)} with ${withHelpers(r, name)}`,
  "bounced-head-to-head": (r, name) => `Bounced ${versus(r)} head to head with ${withHelpers(r, name)}`,
  "bounced-without-own-support": (r, name) =>
    `Bounced ${versus(r)} with ${withHelpers(r, name)}: support from ${name.power(r.by[0].power)} does not count against its own unit`,
  "bounced-criss-cross": (r, name) => `Criss-cross bounce ${versus(r)} with ${withHelpers(r, name)}`,
  sortie: () => "Bounced: a stationary unit never leaves its place",
  disabling: (r, name) => {
    const [unit, ...rivals] = r.by;
    const others = rivals.length > 0 ? ` and keeping out ${name.units(rivals)}` : "";
    return `Bounced ${versus(r)}${own(r, name)}, disabling ${name.unit(unit)}${others}`;
  },
  "own-unit-in-place": (r, name) => `Did not move: ${name.unit(r.by[0])} of the same power stays there`,
  "no-convoy": (r, name) =>
    r.by.length > 0
      ? `Did not move: ${were(r, name)} not ordered to convoy it`
      : "Did not move: no fleets were ordered to carry it all the way",
  "convoy-broken": (r, name) => `Convoy disrupted: ${were(r, name)} dislodged`,
  "convoy-paradox": (r, name) =>
    `Convoy disrupted: its arrival would decide whether it can arrive${r.by.length > 0 ? ` (${were(r, name)} dislodged)` : ""}`,
  "convoy-disabled": (r, name) => `Convoy disrupted: ${were(r, name)} disabled`,
  "convoy-crossed": (r, name) =>
    `Criss-cross bounce ${versus(r)} with ${withHelpers(r, name)}, convoy disrupted`,
  "turned-to-hold": () => "Held instead: its arrival would decide whether it can arrive",
  held: () => "Held",
  "held-against": (r, name) => `Held against ${name.units(r.by)} (${versus(r)})${own(r, name)}`,
  beleaguered: (r, name) =>
    `Held: the equal attacks of ${name.units(r.by)} (${versus(r)}) stood each other off`,
  dislodged: (r, name) => `Dislodged by ${withHelpers(r, name)} (${versus(r)})`,
  disabled: (r, name) => `Disabled by ${withHelpers(r, name)} (${versus(r)})`,
  supported: () => "Support given",
  "cut-by-attack": (r, name) => `Cut by ${name.units(r.by)}`,
  "cut-by-dislodgement": (r, name) => `Cut: dislodged by ${name.units(r.by)}`,
  "cut-by-disabling": (r, name) => `Cut: disabled by ${name.units(r.by)}`,
  "support-kept-against-own-convoy": (r, name) =>
    `Support given: the convoyed attack of ${name.units(r.by)} does not cut support against its own convoy`,
  "support-of-mover": (r, name) =>
    `Void: ${name.unit(r.by[0])} was ordered to move, so it cannot be supported in place`,
  "support-mismatch": (r, name) => `Void: ${name.unit(r.by[0])} was not ordered to make that move`,
  "helped-turned-to-hold": (r, name) => `Void: the order of ${name.unit(r.by[0])} became Hold`,
  convoyed: () => "Convoy held",
  "convoy-unused": (r, name) => `Convoy not needed: ${name.unit(r.by[0])} went by land`,
  "convoy-off-path": (r, name) => `Convoy not needed: ${name.unit(r.by[0])} declared another way`,
  "convoy-mismatch": (r, name) => `Void: ${name.unit(r.by[0])} was not ordered to make that move`,
  retreated: () => "Retreated",
  "retreat-collision": (r, name) => `Disbanded: ${name.units(r.by)} retreated to the same place`,
  "disbanded-by-order": () => "Disbanded as ordered",
  "disbanded-without-order": () => "Disbanded: no valid retreat was ordered",
  "disbanded-without-place": () => "Disbanded: there was no place to retreat to",
  "disbanded-as-stationary": () => "Disbanded: a stationary unit cannot retreat",
  "disbanded-in-disorder": () => "Disbanded: nobody orders its retreat",
  built: () => "Built",
  waived: () => "Build waived",
  "removed-by-order": () => "Disbanded as ordered",
  "removed-as-farthest": () => "Disbanded: a removal was due and none was ordered, so the farthest unit goes",
};

const unit = (facts: Illegal, name: Namer): string => name.unit(facts.unit as Unit);
const there = (facts: Illegal, name: Namer): string => name.province(facts.province);
const orElse = (facts: Illegal, name: Namer): string =>
  facts.instead.length > 0 ? `: it can go to ${name.places(facts.instead)}` : "";

/** One sentence for everything that is not allowed. */
export const REFUSALS: Readonly<Record<Illegality, Teller<Illegal>>> = {
  "wrong-phase": () => "Such an order is not given in this phase",
  "not-ordered-by-anybody": (i, name) =>
    `Nobody orders the units of ${name.power((i.unit as Unit).power)} at present`,
  "own-province": (i, name) => `${unit(i, name)} is already in ${there(i, name)}`,
  "by-land-into-sea": (i, name) => `${unit(i, name)} cannot enter ${there(i, name)}, which is sea`,
  "by-water-inland": (i, name) => `${unit(i, name)} cannot enter ${there(i, name)}, which is inland`,
  "out-of-reach": (i, name) => `${unit(i, name)} cannot reach ${there(i, name)}`,
  "no-fleets-for-convoy": (i, name) =>
    `No fleets stand so that they could carry ${unit(i, name)} to ${there(i, name)}`,
  "coast-needed": (i, name) => `The coast is missing: write ${name.places(i.instead, "or")}`,
  "coast-out-of-reach": (i, name) =>
    `${i.unit ? unit(i, name) : "It"} cannot reach that coast of ${there(i, name)}${orElse(i, name)}`,
  closed: (i, name) => `${there(i, name)} may not be entered at present`,
  "barred-to-kind": (i, name) => `${unit(i, name)} is not allowed into ${there(i, name)}`,
  "path-needed": (i, name) =>
    `The way of the convoy is missing: write each unit's place on it before ${there(i, name)}`,
  "path-without-carrier": (i, name) =>
    `No unit that could convoy ${unit(i, name)} stands in ${there(i, name)}`,
  "path-not-joined": (i, name) =>
    `The way of ${unit(i, name)} breaks off before ${there(i, name)}, which is not next to the place before it`,
  "path-repeats": (i, name) => `The way of ${unit(i, name)} passes ${there(i, name)} twice`,
  "supports-itself": (i, name) => `${unit(i, name)} cannot support itself`,
  "supports-into-own-province": (i, name) =>
    `${unit(i, name)} cannot support a move into the place where it stands`,
  "cannot-support-there": (i, name) =>
    `${unit(i, name)} cannot support into ${there(i, name)}, where it could not move itself`,
  "supported-cannot-go-there": (i, name) => `${unit(i, name)} cannot go to ${there(i, name)}`,
  "only-supporter-could-convoy": (i, name) =>
    `${unit(i, name)} could reach ${there(i, name)} only if the supporting unit convoyed it`,
  "cannot-convoy": (i, name) => `${unit(i, name)} cannot convoy`,
  "convoy-not-at-sea": (i, name) => `${unit(i, name)} is not at sea, and only fleets at sea convoy`,
  "cannot-be-convoyed": (i, name) => `${unit(i, name)} cannot be convoyed`,
  "convoy-to-no-shore": (i, name) => `${unit(i, name)} cannot be convoyed to ${there(i, name)}`,
  "not-on-route": (i, name) => `${unit(i, name)} lies on no route of that convoy`,
  "not-dislodged": (i, name) => `${unit(i, name)} was not dislodged`,
  "no-retreat-there": (i, name) =>
    i.instead.length > 0
      ? `${unit(i, name)} cannot retreat to ${there(i, name)}${orElse(i, name)}`
      : `${unit(i, name)} has no place to retreat to`,
  "not-a-centre": (i, name) => `${there(i, name)} is no supply centre`,
  "not-home": (i, name) => `${there(i, name)} is not a home centre`,
  "not-owned": (i, name) => `${there(i, name)} is not under the power's control`,
  occupied: (i, name) => `${there(i, name)} is occupied`,
  "coast-needed-to-build": (i, name) => `The coast is missing: write ${name.places(i.instead, "or")}`,
  "wrong-terrain-for-kind": (i, name) => `Such a unit cannot stand in ${there(i, name)}`,
  "no-builds-due": () => "No more builds are due",
  "no-removals-due": () => "No more removals are due",
  "already-removed": (i, name) => `${unit(i, name)} has already been removed`,
  "no-builds-in-disorder": () => "Nothing is built for a power that nobody orders",
  "ordered-twice": (i, name) => `${unit(i, name)} was given different orders, so it follows none of them`,
};
