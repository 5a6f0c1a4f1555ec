import type en from "../en/committee.ts";
import type { Translation } from "../translator.ts";

export default {
  scheduleTab: "Ablauf",
  roomTab: "Sitzung",
  treatiesTab: "Verträge",
  goalsTab: "Ziele",
  conferencesTab: "Konferenzen",
  standingsTab: "Punktestand",

  timeLeft: "noch {time}",
  beforeFirstTurn: "Vor dem ersten Zug",

  whatChanged: "Was der Vorsitz geändert hat",
  unitsChanged: "{power}: {gone} → {come}",
  centersChanged: "{power}, Zentren: {gone} → {come}",
  gavel: "Hammerschlag, wenn die Zeit um ist",
  goalProposed: "{power} hat ein Ziel vorgeschlagen",
  goalClaimed: "{power} beansprucht „{title}“",
  reviseGoal: "Überarbeite dein Ziel „{title}“",
  signTreaty: "„{title}“ unterzeichnen?",
  breachReported: "Dir wird vorgeworfen, „{title}“ gebrochen zu haben",
  confirmConquest: "Wurde der Tagungsort von {conference} erobert?",
  conferenceRoomRequested: "{power} beantragt einen Konferenzraum",
  supportRequested: "{power} bittet dich, eine Konferenz zu unterstützen",
  sendDelegate: "Entsende jemanden zu {conference}",
  conferenceInSession: "<b>{conference}</b> <note>tagt</note>",
  conferenceInSessionUntil: "<b>{conference}</b> <note>tagt bis {time}</note>",
} satisfies Translation<typeof en>;
