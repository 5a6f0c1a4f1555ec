/** Games that other programs wrote down: how our engine sees them differently, and what couldn't be read. */
export default {
  none: "none",
  units: "{power} has the units {ours}. The record says {theirs}.",
  centers: "{power} has the centers {ours}. The record says {theirs}.",
  dislodged: "{power} has the dislodged units {ours}. The record says {theirs}.",
  result: "{order}: {ours}. The record says {theirs}.",
  "result.bounce": "bounced",
  "result.cut": "support cut",
  "result.dislodged": "dislodged",
  "result.disrupted": "convoy disrupted",
  "result.void": "void",
  "result.none": "as ordered",
  phase: "The game is in {ours}. The record says {theirs}.",
  missing: "The record orders {theirs}, but {power} has no such unit there.",
  kind: "The record orders {theirs}, but the unit there is {ours}. The order was read for that unit.",
  unitsInferred: "{power} has the units {ours}. Going by its later orders, the record has {theirs}.",
  inPhase: "{phase}: {what}",
  misread: "{text} can't be read as an order. {why}",
  unplayed: "There's no position to play these orders from, so they're kept as they are.",
  unread: "Line {line, number} can't be read: {text}",
  unknownFields:
    "{count, plural, one {One field is} other {# fields are}} not part of the format and {count, plural, one {wasn't} other {weren't}} read: {fields}",
} as const;
