/** Goals to begin with, three for each power and one to spare: title and task. The last ones are worth most. */
export default {
  "1901.Austria.1": "Annexation; Own Serbia at the end of a Fall turn",
  "1901.Austria.2":
    "League of the three emperors; Sign a treaty with Germany and Russia that stays in force for two years",
  "1901.Austria.3":
    "Mistress of the Balkans; Own Serbia, Rumania and Greece at the end of the same Fall turn",
  "1901.Austria.4":
    "The Danube for all; Organize a conference about shipping on the Danube, in Vienna or Budapest",
  "1901.England.1": "Cordial agreement; Sign a treaty with France that divides spheres of influence overseas",
  "1901.England.2":
    "Ruler of the waves; Have fleets in the North Sea, the English Channel and the Mid-Atlantic Ocean at the same time",
  "1901.England.3": "Balance of power; No other country has more than eight centers when the committee ends",
  "1901.England.4":
    "Belgium's neutrality; Germany never owns Belgium, and a treaty with another country guarantees it",
  "1901.France.1": "Friends in Saint Petersburg; Sign a treaty of mutual defense with Russia",
  "1901.France.2":
    "The Moroccan question; Have a unit in North Africa after a conference has recognized your claim to it",
  "1901.France.3": "The lost provinces; Own Munich at the end of a Fall turn",
  "1901.France.4": "War on two fronts; Attack German units in the same turn as Russia",
  "1901.Germany.1": "A place in the sun; Another country grants you a colony in a public treaty",
  "1901.Germany.2": "The battle fleet; Have four fleets at the same time",
  "1901.Germany.3": "The plan in the drawer; Own Belgium and Paris at the end of the same Fall turn",
  "1901.Germany.4":
    "Berlin to Baghdad; Sign a treaty with Turkey about a railway, and keep peace with it for two years",
  "1901.Italy.1": "The fourth shore; Own Tunis at the end of a Fall turn",
  "1901.Italy.2":
    "Sacred egoism; Leave an alliance, and sign a treaty with one of the countries it was made against",
  "1901.Italy.3": "Unredeemed lands; Own Trieste and have a unit in Tyrolia at the end of the same turn",
  "1901.Italy.4": "The other coast; Have a unit in Albania, and a treaty that recognizes your claim to it",
  "1901.Russia.1":
    "Protector of the Slavs; Sign a treaty that guarantees the independence of Serbia or Bulgaria",
  "1901.Russia.2": "Mastery of the Baltic; Own Sweden or Denmark at the end of a Fall turn",
  "1901.Russia.3": "The gate to warm seas; Own Constantinople at the end of a Fall turn",
  "1901.Russia.4":
    "The peace of The Hague; Organize a conference that limits how many units countries may build",
  "1901.Turkey.1": "A friend in Berlin; Sign a treaty with Germany that is kept for two years",
  "1901.Turkey.2":
    "The straits stay closed; No other country's unit enters Constantinople until the committee ends",
  "1901.Turkey.3": "The lost provinces; Own Bulgaria, Serbia and Greece at the end of the same Fall turn",
  "1901.Turkey.4": "The sick man recovers; Have more centers than Russia when the committee ends",
  "1935.United Kingdom.1": "Naval agreement; Sign a treaty with Germany that limits the number of its fleets",
  "1935.United Kingdom.2": "The road to India; Own Gibraltar and Egypt when the committee ends",
  "1935.United Kingdom.3":
    "The word given to Warsaw; Sign a treaty of assistance with Poland, which isn't lost when the committee ends",
  "1935.United Kingdom.4":
    "Splendid no more; Have allies in writing in the west and in the east at the same time",
  "1935.France.1": "A pact with Moscow; Sign a treaty of mutual assistance with the USSR",
  "1935.France.2": "The line holds; No foreign unit enters Alsace-Lorraine in the first two years",
  "1935.France.3":
    "A demilitarized Rhine; No German unit is in the Rhineland at the end of three turns in a row",
  "1935.France.4": "Friends behind the enemy; Sign treaties of alliance with Poland and Yugoslavia",
  "1935.Italy.1": "The axis; Sign a treaty of alliance with Germany",
  "1935.Italy.2":
    "The front of Stresa; Organize a conference with France and the United Kingdom that condemns a breach of a treaty",
  "1935.Italy.3": "Our sea; Have fleets in three seas of the Mediterranean at the same time",
  "1935.Italy.4": "A new empire; Own Tunis or Egypt at the end of a Fall turn",
  "1935.Germany.1": "Back on the Rhine; Have an army in the Rhineland, and no other country attacks it there",
  "1935.Germany.2": "Union with Austria; Own Austria at the end of a Fall turn",
  "1935.Germany.3":
    "Agreed in Munich; Own Czechia at the end of a Fall turn after a conference has given it to you",
  "1935.Germany.4": "The secret protocol; Sign a secret treaty with the USSR that divides a third country",
  "1935.USSR.1": "Collective security; Sign treaties of assistance with two other countries",
  "1935.USSR.2": "The workers rise; Help an insurrection that succeeds",
  "1935.USSR.3": "The old border; Own Western Belarus and Podolia at the end of the same Fall turn",
  "1935.USSR.4": "Warm water; Own Istanbul at the end of a Fall turn",
  "1935.Turkey.1": "Agreed in Montreux; Organize a conference that lets you decide who passes the straits",
  "1935.Turkey.2": "The question of Hatay; Own Syria at the end of a Fall turn",
  "1935.Turkey.3": "Peace at home; Dislodge no unit of another country until the committee ends",
  "1935.Turkey.4": "The Balkan pact; Sign a treaty with Yugoslavia that guarantees both countries' borders",
  "1935.Yugoslavia.1": "A Balkan entente; Sign a treaty of assistance with Turkey",
  "1935.Yugoslavia.2": "The unsettled coast; Own Trieste at the end of a Fall turn",
  "1935.Yugoslavia.3": "One kingdom; Own all five of your home centers when the committee ends",
  "1935.Yugoslavia.4":
    "No bloc's prisoner; Refuse an alliance in a public speech, and keep peace with both sides for a year",
  "1935.Spain.1": "Hands off Spain; Two other countries promise in a treaty not to enter Spain",
  "1935.Spain.2": "The Rock; Own Gibraltar at the end of a Fall turn",
  "1935.Spain.3": "They shall not pass; No foreign unit enters Madrid until the committee ends",
  "1935.Spain.4": "Across the strait; Own Morocco at the end of a Fall turn",
  "1935.Poland.1":
    "Between two neighbors; Have treaties of non-aggression with Germany and the USSR at the same time",
  "1935.Poland.2": "From sea to sea; Sign a treaty of alliance with two countries that don't border you",
  "1935.Poland.3": "Not yet lost; Own all five of your home centers when the committee ends",
  "1935.Poland.4": "A harbor of our own; Have two fleets in the Baltic Sea or on its coasts at the same time",
} as const;
