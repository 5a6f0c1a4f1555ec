/** What everyone in a game has to know now: lines above the board. */
export default {
  past: "You're looking at {viewed}. {current} is being played.",
  pastOver: "You're looking at {viewed}. The game is over.",
  noticesLabel: "News from the people who run the game",
  announcement:
    "{by, select, officers {Announcement by the officers} host {Announcement by the host} other {Announcement by the game master}}",
  named: "{what} ({name})",
  reason: "Reason: {reason}",
  showChanges: "Show what changed",
  gotIt: "Got it",

  draw: "A draw has been proposed. {powers} would share it equally.",
  concession: "Someone proposed to concede to {powers}.",
  yourDraw: "You proposed a draw. {powers} would share it equally.",
  yourConcession: "You proposed to concede to {powers}.",
  drawBy: "{by} proposed a draw. {powers} would share it equally.",
  concessionBy: "{by} proposed to concede to {powers}.",
  acceptedBy: "The game ends once everyone asked has accepted. So far: {powers}.",
  voteHint: "The game ends once everyone asked has accepted. Nobody sees who has.",
  accepted: "You've accepted.",
  accept: "Accept",
  refuse: "Refuse",
  withdraw: "Withdraw proposal",
  takeBack: "Take back",

  fromSandbox: "Orders from your sandbox:",
  useOrders: "Use them",
  discardOrders: "Discard them",

  closing:
    "Everyone is ready. {phase} is resolved {left, plural, =0 {now} one {in # second} other {in # seconds}}.",
  undo: "Undo: I'm not ready",
  offlineSince: "You're offline. This is the game as of {time}.",
  offlineOrders: "Your orders are kept on this device and sent when you're back online.",
  offlineReading: "It's updated when you're back online.",
} as const;
