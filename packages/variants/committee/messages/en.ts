/** What only committees say: insurrections, revivals, lost countries and control of Europe. */
export default {
  // helping an insurrection
  "joined-insurrection": "Left the board to help the insurrection in {country}",
  "helper-has-left": "Void: the unit has left the board to help an insurrection",
  "country-not-lost":
    "{lostCount, plural, =0 {{country} is not a lost country (no country is lost), so the unit holds} one {{country} is not a lost country ({lost} is), so the unit holds} other {{country} is not a lost country ({lost} are), so the unit holds}}",
  "insurrection-out-of-season": "Units join an insurrection with the moves of Spring or Fall",
  "no-unit-in": "There is no unit in {province}",
  "unknown-country": 'There is no country called "{text}". The countries are {countries}',
  invested:
    "{points, plural, =0 {{power} puts {units, plural, one {# unit} other {# units}} into the insurrection in {country}} other {{power} puts {units, plural, one {# unit} other {# units}} into the insurrection in {country} and gains a point for it}}",
  // orders to revive
  "revival-filed":
    "{struckCount, plural, =0 {Revival filed} other {Revival filed. Struck out, because not a home center or already named: {struck}}}",
  "not-lost": "{power} is not lost, so it has nothing to revive",
  "revived-twice": "More than one revival was filed, so none of them counts",
  "revival-out-of-season": "A revival is ordered with the moves of Spring or Fall",
  "nothing-to-revive": "Name the centers to take back",
  "no-preference": 'The order of preference is missing. Number each center, as in "Revive 1 A Mos, 2 F Sev"',
  "no-home-centre": "None of these is one of your home centers ({homes})",
  // risings
  "rising-without-order": "The insurrection in {country} failed: no valid revival was filed",
  "rising-too-weak":
    "{helpers, plural, =0 {The insurrection in {country} failed: nobody helped it} other {{isCrowded, select, yes {The insurrection in {country} failed: {helpers, plural, one {# unit} other {# units}} helped, and {needed} were needed because every center named is occupied} other {The insurrection in {country} failed: {helpers, plural, one {# unit} other {# units}} helped, and at least {needed} were needed}}}}",
  risen:
    "{lackingCount, plural, =0 {{country} rises with the help of {helpers, plural, one {# unit} other {# units}} and takes back {centres}} other {{country} rises with the help of {helpers, plural, one {# unit} other {# units}} and takes back {centres}; {lacking}}}",
  "risen.lacking": "{province} would have needed {needed}",
  "driven-out": "{unit} is driven out by the rising in {country}",
  // the end of the year
  control: "{power} gains control of Europe: {points, plural, one {# point} other {# points}}",
  lost: "{overlord, select, none {{country} has lost its last center. The officers will name its overlord} other {{country} has lost its last center and becomes a province of {overlord}}}",
} as const;
