export default {
  coach: "Coach",
  reach:
    "{unit}: it can take {province}, a center you don't own, and nobody can stop it. {touch, select, yes {Tap} other {Click}} the unit, then {province}.",
  reachFall:
    "It's Fall, and units take the centers they stand in. {unit}: it can take {province}, and nobody can stop it.",
  contested:
    "{unit}: it can reach {province}, but an opponent can as well. If both move there, both bounce and stay where they are.",
  together:
    "{province} is a center you don't own, and an opponent can keep it from one unit. Move there with one and support it with another: {unit} moves, {helper} supports.",
  support:
    "{unit}: an opponent can stop its move to {province}. {touch, select, yes {Tap} other {Click}} {helper} and support the move: two are stronger than one.",
  stay: "It's Fall. {unit}: let it hold or support a neighbor, and the center becomes yours.",
  idle: "{count, plural, one {# unit has} other {# units have}} no order yet. Move closer to a center you don't own, support a neighbor, or hold.",
  ready: "All set. Press Ready, and the bot shows its orders.",
  retreat:
    "Your unit was dislodged. {touch, select, yes {Tap} other {Click}} it, then a place to retreat to.",
  build:
    "{count, plural, one {You may build # unit.} other {You may build # units.}} {touch, select, yes {Tap} other {Click}} a ringed center.",
  remove:
    "{count, plural, one {# unit has} other {# units have}} to be disbanded. {touch, select, yes {Tap} other {Click}} a ringed unit.",
  results:
    "Here's what happened. {touch, select, yes {Tap} other {Click}} any order to see why it worked or failed.",
  enough: "You own {count} centers: you know how to play. Play on until you have six, or go back.",
  back: "Back to the lessons",
  over: "The game is over. You've played your first game.",
} as const;
