export default {
  messages: "Messages",
  newConversation: "New conversation",
  closed: "Messages are closed.",
  closedText:
    "You can't send messages while orders are written, or during retreats and builds. You can again in the next negotiation.",
  draftKept: "Your draft is saved.",

  masterReadsYou: "You can read all private messages in this game.",
  masterReads:
    "{officials, select, officers {The officers can read private messages in this game.} other {The game master can read private messages in this game.}}",
  revealed: "The game is over, so everyone can read all private messages.",
  willBeRevealed: "When the game is over, everyone can read all private messages.",
  stayPrivate: "Private messages stay private, even after the game.",
  neverDeleted: "Messages are never deleted.",

  everyone: "Everyone",
  officials: "{officials, select, officers {the officers} other {the game master}}",
  toOfficials: "{officials, select, officers {the officers} other {the game master}}",
  officialsName: "{officials, select, officers {Officers} other {Game master}}",
  officialsBadge: "{officials, select, officers {Off} other {GM}}",
  everyoneBadge: "All",
  moreBadge: "+{count}",

  newToEveryone: "{count, plural, one {New message to everyone.} other {# new messages to everyone.}}",
  newFrom: "{count, plural, one {New message from {parties}.} other {# new messages from {parties}.}}",

  lastYours: "You: {text}",
  lastFrom: "{name}: {text}",
  beginnings: "Start a conversation",
  search: "Search messages",
  searchNone: "No message contains these words.",
  searchCount: "{count, plural, one {# message} other {# messages}}",
  rematch: "Rematch? Join here: {link}",
  draft: "Draft",
  noMessages: "No messages yet",
  messageCount: "{count, plural, one {# message} other {# messages}}",

  conversation: "Conversation: {title}",
  allConversations: "All conversations",
  loading: "Loading messages…",
  unavailable: "The messages can't be loaded right now.",
  empty: "No messages here yet.",
  new: "New",

  readOnly: "You can read this conversation, but not write in it.",
  messageTo: "Message to {parties}",
  messageToEveryone: "Message to everyone",
  writeAs: "Write as",
  charactersLeft: "{count, plural, one {# character left} other {# characters left}}",
  sendKeys: "Ctrl+Enter to send",
  send: "Send",

  whom: "Who do you want to write to?",
  recipients: "Recipients",
  open: "Open",
  writeTo: "Write to {parties}",
  chooseFirst: "Choose someone first.",
} as const;
