/** What the pages of a committee's board say: insurrections and orders to revive. */
export default {
  insurrection: "Join {country}'s insurrection",
  insurrectionAsk: "Give up this unit and join {country}'s insurrection",
  insurrectionIn: "Country to help rise",
  insurrectionPrompt: "Join an insurrection ({key})…",
  revive: "Order to revive",
  reviveHelp:
    "List the home centers you want back, the most important first, and choose what rises in each. Centers your helpers can't pay for are skipped.",
  movedTo: "{center} is now number {place}",
  risesIn: "What rises in {center}",
  unitIn: "{unit} in {center}",
  moveUp: "Move up: {center}",
  moveDown: "Move down: {center}",
  remove: "Remove {center}",
  removed: "{center} is off the list",
  added: "{center} is on the list",
  prospects:
    "What you take back with the help you get, as units stand now. A center that is occupied when you rise takes one more unit.",
  helpers: "{count, plural, one {# unit} other {# units}}",
  unfiled: "No order to revive yet",
  nothingFiled: "No order yet. Without one, a rising takes nothing back.",
  noUnit: "No unit",
  unitOnCoast: "{unit}, {coast}",
  faultyLine: "{order}: {why}",
} as const;
