/** Why an order came out as it did, or why it can't be followed. No period at the end: pages and lists add it. */
export default {
  // moves
  "moved-freely": "Moved",
  "moved-against":
    "Moved {attack}v{against}{helpersCount, plural, =0 {} other { (supported by {helpers})}} against {by}",
  dislodging:
    "Moved {attack}v{against}{helpersCount, plural, =0 {} other { (supported by {helpers})}}, dislodging {first}{othersCount, plural, =0 {} other { and keeping out {others}}}",
  "bounced-by-rival": "Bounced {attack}v{against} with {opponents}",
  "bounced-by-holder": "Bounced {attack}v{against} with {opponents}",
  "bounced-head-to-head": "Bounced {attack}v{against} head to head with {opponents}",
  "bounced-without-own-support":
    "Bounced {attack}v{against} with {opponents}: support from {power} does not count against its own unit",
  "bounced-criss-cross": "Criss-cross bounce {attack}v{against} with {opponents}",
  "own-unit-in-place": "Did not move: {first} of the same power stayed there",
  "own-unit-head-to-head": "Did not move: {first} came the other way, and two units cannot swap places",
  sortie: "Bounced: a stationary unit never leaves its place",
  disabling:
    "Bounced {attack}v{against}{helpersCount, plural, =0 {} other { (supported by {helpers})}}, disabling {first}{othersCount, plural, =0 {} other { and keeping out {others}}}",
  "no-convoy":
    "{byCount, plural, =0 {Did not move: no fleets were ordered to convoy it all the way} one {Did not move: {by} was not ordered to convoy it} other {Did not move: {by} were not ordered to convoy it}}",
  "convoy-broken":
    "{byCount, plural, one {Convoy disrupted: {by} was dislodged} other {Convoy disrupted: {by} were dislodged}}",
  "convoy-paradox":
    "{byCount, plural, =0 {Convoy disrupted by a paradox: its own attack would decide whether it arrives} one {Convoy disrupted by a paradox: its own attack would decide whether it arrives ({by} was dislodged)} other {Convoy disrupted by a paradox: its own attack would decide whether it arrives ({by} were dislodged)}}",
  "convoy-disabled":
    "{byCount, plural, one {Convoy disrupted: {by} was disabled} other {Convoy disrupted: {by} were disabled}}",
  "convoy-crossed": "Criss-cross bounce {attack}v{against} with {opponents}, convoy disrupted",
  "turned-to-hold": "Held instead: its own attack would decide whether it arrives",
  // units that stay
  held: "Held",
  "held-against":
    "Held against {by} ({attack}v{against}{helpersCount, plural, =0 {} other {, supported by {helpers}}})",
  beleaguered: "Held: equal attacks by {by} ({attack}v{against}) stood each other off",
  dislodged: "Dislodged by {opponents} ({attack}v{against})",
  disabled: "Disabled by {opponents} ({attack}v{against})",
  // supports
  supported: "Support given",
  "cut-by-attack": "Cut by {by}",
  "cut-by-dislodgement": "Cut: dislodged by {by}",
  "cut-by-disabling": "Cut: disabled by {by}",
  "support-kept-against-own-convoy":
    "Support given: the convoyed attack of {by} cannot cut support against its own convoy",
  "support-of-mover": "Void: {first} was moving, so it could not be supported to hold",
  "support-mismatch": "Void: {first} was not ordered to make that move",
  "helped-turned-to-hold": "Void: the order of {first} was changed to hold",
  // convoys
  convoyed: "Convoy held",
  "convoy-incomplete": "Carried nobody: no fleets were ordered to convoy {first} all the way",
  "convoy-in-vain": "Carried nobody: the convoy of {first} was disrupted",
  "convoy-elsewhere": "Carried nobody: the convoy of {first} did without it",
  "convoy-unused": "Convoy not needed: {first} went by land",
  "convoy-off-path": "Convoy not needed: {first} named another route",
  "convoy-mismatch": "Void: {first} was not ordered to make that move",
  // retreats
  retreated: "Retreated",
  "retreat-collision": "Disbanded: {by} retreated to the same place",
  "retreat-shared": "Disbanded: {by} had the same only retreat and no order to disband",
  "disbanded-by-order": "Disbanded as ordered",
  "disbanded-without-order": "Disbanded: no valid retreat was ordered",
  "disbanded-without-place": "Disbanded: there was nowhere to retreat",
  "disbanded-as-stationary": "Disbanded: a stationary unit cannot retreat",
  "disbanded-in-disorder": "Disbanded: its power has no player",
  // adjustments
  built: "Built",
  waived: "Build waived",
  "removed-by-order": "Disbanded as ordered",
  "removed-as-farthest": "Disbanded without an order: it was farther from home than {first}",
  "removed-as-farthest-from-centers":
    "Disbanded without an order: it was farther from the nearest center of its power than {first}",
  "removed-off-center":
    "Disbanded without an order: {first} was on a supply center of its power, and such units go last",
  "removed-by-kind":
    "Disbanded without an order: {first} was just as far away, but units of its kind are disbanded later",
  "removed-by-name":
    "Disbanded without an order: {first} was just as far away, and its place comes later in the alphabet",
  "removed-with-all": "Disbanded without an order: none of its power's units could stay",
  // what is not allowed
  "not-in-this-phase": "This order cannot be given in this phase",
  "not-ordered-by-anybody": "{power} has no player this turn, so its units take no orders",
  "own-province": "{unit} is already in {province}",
  "by-land-into-sea": "{unit} cannot enter {province}: it is sea",
  "by-water-inland": "{unit} cannot enter {province}: it is inland",
  "out-of-reach": "{unit} cannot reach {province}",
  "no-fleets-for-convoy": "No fleet can convoy {unit} to {province}",
  "coast-needed": "Name the coast: {insteadOr}",
  "coast-out-of-reach":
    "{unit, select, none {This unit} other {{unit}}} cannot reach that coast of {province}{insteadCount, plural, =0 {} other {. It can go to {insteadOr}}}",
  closed: "{province} is closed and cannot be entered now",
  "barred-to-kind": "{unit} is not allowed into {province}",
  "path-needed": "The convoy route is missing: name each place it passes before {province}",
  "path-without-carrier": "No unit in {province} can convoy {unit}",
  "path-not-joined":
    "The convoy route of {unit} breaks off before {province}, which is not next to the place before it",
  "path-repeats": "The convoy route of {unit} passes through {province} twice",
  "supports-itself": "{unit} cannot support itself",
  "supports-into-own-province": "{unit} cannot support a move into its own province",
  "cannot-support-there": "{unit} cannot support into {province}: it could not move there itself",
  "supported-cannot-go-there": "{unit} cannot go to {province}",
  "only-supporter-could-convoy": "{unit} could reach {province} only if the supporting unit convoyed it",
  "cannot-convoy": "{unit} cannot convoy",
  "convoy-not-at-sea": "{unit} is not at sea, and only fleets at sea can convoy",
  "cannot-be-convoyed": "{unit} cannot be convoyed",
  "convoy-to-no-shore": "{unit} cannot be convoyed to {province}",
  "not-on-route": "{unit} is not on any route for that convoy",
  "only-a-detour": "{unit} would only make that convoy longer: every route through it works without it",
  "not-dislodged": "{unit} was not dislodged",
  "no-retreat-there":
    "{insteadCount, plural, =0 {{unit} has nowhere to retreat} other {{unit} cannot retreat to {province}. It can go to {insteadOr}}}",
  "not-a-centre": "{province} is not a supply center",
  "not-home": "{province} is not a home center",
  "not-owned": "This power does not control {province}",
  occupied: "{province} is occupied",
  "wrong-terrain-for-kind": "This unit cannot be built in {province}",
  "coast-needed-to-build": "Name the coast: {insteadOr}",
  "no-builds-due": "No more builds are due",
  "no-removals-due": "No more units have to be removed",
  "already-removed": "{unit} has already been removed",
  "no-builds-in-disorder": "A power without a player builds nothing",
  "ordered-twice": "{unit} was given different orders, so none of them counts",
  /** A unit and those that helped it, within a list. */
  withHelpers: "{unit} (supported by {helpers})",
  /** Where it isn't known which place is meant. */
  thatPlace: "that place",
  /** A sea within a sentence. */
  sea: "the {name}",
} as const;
