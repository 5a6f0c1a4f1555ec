/** Bots in games among people. */
export default {
  level: "{level, select, beginner {Beginner} people {Natural} club {Club} other {Master}}",
  character: "{character, select, bold {bold} cautious {cautious} other {loyal}}",
  label: "Bot · {level}",
  votes: "Bots accept a draw when they no longer expect to win.",
  dealsOnly:
    "Bots understand deals, not messages. Offer peace, an alliance, a demilitarized province or orders. Afterwards you see who kept their word.",
  party: "{power} (bot)",
  count: "{count, plural, one {# bot} other {# bots}}",
  inLobby: "{count, plural, one {# bot plays too.} other {# bots play too.}}",
  heading: "Don't want to wait?",
  waitedLong: "It's taking a while.",
  leadStarts: "Bots fill the empty seats, and the game starts at once.",
  lead: "Bots play the empty seats. Anyone who joins before the start takes a bot's place.",
  committeeLead: "Bots can play for delegations that nobody has joined. They make way when delegates join.",
  fillDelegations: "Fill the empty delegations with bots",
  chooseLevel: "Level of the bots",
  fill: "Fill the empty seats with bots",
  addOne: "Add one bot",
  remove: "Remove",
  removeNamed: "Remove {bot}",
  assign: "Assign a bot · {level}",
  removeBot: "Remove bot",
  removeTitle: "Remove the bot from {powers}?",
  removeText:
    "Its orders for this phase no longer count. Without a player, the power falls into civil disorder.",
  replaceBot:
    "The bot makes way. Its orders count until the new player changes them. The new player sees only messages sent from then on.",
  leaveStandIn:
    "Your orders for this phase no longer count. A bot plays for you until you come back or someone else takes over.",
} as const;
