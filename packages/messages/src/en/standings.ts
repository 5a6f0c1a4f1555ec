export default {
  standings: "Standings",
  power: "Power",
  centers: "Centers",
  units: "Units",
  eliminated: "eliminated",
  sinceLastYear: "since last year",
} as const;
