export default {
  optionsFor: "Options for the player of {powers}",
  conversationOptions: "Options for this conversation",
  mute: "Mute {power}",
  unmute: "Unmute {power}",
  muted: "muted",
  hiddenMessage: "Hidden: you muted {power}.",
  block: "Block player",
  blockTitle: "Block the player of {powers}?",
  blockText:
    "They can't join games you host, and you won't see games they host. In this game nothing changes. To hide their messages here, mute them.",
  blockLater: "Names are hidden in this game, so the block takes effect when it's over.",
  blockSeen: "They won't be told. You can unblock them on your profile page.",
  report: "Report a message",
  reportTitle: "Report a message",
  reportText: "The moderators will read it, with a few messages before and after it. Nobody else is told.",
  whichMessage: "Which message?",
  chooseMessage: "Choose a message first.",
  messageBy: "{name}, {time}",
  whatIsWrong: "What's wrong with it?",
  reason:
    "{reason, select, abuse {Insults or harassment} hate {Hate speech} threats {Threats} spam {Spam or advertising} cheating {Cheating} other {Something else}}",
  comment: "Anything else the moderators should know?",
  optional: "Optional",
  send: "Send report",
  reported: "Thank you. The moderators will look at it.",

  blocks: "Blocked people",
  blocksLead: "They can't join games you host, and you won't see games they host. They aren't told.",
  blocksNone: "You haven't blocked anyone. To block someone, open a game and choose Players.",
  blockedAt: "Blocked {time}. <link>Game</link>",
  unblock: "Unblock",
  unblockNamed: "Unblock {name}",

  signals: "One person in two seats?",
  signalsLead:
    "We look for signs that one person holds two seats. They don't prove anything: people who live together share a network. Nothing happens unless you act.",
  signalsNone: "No signs of that.",
  signalPair: "{one} and {other}",
  sameDevice: "Both have played in the same browser.",
  sameNetwork: "Both have played from the same network. That's normal for people who live or work together.",
  sameTimes:
    "They visit at the same times: {together} of {visits, plural, one {# visit} other {# visits}} began within three minutes of each other.",
} as const;
