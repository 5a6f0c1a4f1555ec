/** What a player should look at before the phase is resolved. No period at the end. */
export default {
  "not-followed": "{text}: {why}",
  guess: '"{text}" was read as {to}',
  "second-order": "{text}: {unit} has another order on this sheet",
  "support-of-mover": "{unit} supports {target} to hold, but {target} is moving",
  "support-unmatched": "{unit} supports {target} to {to}, but {target} isn't ordered there",
  "convoy-unmatched": "{unit} convoys {target} to {to}, but {target} isn't ordered there",
  "no-convoy": "No fleet convoys {unit} to {to}",
  "no-own-convoy": "None of your fleets convoys {unit} to {to}",
  "convoy-incomplete": "The convoy of {unit} to {to} still lacks {fleets}",
  "convoy-needs-others": "The convoy of {unit} to {to} also needs {fleets}",
  "carrier-idle": "{unit} isn't ordered to convoy {target} to {to}",
  "no-order": "{unit} has no order",
  "builds-left": "{count, plural, one {You can build # more unit} other {You can build # more units}}",
  "removals-left":
    "{count, plural, one {You must disband # more unit} other {You must disband # more units}}",
} as const;
