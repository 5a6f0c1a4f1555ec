/** Scoring systems: the title of each, and how it works in a sentence. */
export default {
  label: "Scoring",
  help: "How many points a result is worth. Everyone sees the score during the game.",
  none: "No scoring",
  points: "Points",
  ifItEndedNow: "Points if the game ended now.",
  scored: "Scoring: {system}.",
  say: "Scoring: {system}. {about}",
  "draw-size": "Draw size",
  "about-draw-size": "Players in the draw share 100 points equally. A solo is worth 100.",
  "sum-of-squares": "Sum of squares",
  "about-sum-of-squares": "100 points are shared by the squares of the center counts. A solo is worth 100.",
  "c-diplo-100": "C-Diplo 100",
  "about-c-diplo-100":
    "1 point for playing, 1 for each center, and 38, 14 and 7 for the first three places. A solo is worth 100.",
  "c-diplo-80": "C-Diplo 80",
  "about-c-diplo-80":
    "1 point for each center, and 25, 14 and 7 for the first three places. A solo is worth 80.",
  "c-diplo-namur": "C-Diplo Namur",
  "about-c-diplo-namur":
    "Like C-Diplo 100, but the first six centers are worth 5, 4, 3, 2, 2 and 2 points. A solo is worth 85.",
  "carnage-2023": "Carnage (2023)",
  "about-carnage-2023":
    "From 7000 points for first place to 1000 for the first to be eliminated, 1 for each center, and 300 for each center of the lead. A solo is worth 28,034.",
  tribute: "Tribute",
  "about-tribute":
    "1 point for each center, and survivors share 66. Each of them pays the leader 1 point for every center above six. A solo is worth 100.",
  "open-tribute": "OpenTribute",
  "about-open-tribute":
    "34 points and 3 for each center. Everyone pays the leader 1 point for each center they are behind. Eliminated players score 0. A solo is worth 340.",
  omg: "OMG",
  "about-omg":
    "1.5 points for each center, 9 for surviving, and 4.5, 3 and 1.5 for the first three places. A sole leader collects the lead from everyone, up to half of their points. A solo is worth 100.",
  manorcon: "ManorCon",
  "about-manorcon":
    "With c centers your weight is c² + 4c + 16. Survivors get their share of 100 points by weight, eliminated players 0.1 for every year they played, including the last. A solo is worth 75.",
  bangkok: "Bangkok 2020",
  "about-bangkok":
    "1 point for each center, 3 for surviving, and 12 shared by everyone within two centers of the lead. Eliminated players get 0.3 for every year they played, including the last. A solo is worth 41.",
  haight: "Haight",
  "about-haight":
    "10 points for each center, from 66 for first place to 0 for seventh, and 5 for each center of a sole lead. Eliminated players get 1 a year. A solo is worth 451.",
  "world-classic": "World Classic",
  "about-world-classic":
    "10 points for each center, 30 for surviving, and 48 shared by the leaders. Eliminated players get 1 for each year they survived. A solo is worth 420.",
} as const;
