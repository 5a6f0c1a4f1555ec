export default {
  scheduleTab: "Schedule",
  roomTab: "Room",
  treatiesTab: "Treaties",
  goalsTab: "Goals",
  conferencesTab: "Conferences",
  standingsTab: "Standings",

  timeLeft: "{time} left",
  beforeFirstTurn: "Before the first turn",

  goalProposed: "{power} proposed a goal",
  goalClaimed: "{power} claims “{title}”",
  reviseGoal: "Revise your goal “{title}”",
  signTreaty: "Sign “{title}”?",
  breachReported: "You're accused of breaking “{title}”",
  confirmConquest: "Was the venue of {conference} conquered?",
  conferenceRoomRequested: "{power} requests a conference room",
  supportRequested: "{power} asks you to support a conference",
  sendDelegate: "Send a delegate to {conference}",
  conferenceInSession: "<b>{conference}</b> <note>in session</note>",
  conferenceInSessionUntil: "<b>{conference}</b> <note>in session until {time}</note>",
} as const;
