export default {
  join: "Join",
  joinAs: "Join as {power}",
  title: "Join a committee",
  heading: "Join with your code",
  intro: "Your officers have a code for each delegation. You don't need an account, just a name.",
  code: "Code",
  withDelegates: "{committee}, with {delegates}",
  moveHeading: "Move to this phone",
  movesWhom:
    "{name}'s seat moves to this phone. Everything stays: messages, goals, orders and the conference.",
  moveHere: "Move {name} to this phone",
  delegationFull:
    "This delegation is full. If you've lost or changed your phone, ask your partner or the officers for a code: “Move to a new phone”.",
} as const;
