export default {
  join: "Join",
  joinAs: "Join as {power}",
  title: "Join a committee",
  heading: "Join with your code",
  intro: "Your officers have a code for each delegation. You don't need an account, just a name.",
  code: "Code",
  withDelegates: "{committee}, with {delegates}",
  delegationFull:
    "This delegation is full. If you've lost or changed your device, ask the officers to remove your old name on the Codes page.",
} as const;
