/** What everyone in a game has to know now: lines above the board. */
export default {
  past: "You're looking at {viewed}. {current} is being played.",
  pastResults: "These are the results of {viewed}. The next phase hasn't begun.",
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

  timeAsked: "A player asks for more time: {time}.",
  youAskedForTime: "You asked for more time: {time}.",
  timeHint:
    "{needed, plural, one {# player must agree before the deadline.} other {# players must agree before the deadline.}} Nobody sees who does.",
  giveTime: "Give more time",
  refuseTime: "Refuse",
  gaveTime: "You agreed.",
  refusedTime: "You refused.",

  editing: "Editing orders",
  editingOrders:
    "{count, plural, one {You're editing the orders of {powers}.} other {You're entering orders for all powers.}} Nothing changes until you save.",
  saveChanges: "Save changes",
  discardChanges: "Discard changes",
  stopEditing: "Stop editing",
  overtaken: "The orders of {powers} changed while you were editing.",
  notSavedInTime: "Your changes weren't saved.",
  turnOver: "The turn ended while you were editing the orders of {powers}. To change them, roll back.",
  useTheirs: "Use the new orders",
  keepMine: "Keep my changes",
  changedOrders:
    "{officials, select, officers {The officers changed {power}'s orders.} other {The game master changed {power}'s orders.}}",
  enteredOrders:
    "{officials, select, officers {The officers entered {power}'s orders.} other {The game master entered {power}'s orders.}}",
  nowNotReady: "You're set to Not ready.",
  restoreMine: "Restore my orders",
  keepChange: "Keep the change",

  fromSandbox: "Orders from your sandbox:",
  useOrders: "Use them",
  discardOrders: "Discard them",

  countryLost: "You have lost {country}.",
  countryLostHint: "Your delegation stays in the committee and can win its country back.",
  whatYouCanDo: "What you can do",
  closing:
    "Everyone is ready. {phase} is resolved {left, plural, =0 {now} one {in # second} other {in # seconds}}.",
  undo: "Undo: I'm not ready",
  offlineSince: "You're offline. This is the game as of {time}.",
  offlineOrders: "Your orders are kept on this device and sent when you're back online.",
  offlineReading: "It's updated when you're back online.",
  more: "{count} more",
  fewer: "Fewer",
} as const;
