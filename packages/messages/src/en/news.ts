/** What mail and webhooks tell about a game, besides the lines of its record. No period at the end. */
export default {
  "place-offered": "A place in the game is free. It's reserved for you until this time",
  "seat-offered": "You can take over {powers}. The seat is reserved for you until this time",
  "bots-offered":
    "{count, plural, one {# player is still missing. You can add a bot and play} other {# players are still missing. You can add bots and play}}",
  "your-turn": "It's your turn in {phase}, for {powers}",
  missed:
    "You missed {phase}. {left, plural, one {If you miss the next turn as well, {then, select, bot {a bot gets your seat} other {you lose your seat}}} other {If you miss # more turns in a row, {then, select, bot {a bot gets your seat} other {you lose your seat}}}}",
  "missed-out":
    "You missed {phase} and lost your seat. {then, select, bot {A bot now plays {powers}} other {Nobody plays {powers} right now}}. You can come back until someone else takes over",
  "hours-left":
    "{count, plural, one {# hour left for {phase}, and you aren't ready} other {# hours left for {phase}, and you aren't ready}}",
  "minutes-left":
    "{count, plural, one {# minute left for {phase}, and you aren't ready} other {# minutes left for {phase}, and you aren't ready}}",
  "hours-left-for":
    "{count, plural, one {# hour left for {phase}. Not ready: {powers}} other {# hours left for {phase}. Not ready: {powers}}}",
  "minutes-left-for":
    "{count, plural, one {# minute left for {phase}. Not ready: {powers}} other {# minutes left for {phase}. Not ready: {powers}}}",
  "orders-changed":
    "{by, select, officers {The officers changed the orders of {power}} other {The game master changed the orders of {power}}}. They say why in the game",
  "message-to-you": "{power} wrote to you",
  "message-to-all": "{power} wrote to everyone",
  "officials-to-you":
    "{by, select, officers {The officers wrote to you} other {The game master wrote to you}}",
  "officials-to-all":
    "{by, select, officers {The officers wrote to everyone} other {The game master wrote to everyone}}",
} as const;
