export default {
  newPhone: "Move to a new phone",
  who: "Who moves to a new phone?",
  makeCode: "Make a code",
  how: "Open {address} on the new phone and enter this code, or scan it. It works once, until {time}.",
  keeps: "Messages, goals, orders and the conference stay. The old phone is signed out. Nobody else is told.",
  qrCode: "Code for the new phone",
  done: "Done",
  movedTitle: "Your seat has moved",
  moved: "Your seat in this committee is on another phone now. This phone is signed out of it.",
  movedHelp: "If you didn't move it, tell the officers at once. They can give you a code to bring it back.",
  enterCode: "Enter a code",
} as const;
