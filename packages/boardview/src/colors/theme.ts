/** The color schemes of a board. */
export const THEMES = ["light", "dark", "print"] as const;

/** One of `THEMES`. */
export type ThemeName = (typeof THEMES)[number];

/** The inks a board is drawn in. */
export interface Theme {
  readonly name: ThemeName;
  readonly sea: string;
  readonly strait: string;
  /** Along the coast, where the sea is shallow. */
  readonly shallows: string;
  readonly land: string;
  /** What cannot be entered: water, ground, and the hatching on it. */
  readonly offSea: string;
  readonly offLand: string;
  readonly hatching: string;
  readonly coast: string;
  readonly border: string;
  readonly edge: string;
  readonly seam: string;
  readonly canal: string;
  readonly text: string;
  readonly seaText: string;
  readonly offText: string;
  /** Lines of marks, and what they are set off with from everything below. */
  readonly ink: string;
  readonly halo: string;
  /** Sets lines off from what they cross. */
  readonly casing: string;
  /** Crosses on what failed. */
  readonly cross: string;
  readonly fails: string;
  readonly void: string;
  readonly selected: string;
  readonly target: string;
  readonly own: string;
  readonly warning: string;
}

export const THEME: Readonly<Record<ThemeName, Theme>> = {
  light: {
    name: "light",
    sea: "#d3e1e8",
    strait: "#c5d8e1",
    shallows: "#c3d6e0",
    land: "#f2ecdd",
    offSea: "#dde5e8",
    offLand: "#dfdbd1",
    hatching: "#cfcabd",
    coast: "#51768a",
    border: "#857a68",
    edge: "#6a6152",
    seam: "#7fa3b6",
    canal: "#51768a",
    text: "#2f2a22",
    seaText: "#3a6580",
    offText: "#5f5949",
    ink: "#20242a",
    halo: "#fffdf7",
    casing: "#fffdf7",
    cross: "#14181d",
    fails: "#d0202f",
    void: "#6f7378",
    selected: "#14181d",
    target: "#0b6e4f",
    own: "#7a4d00",
    warning: "#b35900",
  },
  dark: {
    name: "dark",
    sea: "#1a2833",
    strait: "#22333f",
    shallows: "#223441",
    land: "#4a463f",
    offSea: "#1d262c",
    offLand: "#17191a",
    hatching: "#262929",
    coast: "#7d9aab",
    border: "#8a8578",
    edge: "#9a9384",
    seam: "#4d6a7c",
    canal: "#7d9aab",
    text: "#f1ece0",
    seaText: "#9cc0d4",
    offText: "#9a968c",
    ink: "#0f1316",
    halo: "#f4f0e6",
    casing: "#11181d",
    cross: "#ffffff",
    fails: "#ff5a5f",
    void: "#9aa0a6",
    selected: "#ffffff",
    target: "#5fd3a8",
    own: "#ffd479",
    warning: "#ffb454",
  },
  print: {
    name: "print",
    sea: "#ffffff",
    strait: "#ffffff",
    shallows: "#e4e4e4",
    land: "#ffffff",
    offSea: "#ffffff",
    offLand: "#e0e0e0",
    hatching: "#b0b0b0",
    coast: "#000000",
    border: "#555555",
    edge: "#000000",
    seam: "#8a8a8a",
    canal: "#000000",
    text: "#000000",
    seaText: "#4a4a4a",
    offText: "#5a5a5a",
    ink: "#000000",
    halo: "#ffffff",
    casing: "#ffffff",
    cross: "#000000",
    fails: "#000000",
    void: "#6a6a6a",
    selected: "#000000",
    target: "#000000",
    own: "#000000",
    warning: "#000000",
  },
};
