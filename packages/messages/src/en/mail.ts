/** Mail to players. */
export default {
  hookStopped: "Chancery stopped calling your webhook",
  hookStoppedText: "Too many calls to {url} failed. The last reason: {failure}. Add it again when it works.",
  hookAnswered: "it answered {status}",
  yourHooks: "Your webhooks",
  hookWhy: "You get this mail because this is your webhook.",
  newsSubject: "{title}: {news}",
  openGame: "Open the game",
  newsWhy: "You get this mail because you are in this game. Change it in your profile: {profile}",
  unsubscribe: "Unsubscribe",
  resetSubject: "Set a new Chancery password",
  resetText: "You asked to set a new password. The link works once, for an hour.",
  resetLink: "Set a new password",
  resetWhy: "If you didn't ask for this, ignore this mail. Your password stays the same.",
  confirmSubject: "Confirm your email address",
  confirmText:
    "Someone entered this address at Chancery. If it was you, confirm it within a week: your account is then tied to it, and you get mail about your games.",
  confirmLink: "Confirm my address",
  confirmWhy: "If this wasn't you, ignore this mail. You won't get another one.",
} as const;
