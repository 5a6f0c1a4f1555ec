/** What else happened in a phase. No period at the end: pages and lists add it. */
export default {
  unordered: "{unit} had no valid order",
  dislodged: "{unit} was dislodged by {by}",
  disabled: "{unit} was disabled by {by}",
  disbanded: "{unit}: {reason}",
  standoff: "Standoff in {province}",
  captured: "{from, select, none {{power} takes {center}} other {{power} takes {center} from {from}}}",
  eliminated: "{power} has no centers left",
  toss: "Coin toss: {power} will join {partners} next Spring",
  joined: "{power} joins {partners}",
  "ended-stopped": "The game ends as agreed, without a winner",
  "ended-draw": "The game ends in a draw between {sharers}",
  "ended-control":
    "{winnersCount, plural, one {{winners} has gained control of the board and won} other {{winners} have gained control of the board and won}}",
  "ended-points":
    "{winnersCount, plural, one {{winners} has won by points} other {{winners} have won by points}}",
  "ended-turn-limit":
    "{winnersCount, plural, one {The last turn is over: {winners} wins with the most} other {The last turn is over: {winners} share the victory with the most}}",
  "ended-time-limit":
    "{winnersCount, plural, one {Time is up: {winners} wins with the most} other {Time is up: {winners} share the victory with the most}}",
} as const;
