export default {
  cancel: "Cancel",
  close: "Close",
  language: "Language",
} as const;
