/** What things on a board are called, and what a drawing of it says in words: for tooltips and screen readers. */
export default {
  // phases
  phase: "{season} {year}",
  phaseRetreats: "{season} {year} retreats",
  phaseBuilds: "{season} {year} builds",
  phaseEnd: "{season} {year}, end of the game",
  // coasts
  nc: "north coast",
  ec: "east coast",
  sc: "south coast",
  wc: "west coast",
  placeOnCoast: "{province} ({coast})",
  // kinds of units
  army: "army",
  fleet: "fleet",
  wing: "wing",
  embassy: "embassy",
  unitIn:
    "{kind, select, army {Army in {province}} fleet {Fleet in {province}} wing {Wing in {province}} other {Unit in {province}}}",
  // provinces and units in a drawing
  center: "{points, plural, one {supply center} other {supply center worth # points}}",
  oilCenter: "{points, plural, one {supply center with oil} other {supply center worth # points with oil}}",
  ownedBy: "owned by {power}",
  unit: "{adjective} {kind, select, army {army} fleet {fleet} wing {wing} embassy {embassy} other {unit}}",
  unitOnCoast:
    "{adjective} {kind, select, army {army} fleet {fleet} wing {wing} embassy {embassy} other {unit}} on the {coast}",
  unitWithTraits: "{unit} ({traits})",
  dislodged: "dislodged",
  disabled: "disabled",
  stationary: "stationary",
  invulnerable: "invulnerable",
  // orders in a drawing
  hold: "{unit} {at} holds",
  move: "{unit} {at} moves to {to}",
  sortie: "{unit} {at} sorties to {to}",
  "support-hold": "{unit} {at} supports {from}",
  "support-move": "{unit} {at} supports {from} to {to}",
  convoy: "{unit} {at} convoys {from} to {to}",
  retreat: "{unit} {at} retreats to {to}",
  kick: "{unit} {at} is kicked to {to}",
  kickInPlace: "{unit} {at} is kicked and stays",
  retaliation: "{unit} {at} is destroyed by {by} in retaliation",
  insurrection: "{unit} {at} joins the insurrection in {country}",
  disband: "{unit} {at} disbands",
  build: "{power} builds {kind, select, army {army} fleet {fleet} wing {wing} other {unit}} {at}",
  waive: "{power} waives a build",
  succeeds: "{order}, succeeds",
  fails: "{order}, fails",
  void: "{order}, is void",
  orderWhy: "{order}: {why}",
} as const;
