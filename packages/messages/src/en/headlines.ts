/** What the results of a phase mean to their reader. */
export default {
  won: "You've won.",
  lost: "{winners} won the game.",
  drawn: "{sharers} share the win.",
  eliminated: "You've lost your last center.",
  destroyed:
    "{count, plural, one {Your unit in {places} was destroyed.} other {Your units in {places} were destroyed.}}",
  dislodged:
    "{count, plural, one {Your unit in {places} was dislodged.} other {Your units in {places} were dislodged.}}",
  disbanded:
    "{count, plural, one {Your unit in {places} was disbanded.} other {Your units in {places} were disbanded.}}",
  "rising-failed":
    "{units, plural, =0 {The insurrection in {country} failed.} one {The insurrection in {country} failed. It cost you a unit.} other {The insurrection in {country} failed. It cost you # units.}}",
  rose: "The insurrection in {country} succeeded.",
  "deal-broken": "{by} broke your deal.",
  centersLost: "You lost {places}.",
  centersGained: "{count, plural, one {{places} is yours.} other {{places} are yours.}}",
  held: "{places} held.",
  yourOrders:
    "{failed, plural, =0 {{count, plural, one {Your order worked.} =2 {Both of your orders worked.} other {All # of your orders worked.}}} other {{count, plural, one {Your order failed.} other {{isNone, select, true {None of your orders worked.} other {{failed} of your {count} orders failed.}}}}}}",
  allOrders:
    "{failed, plural, =0 {{count, plural, one {The only order worked.} other {All # orders worked.}}} other {{failed} of {count, plural, one {# order} other {# orders}} failed.}}",
  standoff: "A standoff everywhere.",
  nothing: "Nothing happened to you.",
} as const;
