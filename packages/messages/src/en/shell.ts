export default {
  description: "Play, referee and study Diplomacy: every order is resolved exactly and explained.",
  noScript:
    "Chancery draws its boards in your browser and needs JavaScript. <link>The API for programs</link> works without it.",
  shortcutPlay: "Play",
  shortcutSandbox: "Sandbox",
} as const;
