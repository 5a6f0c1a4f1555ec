/** What a player should look at before the phase is resolved. No period at the end. */
export default {
  "not-followed": "{text}: {why}",
  "support-of-mover": "{unit} supports {target} to hold, but {target} is moving",
  "support-unmatched": "{unit} supports {target} to {to}, but {target} isn't ordered there",
  "convoy-unmatched": "{unit} convoys {target} to {to}, but {target} isn't ordered there",
  "no-convoy": "No fleet convoys {unit} to {to}",
  "no-own-convoy": "None of your fleets convoys {unit} to {to}",
  "carrier-idle": "{unit} isn't ordered to convoy {target} to {to}",
  "no-order": "{unit} has no order",
  "builds-left": "{count, plural, one {You can build # more unit} other {You can build # more units}}",
  "removals-left":
    "{count, plural, one {You must disband # more unit} other {You must disband # more units}}",
} as const;
