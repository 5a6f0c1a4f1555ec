export default {
  title: "Privacy",
  lead: "What this server stores about you, why, and for how long. No ads, no tracking, and nothing is loaded from other sites.",
  unavailable: "The storage times can't be loaded right now.",

  stored: "What we store",
  storedName: "<b>Your name</b>, which other players see.",
  storedAccount:
    "<b>Your email address and password</b>, if you add them. The password is stored as a hash that can't be reversed. We use the address to sign you in and to send the notifications you choose.",
  storedLink:
    "<b>Your sign-in link, API keys and passkeys</b>, as hashes or public keys. Nobody can sign in with them.",
  storedGames:
    "<b>Your games</b>: orders, votes, messages, and when you sent them. Who can read what depends on the game's settings, which are on the game's page.",
  storedProfile:
    "<b>Your results and profile</b>, if you have an account: how games ended, ratings, missed deadlines, vacations, friends and teams. You choose what others see. Missed deadlines count for twelve months.",
  storedSettings:
    "<b>Your settings</b>: language, notifications, webhooks, and people you've blocked or muted.",
  storedPush:
    "<b>Push notifications</b>, if you turn them on: the address and the keys that your browser gives us. Messages go through the push service of your browser's maker, encrypted, so the service can't read them. We delete the address when you sign out there.",
  storedReports:
    "<b>Reports</b>: if you report a message, moderators can read it, with a few messages before and after it.",

  times: "For how long",
  what: "What",
  howLong: "How long",
  days: "{days, plural, =1 {1 day} one {# day} other {# days}}",
  sessions: "Where you're signed in: browser, system, and when it was last used",
  idleGuests: "Guests who never joined a game, after their last visit",
  attempts: "Counts that limit attempts, such as wrong passwords, by IP address",
  notices: "Notifications, after they were sent",
  traces: "Hashed IP addresses and browser IDs of players, and when they came to play (see below)",
  reports: "Reports, after they were decided",
  sanctions: "Warnings, and bans after their end",
  account: "Your account and what belongs to it",
  untilDeleted: "Until you delete it",
  gameLogs: "Games and their messages",
  withoutName: "Permanently. If you delete your account, your name is removed",
  results: "Results of finished games. If you delete your account, nobody can tell they were yours",
  moderatorLog: "The log of moderators' decisions, which holds account numbers but no names",
  forGood: "Permanently",
  cleanup: "These are the times the server works by. Every six hours, it deletes what's too old.",

  signals: "One person in two seats",
  signalsText:
    "To keep games fair, we compare the IP addresses and browsers of people in the same game, and when they come to play. We don't store the addresses, only a keyed hash that can be compared but not reversed. Game masters see that two players have something in common, never an address. Nothing happens automatically.",

  cookies: "Cookies",
  cookiesText:
    "Two, set when you enter a name or sign in. <code>chancery</code> keeps you signed in. <code>chancery-device</code> is a random number by which we recognize this browser, for the purpose above. Drafts of orders and messages stay in your browser until you sign out, and so do the games you last saw if they can be opened offline.",

  logs: "Server logs and backups",
  logsText:
    "The people who run this server may keep logs with IP addresses and the pages that were opened. They may also keep backups, which hold everything except hashed addresses and times of visits. How long is up to them.",

  rights: "Your data is yours",
  rightsText:
    "In <link>your profile</link> you can download everything we store about you, and delete your account.",
} as const;
