export default {
  moves: "Moves",
  movesLead: "Armies march, fleets sail, and everyone moves at once.",
  standoffs: "Standoffs",
  standoffsLead: "Two units want the same place, and neither gets in.",
  supports: "Support",
  supportsLead: "Units help each other to attack and to hold.",
  cutting: "Cutting support",
  cuttingLead: "Attack the helper, and the help is gone. Mostly.",
  convoys: "Convoys",
  convoysLead: "Fleets carry armies across the sea.",
  retreats: "Retreats",
  retreatsLead: "A dislodged unit still has a choice.",
  coasts: "Coasts",
  coastsLead: "Three provinces have two coasts. A fleet is on one of them.",
  builds: "Centers and builds",
  buildsLead: "Supply centers feed units. More centers, more units.",
  negotiation: "Negotiation",
  negotiationLead: "Nobody wins alone. Make deals, and know what they're worth.",

  marchText:
    "You play Lindria, in blue. Your army is in Elderholt. In one turn an army moves to a neighboring place on land.",
  marchTask: "Move your army from Elderholt to Causeway. Then resolve the turn.",
  marchHint: "A unit without an order stays where it is. Give yours one before you resolve the turn.",
  marchHow:
    "{touch, select, yes {Tap} other {Click}} the army in Elderholt, then {touch, select, yes {tap} other {click}} Causeway. An arrow shows the order.",
  marchDone:
    "You've given your first order. It's written “A Eld - Cau”: army in Elderholt to Causeway. Until the turn is resolved, you can change it as often as you like.",

  sailText:
    "The ship is a fleet. Fleets move at sea and along coasts, never inland. Dots mark supply centers; the one on Otter Isle belongs to nobody.",
  sailTask: "Send the fleet to Otter Isle and the army to Causeway, in the same turn.",
  sailHint: "Every unit needs its own order. Give both before you resolve the turn.",
  sailHow: "Give both units an order before you resolve: the fleet to Otter Isle, the army to Causeway.",
  sailDone:
    "F stands for fleet. Each unit gets one order a turn. A unit without an order holds: it stays where it is.",

  followText:
    "All moves happen at the same moment. So a unit can enter a place that another one leaves. Only one unit fits in a place.",
  followTask:
    "Move the army in Causeway on to Ironvale, and bring the army in Elderholt to Causeway behind it.",
  followHint: "Two units can't swap places, and only one fits in a place. The front army has to go on first.",
  followHow:
    "Order the front army from Causeway to Ironvale first, then the other one from Elderholt to Causeway.",
  followDone: "They moved together. Two units can't swap places, though: they'd meet head-on.",

  bounceText:
    "Corvany, in red, is your opponent. Everyone writes orders in secret, and all orders are revealed at once. Corvany's army wants Causeway.",
  bounceTask: "Don't let them have it: move to Causeway yourself.",
  bounceHint: "A unit that stays guards only its own place. To block Causeway, try to enter it too.",
  bounceHow: "Order the army in Elderholt to Causeway. One against one, neither gets in.",
  bounceDone:
    "That's a standoff. All units are equally strong, so nobody gets in and both stay where they were.",

  guardText:
    "A standoff is a good shield. Elderholt is yours but empty, and the Corvan army in Causeway is about to walk in.",
  guardTask: "Keep Corvany out of Elderholt with your army in Saltmere.",
  guardHint: "Your army can't be in two places. But a standoff in Elderholt would keep both of you out.",
  guardHow:
    "If you move to Elderholt at the same moment, you stand each other off. Staying in Saltmere guards only Saltmere.",
  guardDone: "They bounced off you. Your army is still in Saltmere, and Elderholt is safe.",

  pushText:
    "One unit can't push out another. But units can support a move: each support adds one. Two against one wins.",
  pushTask: "Drive the Corvan army out of Causeway.",
  pushHint:
    "One against one changes nothing, and two moves to one place block each other. Let one unit attack and the other support that attack.",
  pushHow:
    "Order the army in Elderholt to Causeway. Then {touch, select, yes {tap} other {click}} the army in Saltmere, choose Support, and {touch, select, yes {tap} other {click}} the army in Elderholt.",
  pushDone:
    "Two against one. The Corvan army is dislodged and has to retreat. In orders, S stands for support and H for hold.",

  standText:
    "You can also support a unit that stays. Corvany attacks Causeway with two armies: one moves, the other supports it.",
  standTask: "Hold Causeway against both of them.",
  standHint:
    "A unit that moves can't be supported to hold. Which unit has to stay, and which one can help it?",
  standHow:
    "Leave the army in Causeway where it is. {touch, select, yes {Tap} other {Click}} the army in Elderholt, choose Support, and {touch, select, yes {tap} other {click}} the army in Causeway.",
  standDone: "Two against two: the defender stays. An attack has to be stronger, not just as strong.",

  fleetHelpText:
    "A unit can support into any place it could move to itself. A fleet in Amber Bay could sail to the coast of Causeway, so it can help there.",
  fleetHelpTask: "Take Causeway with your army. Use the fleet.",
  fleetHelpHint: "Two moves to the same place block each other. Let one unit move and the other support it.",
  fleetHelpHow:
    "Order the army in Elderholt to Causeway. {touch, select, yes {Tap} other {Click}} the fleet in Amber Bay, choose Support, and {touch, select, yes {tap} other {click}} the army in Elderholt.",
  fleetHelpDone: "Army and fleet work together. The supporter stays where it is, and the army gets in.",

  cutText:
    "Corvany has taken Elderholt, and the army in Causeway supports the army there. With your two armies alone, it's two against two. But a unit that is attacked can't support anyone.",
  cutTask: "Win Elderholt back. Use all three units.",
  cutHint: "Elderholt is strong only because Causeway helps it. Which of your units can attack the helper?",
  cutHow:
    "Attack from Gullhaven with support from Saltmere. Move the fleet to Causeway: it won't get in, but it cuts the support.",
  cutDone:
    "The fleet bounced, and that was its job. The attack on Causeway cut the support: two against one.",

  safeHelpText:
    "It also works against you. A Corvan fleet in Amber Bay is about to attack Saltmere. A support from there would be cut.",
  safeHelpTask: "Drive the Corvan army out of Causeway all the same.",
  safeHelpHint: "A unit that is attacked can't help. Which of your helpers does nobody attack?",
  safeHelpHow:
    "Nobody attacks Gullhaven. Attack from Elderholt, and let the fleet in Gullhaven support the move.",
  safeHelpDone:
    "Choose helpers that nobody attacks. Before good players rely on a support, they look for units that could cut it.",

  struckBackText:
    "There is one exception. You attack Causeway, and its army strikes back at your helper in Saltmere. An attack from the very place you attack doesn't cut that support. Gullhaven is attacked as well, but from the sea.",
  struckBackTask: "Drive the Corvan army out of Causeway. Choose the helper that can still help.",
  struckBackHint: "Look where each attack comes from. One of them comes from the very place you attack.",
  struckBackHow:
    "Attack Causeway from Elderholt, and let the army in Saltmere support the move. The fleet in Gullhaven couldn't: its support would be cut.",
  struckBackDone:
    "The support counted although its giver was attacked. Only an attack from somewhere else cuts it, or one that drives the giver out.",

  ferryText:
    "Armies can't swim, but a fleet at sea can carry one from coast to coast. Both need an order: the army moves, the fleet convoys it.",
  ferryTask: "Bring the army in Saltmere to Otter Isle.",
  ferryHint: "Army and fleet both need an order, and both orders have to name the same journey.",
  ferryHow:
    "{touch, select, yes {Tap} other {Click}} the army in Saltmere, then Otter Isle. Then {touch, select, yes {tap} other {click}} the fleet in Amber Bay, choose Convoy, and {touch, select, yes {tap} other {click}} the army.",
  ferryDone: "Across the sea in one turn. The fleet stays where it is. In orders, C stands for convoy.",

  chainText: "Several fleets can form a chain. Each of them needs the same convoy order.",
  chainTask: "Bring the army from Saltmere all the way to Puffin Isle.",
  chainHint:
    "There are two seas on the way. The fleet in each of them has to convoy the army to the same place.",
  chainHow:
    "Order the army to Puffin Isle. Then let both fleets convoy it: one in Amber Bay, one in Pearl Bay.",
  chainDone: "Any number of fleets can carry an army in one turn, as long as they touch each other.",

  escortText:
    "A convoy fails if one of its fleets is dislodged. Two Corvan fleets are about to attack your fleet in Pearl Bay.",
  escortTask:
    "Bring the army to Puffin Isle all the same. Your fleet in the Cold Sea has nothing else to do.",
  escortHint:
    "If the fleet in Pearl Bay is dislodged, the convoy breaks. What makes a unit that stays stronger?",
  escortHow: "Order the convoy as before. Then let the fleet in the Cold Sea support the fleet in Pearl Bay.",
  escortDone:
    "Two against two, so the fleet held and the army landed. A convoying fleet can be supported like any other unit.",

  fallBackText:
    "Your army was dislodged from Causeway by an attack from Ironvale. It must retreat now: to an empty neighboring place, but not to where the attack came from, nor to a place where a standoff just happened. There was one in Saltmere.",
  fallBackTask: "Retreat to Elderholt and guard your home.",
  fallBackHint: "A dislodged unit without an order is disbanded. It can go to any ringed place.",
  fallBackHow:
    "{touch, select, yes {Tap} other {Click}} the dislodged army in Causeway, then Elderholt. Without an order it would be disbanded.",
  fallBackDone: "Your army lives on and stands at home. Retreats are also written in secret.",

  strikeBackText:
    "A retreat can also strike back. It's Fall, and Corvany has left Dunmouth empty. After Fall, a center belongs to the unit that stands in it.",
  strikeBackTask: "Retreat to a Corvan supply center to take it.",
  strikeBackHint: "Which Corvan center next to your army is empty?",
  strikeBackHow: "{touch, select, yes {Tap} other {Click}} the dislodged army in Causeway, then Dunmouth.",
  strikeBackDone: "Dunmouth is yours. Look at your neighbors' empty centers before you attack.",

  captureText:
    "Supply centers decide the game. After each Fall turn, a center belongs to the power with a unit in it. It stays theirs when the unit leaves. You own three.",
  captureTask: "It's Fall. Take two more centers: Otter Isle and Causeway.",
  captureHint: "Two units, two centers. Let each take the one it can reach.",
  captureHow: "The fleet reaches Otter Isle, and the army in Elderholt reaches Causeway.",
  captureDone: "Five centers. In Spring you'd just be passing through: centers change hands in Fall.",

  recruitText:
    "In Winter, units are matched to centers. You have five centers and three units, so you may build two. Build in your own home centers, if they're empty.",
  recruitTask: "Build two new units.",
  recruitHint: "You have two builds. Use both: every home center that is empty takes one unit.",
  recruitHow:
    "{touch, select, yes {Tap} other {Click}} a ringed center: Elderholt takes only an army; Saltmere is on the coast, so you can choose. Build in both.",
  recruitDone:
    "Five centers, five units. Six of ten centers win on this board; on the classic board it's eighteen.",

  dismissText:
    "A bad year: you've lost Saltmere. You own two centers but have three units. One has to go. If you don't choose, the rules choose for you.",
  dismissTask: "Keep the fleet in Amber Bay and the army in Elderholt. Disband the other army.",
  dismissHint:
    "Which unit is the least use against Saltmere? Choose it yourself before the rules choose for you.",
  dismissHow: "{touch, select, yes {Tap} other {Click}} the army in Gullhaven to disband it.",
  dismissDone: "You kept the units you need to win Saltmere back.",

  chooseCoastText:
    "Now you play France, on the classic board. Spain, Bulgaria and St. Petersburg have two coasts each. A fleet there is on one of them, and it sails on only from that coast. Armies don't care.",
  chooseCoastTask:
    "Take Spain with your fleet so that it can sail on to the Gulf of Lyon next turn. Name the right coast.",
  chooseCoastHint: "From which coast of Spain can a fleet sail on to the Gulf of Lyon? Look at the map.",
  chooseCoastHow:
    "{touch, select, yes {Tap} other {Click}} the fleet in the Mid-Atlantic, then Spain, then “South coast”.",
  chooseCoastDone:
    "From the south coast the Mediterranean is open. On the north coast your fleet would face the Atlantic, and the way round takes two turns more.",

  otherCoastText:
    "Italy holds Spain. Your fleet in Gascony touches only the north coast, the one in the Western Mediterranean only the south coast. To support a move into a province, it's enough to reach any coast of it.",
  otherCoastTask: "Drive the Italian army out of Spain, and bring your fleet to the south coast.",
  otherCoastHint: "Only one of your fleets can reach the south coast. The other can still help it.",
  otherCoastHow:
    "Order the fleet in the Western Mediterranean to Spain. Then let the fleet in Gascony support that move.",
  otherCoastDone:
    "Support goes to the whole province, whichever coast the other unit uses. The move itself needs a coast it can reach.",

  keepWordText:
    "You play France again, now with neighbors. England holds Belgium. Neither you nor Germany can take it alone, so Germany offers you a deal.",
  keepWordTask: "Accept the deal and take Belgium.",
  keepWordHint: "A deal counts only once you've accepted it. Then do your part of it.",
  keepWordHow: "Press “Accept”. Then order your army in Picardy to Belgium, as the deal says.",
  keepWordDone: "Germany kept its word, and so did you. Other powers remember that.",

  makePeaceText:
    "Italy attacks Marseilles with two units. Your army in Burgundy could support Marseilles, but Germany may attack Burgundy and cut the support.",
  makePeaceTask: "Offer Germany a deal. Then hold Marseilles and Burgundy.",
  makePeaceHint: "Give Germany a reason to leave Burgundy alone. Then your army there is free to help.",
  makePeaceHow:
    "Choose a deal and press “Send offer”. Offer something that suits them. Then let the army in Burgundy support the army in Marseilles.",
  makePeaceDone:
    "A few words saved Marseilles. Ask yourself what your neighbor wants before you write to them.",

  hedgeText:
    "Italy has made peace with you. But deals bind nobody: a promise is only as good as the reasons to keep it. Marseilles is empty, and an Italian army is next door.",
  hedgeTask: "Make sure Marseilles stays yours, even if Italy breaks its word.",
  hedgeHint: "What if Italy attacks Marseilles now? Make sure that one of your units wants to be there too.",
  hedgeHow: "Move the army in Gascony to Marseilles. If Italy keeps its word, you lose nothing.",
  hedgeDone: "Italy tried, and you were ready. Trust people, and guard your centers.",
  dissolution: "Dissolution: try it",
  dissolutionLead: "Wings and Diplomacy Points, on the real board.",
  delegates: "Delegates: try it",
  delegatesLead: "Write orders as in a committee.",
  wingConvoyText:
    "You play Egypt. The aircraft in Aswan is a wing. Wings never move, but they support like armies and carry armies overland. A carried army names its route: from Cairo via Aswan to Khartoum.",
  wingConvoyTask: "Let the wing carry your army from Cairo to Khartoum.",
  wingConvoyHint: "Army and wing both need an order, and both orders have to name the same journey.",
  wingConvoyHow:
    "{touch, select, yes {Tap} other {Click}} the army in Cairo, then the wing in Aswan, then Khartoum. Then {touch, select, yes {tap} other {click}} the wing, choose Convoy, and {touch, select, yes {tap} other {click}} the army.",
  wingConvoyDone:
    "One wing carried the army over two provinces. Fleets and wings can be part of the same convoy.",
  bidText:
    "Now an army of Khartoum stands in your way. It's neutral, and so is the army in Benghazi. A neutral unit carries out the order with the most Diplomacy Points.",
  bidTask: "Take Khartoum: let Benghazi support your army, for 1 Diplomacy Point.",
  bidHint:
    "One against one isn't enough. Which unit next to Khartoum could support your army, and what does its order cost?",
  bidHow:
    "Order the convoy as before. Then {touch, select, yes {tap} other {click}} the army in Benghazi, choose Support, and {touch, select, yes {tap} other {click}} your army in Cairo. The order is written with 1 DP.",
  bidDone: "Nobody offered more for Benghazi, so it helped you. Others could have outbid you, in secret.",
  delegateSupportText:
    "You're the French delegation. You and your partner write one list, in silence, on your phones or on paper. A German army is in Burgundy.",
  delegateSupportTask: "Drive it out. Write an order for each of your three units.",
  delegateSupportHint: "One against one isn't enough. Let one army attack and the other support that attack.",
  delegateSupportHow: "Move Paris to Burgundy, let Marseilles support that move, and let the fleet hold.",
  delegateSupportDone:
    "In the committee, press Ready when your list is done. The officers reveal all orders together.",
} as const;
