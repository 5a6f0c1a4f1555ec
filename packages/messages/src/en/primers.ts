/** Primers: to read on the page, and to print on two sheets each. */
export default {
  back: "Learn to play",
  try: "Try it",
  tryJudging: "Try it: be the judge",
  tryJudgingText: "Decide what happens before you open a position. Then read how Chancery explains it.",
  position: "Position {number}",

  dissolution: "Dissolution: a primer",
  dissolutionLead: "Wings, Diplomacy Points and the favor of five nuclear powers.",
  delegates: "Committees: a primer for delegates",
  delegatesLead: "How a turn runs, how to write orders, and what counts.",
  officers: "Committees: a primer for officers",
  officersLead: "How to prepare a committee, run its turns and judge what people write.",

  aim: "What it's about",
  aimText:
    "It is 1992, and the Soviet Union is gone. Ten powers play by the ordinary rules of Diplomacy, with three things added: wings, neutral armies that can be hired, and five nuclear powers that nobody can beat. Supply centers are worth one or two points. You need 27 points to win. Half your points, rounded up, is the number of units you may have.",
  wings: "Wings",
  wingsText:
    "A wing is an aircraft base. It never moves. It supports like an army, even out to sea, and it carries armies overland as fleets carry them by sea. A carried army names its whole route, for example Cairo, Aswan, Khartoum. You can own one wing at a time. A wing that is dislodged is gone, because it can't retreat.",
  minors: "Neutral armies",
  minorsText:
    "Small countries have armies that belong to nobody. They hold, or support each other, unless someone hires them. Take their supply centers as you would take any other. Their armies never move away, but they can support you, cut supports and block others.",
  points: "Diplomacy Points",
  pointsText:
    "With your orders you hand out Diplomacy Points: one for each of your units, four at most, and one more if you control oil. Put points on an order for a neutral unit. The order with the most points is carried out; in a tie the unit keeps to its usual order. Points are secret until the turn is resolved, and you get new ones every Spring and Autumn.",
  nuclear: "Nuclear powers",
  nuclearText:
    "NATO, the US Navy, Russia, India and Israel are never dislodged. An attack that would have dislodged one of their units disables it instead: for that turn it does nothing. You can also hire their units, but never for more points than your favor with that power.",
  favor: "The Favor Map",
  favorText:
    "A second board shows where you stand with each nuclear power. You have an embassy in each of its five slices. The digit of its hex is your favor: the closer to the middle, the better. In Winter you may move up to three embassies. Embassies support and dislodge each other like armies.",
  kicks: "Violations and kicks",
  kicksText:
    "Attack a nuclear unit from its own territory, disable one, or dislodge a unit next to one without permission, and you commit a violation. Your embassy is kicked outward and your favor falls. With no favor left, your embassy is in the Perimeter: that power won't work for you, and your units can't retreat into its territory.",
  year: "A year",
  yearText:
    "Spring and Autumn: orders and points, results, violations and kicks, retreats. After Autumn, centers change hands. Winter: build and disband, then embassies move. When in doubt, ask what each neighbor wants from the neutral armies between you. That is where most games are decided.",

  before: "Before the committee meets",
  beforeText:
    "Host the game as officers, choose the committee and the minutes for each stage, and print the delegations' codes. Each delegation joins with its code on two phones. Hand out the goals, or approve what delegations propose. Open the projector page on the screen in the room. Print order slips and maps if the room wants paper.",
  opening: "Opening the session",
  openingText:
    "Read the names of the delegations. Say how long the Diplomatic phase lasts and where the results appear. In Spring, delegations speak in turn; in Fall only if one asks. Give the floor by the speakers' list and keep the time. The gavel sounds when time is up.",
  talks: "Diplomatic phase",
  talksText:
    "Delegates may talk to anyone. Let them leave the room in pairs, and know where they are. Conferences need your consent: check the form, and set a place and an end time. Confirm only that you have received a treaty. What it promises is up to the parties.",
  writing: "Order writing",
  writingText:
    "Now nobody talks, except partners with each other. Watch which delegations are ready. Type in paper orders for the delegation exactly as they are written. If you can't read something, ask before time is up. Don't help with tactics.",
  resolving: "Order resolution",
  resolvingText:
    "Close order writing and look at the preview before you reveal it. If each delegation reads its own orders, let them stand and read. What is written counts, not what is read. Then resolve, and show the results on the projector. Underlined orders failed; press one and read the reason aloud.",
  retreating: "Retreats, gaining and losing units",
  retreatingText:
    "Dislodged units retreat or disband, in silence and in a few minutes. After each Fall, count the centers with the table. Builds and disbands are also written in silence. Remind delegations that have lost their country: they stay, speak and score, and can rise again by an insurrection.",
  papers: "Treaties, goals and points",
  papersText:
    "When a party reports a broken treaty, read the article and the orders, and decide. Goals are claimed with evidence: award one to three points, or say why not. Everything you award is in the record, with your name. Keep secret goals secret until the end.",
  trouble: "When something goes wrong",
  troubleText:
    "A misread order or a wrong result: roll the turn back. Everyone sees that you did, and nothing is lost. A delegate leaves: give the partner a new code. The network fails: collect orders on paper, and type them in later. A dispute: pause the clock first, then decide, then say why.",
  judging: "Judging a position by hand",
  judgingText:
    "Count each attack as one plus its supports. Strike out the support of every unit that is attacked, unless the attack comes from the place it supports into. Then compare. The stronger side wins; equals stand off. Convoys last: if no fleet of the route is dislodged, the army arrives.",
  closing: "Closing",
  closingText:
    "Announce the last turn before it begins. Resolve it, decide open claims, and read the score from bottom to top. Print the final table. Export the record for the delegations that want to study it.",
} as const;
