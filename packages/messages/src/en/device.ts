/** Notifications on a device, and the application installed on it. */
export default {
  heading: "On this device",
  push: "Push notifications",
  pushLead:
    "We notify this device even when Chancery isn't open. Notifications say what happened and in which game. They never quote messages or orders.",
  turnOn: "Turn on push notifications",
  turnOff: "Turn off push notifications",
  pushOn: "Push notifications are on. They stop when you sign out here.",
  pushBlocked:
    "You've blocked notifications from this site. Allow them in your browser's settings, then reload this page.",
  pushInsecure:
    "This page was loaded over plain http, and browsers allow push notifications only over https. Everything else works. If you run this server, set up TLS.",
  pushIos:
    "On iPhone and iPad, push notifications need the installed app. Install it as described below, then open it.",
  pushUnsupported: "This browser doesn't support push notifications. Use email or webhooks instead.",
  otherDevices: "Also on: {devices}",
  app: "App",
  appLead:
    "Install Chancery to open it like any app. Your games, the sandbox and games against the computer also open offline.",
  installed: "You're using the installed app.",
  installIos: "On iPhone and iPad: tap Share in Safari, then “Add to Home Screen”.",
  installMenu: "Look for “Install” or “Add to Home screen” in your browser's menu. Not every browser has it.",
  quiet: "Quiet hours",
  quietHint: "Mail and push notifications wait until these hours are over, except for live games.",
  quietFrom: "From",
  quietTo: "Until",
  quietZone: "Time zone: {zone}",
  quietHere: "Use {zone}",
} as const;
