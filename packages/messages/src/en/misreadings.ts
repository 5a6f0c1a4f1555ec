/** Why a text could not be read as an order, and what would be right. */
export default {
  empty: "There is no order here.",
  "too-long":
    "This is too long for one order, which may have {limit} characters. Write each order on its own line.",
  "unknown-word":
    '"{text}" is neither a place nor something a unit can do.{nearestCount, plural, =0 {} other { Did you mean {nearestOr}?}}',
  "unknown-place":
    'There is no place called "{text}" on this board.{nearestCount, plural, =0 {} other { Did you mean {nearestOr}?}}',
  "two-meanings": '"{text}" could mean {meaningsOr}. Write the one you mean.',
  "no-such-unit":
    '{placesCount, plural, =0 {You have no unit that "{text}" could mean.} other {{unit, select, none {You have no unit in {placesOr}.} other {There is no unit in {placesOr} for {unit} to support or convoy.}}}}',
  "not-yours": "{unit} belongs to {power}. You can only order your own units.",
  "other-power": "This is an order for {power}.",
  "missing-unit":
    '{choicesCount, plural, =0 {{textLength, plural, =0 {The order ends too early: a unit is missing.} other {A unit is missing before "{text}".}}} other {Which unit? Write {choicesOr}.}}',
  "missing-action": "{unit, select, none {Say what the unit should do.} other {Say what {unit} should do.}}",
  "missing-place":
    '{textLength, plural, =0 {The order ends too early: a place is missing.} other {A place is missing before "{text}".}}',
  "trailing-text": 'The order is complete before "{text}". Leave that out, or write it as a separate order.',
  "wrong-phase":
    "{type, select, hold {This is a hold} move {This is a move} support {This is a support} convoy {This is a convoy} retreat {This is a retreat} disband {This is a disband} build {This is a build} other {This is a waive}}, but in this phase {task, select, M {units hold, move, support or convoy} R {dislodged units retreat or disband} other {units are built or disbanded}}.",
  "kind-missing": "Say what to build in {province}: {kindsOr}.",
  "kind-missing.kinds": "{letter} for {name, select, army {army} fleet {fleet} wing {wing} other {{name}}}",
  "other-phase": '"{text}" is the date of another turn. Leave it out, or write the orders for this turn.',
  "nothing-to-do":
    "{task, select, R {None of your units has been dislodged, so you have nothing to order in this phase.} other {You have nothing to build or disband, so you have nothing to order in this phase.}}",
  "run-together":
    "Several orders run together here, and they can be split in more than one way. Write each on its own line.",
  // what belongs to no order of a sheet
  "sheet.unknown-power":
    'There is no power called "{text}".{nearestCount, plural, =0 {} other { Did you mean {nearestOr}?}}',
  "sheet.no-power": 'It is not clear whose order "{text}" is. Write the name of the power above it.',
  "sheet.other-power": '"{text}" is another power. Only your own orders are read here.',
  "sheet.other-phase":
    '"{text}" is the date of another turn. The orders below it may not be meant for this one.',
  "sheet.too-long": 'There is too much text. Nothing after "{text}" has been read.',
} as const;
