/** What a game came to, once it is over. */
export default {
  title: "The game is over",
  analyze: "Analyze this game",
  replay: "Replay the game",
  picture: "Picture to share",
  pictureTitle: "{game}: the final position",
  rematch: "Rematch with the same players",
  joinRematch: "Join the rematch",
  rematchText: "This creates a new game with the same settings. Everyone here gets the link as a message.",
  turningPoints: "Turning points",
  lead: "{year}: {power} takes the lead with {count}",
  gains: "{year}: {power} gains {change} and has {count}",
  losses: "{year}: {power} loses {change} and has {count}",
  out: "{year}: {power} is eliminated",
  "ratings.rated":
    "The game counts for <link>ratings</link>. They change after midnight UTC. If an address isn't confirmed, or two players share a network, the game may wait or not count.",
  "ratings.short":
    "The game doesn't count for <link>ratings</link>: most players have to give orders in at least six move phases.",
  "ratings.bots": "The game doesn't count for <link>ratings</link>, because a bot played from the start.",
  "ratings.called-off": "The game doesn't count for <link>ratings</link>, because it was called off.",
} as const;
