/** The public record of a game, line by line, without a period at the end. */
export default {
  beforeGame: "Before the game",
  because: "{what}: {reason}",
  at: "{what}: {moment}",
  joined:
    "{role, select, referee {{officials, select, officers {An officer joined} other {A game master joined}}} spectator {A spectator joined} other {A player joined}}",
  left: "Someone left",
  appointed: "{officials, select, officers {An officer was appointed} other {A game master was appointed}}",
  appointedName: "{name} is now the game master",
  started: "{officials, select, officers {The committee started} other {The game started}}",
  opened: "{phase} started",
  back: "{officials, select, officers {The officers rolled the game back to {phase}} other {The game master rolled the game back to {phase}}}",
  override:
    "{officials, select, officers {The officers corrected the last result} other {The game master corrected the last result}}",
  edit: "{officials, select, officers {The officers changed the position} other {The game master changed the position}}",
  "proposed-draw": "A draw was proposed, shared by {powers}",
  "proposed-concession": "It was proposed to concede to {powers}",
  "proposal-withdrawn": "The proposal to end the game was withdrawn",
  "proposal-refused": "The proposal to end the game was refused",
  "proposal-lapsed": "The proposal to end the game lapsed, because the position changed",
  "stage-negotiation": "Negotiation started",
  "stage-writing": "Negotiation ended, order writing started",
  resolved: "{phase} resolved",
  "resolved-ready": "{phase} resolved: everyone was ready",
  "resolved-deadline": "{phase} resolved: time was up",
  "resolved-nobody-to-wait-for": "{phase} resolved: no orders were needed",
  "resolved-referee":
    "{officials, select, officers {{phase} resolved by the officers} other {{phase} resolved by the game master}}",
  paused:
    "{by, select, officers {The officers paused the clock} master {The game master paused the clock} host {The host paused the clock} other {The clock was paused}}",
  resumed: "The clock resumed",
  extended:
    "{by, select, officers {The officers extended the deadline} master {The game master extended the deadline} host {The host extended the deadline} other {The deadline was extended}}",
  grace: "Orders are missing: a grace period started",
  overdue:
    "{officials, select, officers {Orders are missing: the officers decide} other {Orders are missing: the game master decides}}",
  "deadline-moved": "The deadline passed during an outage and was moved",
  vacated: "Nobody plays {powers} right now",
  offered: "A replacement is wanted for {powers}",
  "taken-over": "A new player took over {powers}",
  returned: "The player of {powers} came back",
  "bot-joined": "A bot joined",
  "bot-seated": "A bot plays {powers}",
  "bot-stands-in": "A bot stands in for {powers}",
  "bot-left": "A bot left",
  "bot-unseated": "The bot no longer plays {powers}",
  announced:
    "{by, select, officers {The officers announced: {text}} master {The game master announced: {text}} host {The host announced: {text}} other {Announcement: {text}}}",
  recounted: "The score was counted again",
  ended: "{officials, select, officers {The committee is over} other {The game is over}}",
} as const;
