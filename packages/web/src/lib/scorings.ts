/** The scoring systems that a host can choose. */
export const SCORINGS = [
  "draw-size",
  "sum-of-squares",
  "c-diplo-100",
  "c-diplo-80",
  "c-diplo-namur",
  "carnage-2023",
  "tribute",
  "open-tribute",
  "omg",
  "manorcon",
  "bangkok",
  "haight",
  "world-classic",
] as const;
