/** The printed guide for delegates, and the page with the map. */
export default {
  title: "Delegate's guide: {game}",
  turnTitle: "How a turn runs",
  turn: "Speeches come first in Spring; in Fall only if a delegation asks. Then the diplomatic phase: {first} minutes in the first turn, {later} in every later one. Then you write orders in silence. The officers resolve them, dislodged units retreat or disband, and after each Fall you gain and lose units.",
  ordersTitle: "Writing orders",
  orders:
    "One order for each unit, one per line. A unit without an order holds. Names may be short: the three letters on the map are enough. You and your partner write the same list; press Ready when it is done.",
  readAloud:
    "Once all orders are revealed, your delegation reads its own aloud. Your phone shows them in large type. The written order counts.",
  opened: "The officers reveal all orders together and show them on the projector.",
  hold: "Paris holds",
  move: "Paris moves to Burgundy",
  support: "Marseilles supports that move",
  convoy: "the fleet carries London to Norway",
  insurrection: "Paris leaves the board to help Italy rise",
  revive: "A lost country asks for its centers, the most important first",
  talkTitle: "Talking",
  talk: "In the diplomatic phase you may talk to anyone, in the room and by message. From order writing to the results nobody talks except with their own partner. The officers always answer questions.",
  treatiesTitle: "Treaties",
  treaties:
    "Draft a treaty in the Treaties tab. It is in force when every party has signed. Public treaties are on the projector; secret ones are known to the parties and the officers. Nothing on the board enforces a treaty.",
  goalsTitle: "Political goals",
  goals:
    "Goals are worth 1 to 3 points each and are yours alone. When you have reached one, claim it in the Goals tab with evidence.",
  goalsGiven: "You get {given} goals and may propose {proposals} of your own.",
  conferencesTitle: "Conferences",
  conferences:
    "At least {count} delegations can meet separately. Fill in the form in the Conferences tab. One of you goes, the other stays and writes the orders.",
  insurrectionTitle: "Losing a country, and rising again",
  insurrectionText:
    "A country without centers after a Fall is lost, but its delegation stays: it speaks, signs and scores. Others can send units into an insurrection. These units leave the board, but their power keeps its centers and can build again at the next adjustments. The lost country files an order to revive. {least} units win back {won, plural, one {# center} other {# centers}}, and one more unit is needed for each center that is occupied. A delegation that sends two or more gains a point.",
  scoreTitle: "Who wins",
  score:
    "Centers, plus points from goals and insurrections, plus 5 for the first time you hold {control} centers. The highest score wins. A tie is a draw. Holding Europe does not end the game; the officers close it.",
  mapTitle: "Map and abbreviations: {game}",
} as const;
