/** What only Dissolution says: reasons, events and misreadings by their codes, and what powers are called in a sentence. */
export default {
  "power.US Navy": "the US Navy",
  // points
  counted: "{points} DP counted",
  "beyond-favor": "{points} DP for {power} would be more than Favor allows ({favor})",
  "beyond-allotment":
    "{allotted, plural, =0 {There are no Diplomacy Points to spend} other {This would make {points} DP, and only {allotted} can be spent}}",
  cohesion: "{power} never acts against its own units: {unit} is there",
  "navy-cohesion": "The US Navy never acts against {against}: {unit} is there",
  deception:
    "{deed, select, attack {No orders for {power} from a player who attacks it: {attacker} attacks {unit}} other {No orders for {power} from a player who attacks it: {attacker} helps attack {unit}}}",
  prejudice:
    "No help for {attacker} (Favor {attacking}) against {defender} (Favor {defending}): that takes more Favor with {nuclear} than the defender has",
  "points-missing": 'Neutral units follow points only. Write how many, as in "1 DP: A Aus H"',
  "points-out-of-season": "Diplomacy Points are spent with the moves of Spring and Autumn",
  "points-not-whole": "Points are whole numbers from 1",
  "bid-without-unit": "Say which neutral unit the points are for",
  "no-such-neutral": 'There is no unit that "{text}" could mean',
  "not-neutral": "{unit} belongs to {power}: points are for neutral units only",
  allocations:
    '{how, select, most {{unit} is ordered "{order}" by most points: {bids}} tie {{unit} is ordered "{order}" by default, as the points are tied: {bids}} other {{unit} is ordered "{order}" by default, as no points count: {bids}}}',
  "allocations.bids": '{power} {points} on "{order}"{ignored, select, none {} other { (ignored: {ignored})}}',
  // nuclear powers
  violation:
    "{violation, select, disable {{power} offended {against}: {by} disabled {unit} ({owner})} attackFromTerritory {{power} offended {against}: {by} attacked {unit} ({owner}) from its territory} dislodgeWithoutPermission {{nearCount, plural, =0 {{power} offended {against}: {by} dislodged {unit} ({owner}) in its territory without permission} other {{power} offended {against}: {by} dislodged {unit} ({owner}) next to its territory ({near}) without permission}}} other {{power} offended {against}: what is done to NATO counts for the US Navy}}",
  kicked:
    "{how, select, stayed {{power}'s embassy with {host} was kicked; it is already in the Perimeter {to}} hex {{power}'s embassy with {host} was kicked from {from} to {to} (Favor {favor})} crowded {{power}'s embassy with {host} was kicked from {from} to the Perimeter {to} (Favor {favor}): no hex of lower Favor was vacant} other {{power}'s embassy with {host} was kicked from {from} to the Perimeter {to} (Favor {favor})}}",
  "retreat-barred":
    "{unit} ({power}) cannot retreat to {province}, which belongs to {by}: {power} has no Favor there",
  retaliation: "Retaliation: {by} destroyed {unit} ({power}), which stood in its territory without Favor",
  // the end of the year
  "enough-points":
    "{powersCount, plural, one {{nextCount, plural, one {{powers} has {points} points of the {needed} that win. Next is {next} with {nextPoints}} =2 {{powers} has {points} points of the {needed} that win. Next are {next} with {nextPoints}} other {{powers} has {points} points of the {needed} that win. Next are {nextCount} others with {nextPoints}}}} other {No winner yet: {powers} have {points} points each, and {needed} win only if nobody else has as many}}",
  exiled: "{power} goes into exile and may spend 1 DP each Spring and Autumn",
  "unit-counts": "Unit counts: {counts}",
  "unit-counts.counts": "{power} {units} ({points, plural, one {# point} other {# points}})",
  rebuilt: "{power} rebuilds {unit}",
  // builds
  "not-eligible":
    "{province} is not a home center of {power}, nor next to one or to a center where it built before",
  "one-wing": "{power} may have only one wing",
  "wing-needs-points": "A wing takes {needed} points to build, and {power} has {points}",
  // embassies
  "embassy-out-of-season": "Embassies take orders in Winter only",
  "no-embassies": "{power} is eliminated and has no embassies",
  "embassies-in-disorder": "{power} has no player this turn, so its embassies take no orders",
  "embassy-bounced-without-own-support":
    "Bounced {attack}v{against} with {opponents}: support from {power} does not count against its own embassy",
  "embassy-retreated":
    "{isPerimeter, select, yes {E {from} ({power}): {reason}, retreated to the Perimeter {to}, as no other hex was open to it} other {E {from} ({power}): {reason}, retreated to {to}}}",
  "embassy-kicked-must-hold": "{unit} was kicked this year and must hold",
  "embassy-in-territory-must-hold": "{unit} must hold: its power has units in the territory of {host}",
  "embassy-retaliation-must-hold":
    "{unit} must hold: its power lost units to retaliation by {host} this year",
  "embassy-own-space":
    "{insteadCount, plural, =0 {{unit} is already in {space}} other {{unit} is already in {space}. It can go to {insteadOr}}}",
  "embassy-out-of-slice":
    "{insteadCount, plural, =0 {{unit} cannot leave the slice of {host}} other {{unit} cannot leave the slice of {host}. It can go to {insteadOr}}}",
  "embassy-out-of-reach":
    "{insteadCount, plural, =0 {{unit} cannot reach {space}} other {{unit} cannot reach {space}. It can go to {insteadOr}}}",
  "embassy-support-from-perimeter": "{unit} is in a Perimeter and can only hold or move",
  "embassy-supports-itself": "{unit} cannot support itself",
  "embassy-supports-into-own-space": "{unit} cannot support an embassy into its own space",
  "embassy-cannot-support-there":
    "{insteadCount, plural, =0 {{unit} cannot support into {space}} other {{unit} cannot support into {space}. It can support into {insteadOr}}}",
  "embassy-supported-cannot-go-there":
    "{insteadCount, plural, =0 {{unit} cannot go to {space}} other {{unit} cannot go to {space}. It can go to {insteadOr}}}",
  "embassy-too-many-moves":
    "{moves, plural, =2 {At most # embassies may move this Winter, because one was kicked this year} other {At most # embassies may move this Winter}}",
  "embassy-ordered-twice": "{unit} was given different orders, so none of them counts",
  // orders to embassies that cannot be read
  "embassy-empty": "There is no order here. Write an order to an embassy like E R2m - R1q.",
  "embassy-unknown-space":
    '{nearestCount, plural, =0 {"{text}" is not a space of the Favor Map. Write spaces like R2m, Perimeters like R0z.} other {"{text}" is not a space of the Favor Map. Did you mean {nearestOr}?}}',
  "embassy-no-such-embassy":
    "{power, select, none {There is no embassy in {text}.} other {{elsewhere, select, none {{power} has no embassy in {text}.} other {{power} has no embassy in {text}. Its embassy in that slice is in {elsewhere}.}}}}",
  "embassy-not-yours": "The embassy in {text} belongs to {power}. You can only order your own.",
  "embassy-other-power": "The embassy in {text} belongs to {power}.",
  "embassy-power-missing": "There are several embassies in {text}. Write {meaningsOr}.",
  "embassy-missing-embassy":
    '{textLength, plural, =0 {The order ends too early: say which embassy is supported.} other {Which embassy? Write its space before "{text}".}}',
  "embassy-missing-action":
    "Say what the embassy should do: H to hold, - and a space to move, or S and another embassy to support.",
  "embassy-missing-space": "The order ends too early: a space of the Favor Map is missing.",
  "embassy-cannot-convoy": "Embassies cannot convoy or be convoyed. They hold, move or support.",
  "embassy-trailing-text":
    'The order is complete before "{text}". Leave that out, or write it as a separate order.',
  // what is wrong with a position, an option or a picture
  "favor-without-custom": 'This goes only with favorSetup "custom"',
  "embassies-missing": "{power} has no embassies: every power starts with five",
  "wrong-starting-favor":
    "{power} starts with Favor {favor} with {host}, so its embassy belongs in {right}, not in {place}",
  "not-a-space":
    '{nearestCount, plural, =0 {"{text}" is not a space of the Favor Map. Write spaces like R2m, Perimeters like R0z} other {"{text}" is not a space of the Favor Map. Did you mean {nearestOr}?}}',
  "second-embassy": "This is a second embassy in the slice of {host}: each power has one",
  "space-taken": "{space} is taken by {power}: a hex holds one embassy",
  "space-occupied": "There is already an embassy in {space}",
  "embassy-missing":
    "{power} has no embassy in the slice of {hosts}: a power has one in each of the five, or none at all",
  "not-a-slice": '"{text}" is not a slice: write {slicesOr}',
  "not-a-player": "{power} has no player",
  "favor-needed": 'There is no position with "favor" here',
  "orders-needed": "There are no orders here",
} as const;
