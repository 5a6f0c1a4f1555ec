/** Marks of the powers: closed outlines about the origin, at most 5 px away from it. Filled by the even-odd rule. */
export const EMBLEMS = {
  bars: "M-5 -3.6H5V-.8H-5ZM-5 .8H5V3.6H-5Z",
  chevron: "M0 -4.4L5 .6V4.4L0 -.4L-5 4.4V.6Z",
  compass: "M0 -5L1.3 -1.3L5 0L1.3 1.3L0 5L-1.3 1.3L-5 0L-1.3 -1.3Z",
  disc: "M-4.2 0A4.2 4.2 0 1 1 4.2 0A4.2 4.2 0 1 1 -4.2 0Z",
  hexagon: "M0 -4.8L4.2 -2.4V2.4L0 4.8L-4.2 2.4V-2.4Z",
  lozenge: "M0 -5L4.4 0L0 5L-4.4 0Z",
  pales: "M-4 -4.6H-1V4.6H-4ZM1 -4.6H4V4.6H1Z",
  ring: "M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0ZM-2.2 0A2.2 2.2 0 1 0 2.2 0A2.2 2.2 0 1 0 -2.2 0Z",
  square: "M-4 -4H4V4H-4Z",
  star: "M0 -5L1.2 -1.6L4.8 -1.5L1.9 .6L2.9 4L0 2L-2.9 4L-1.9 .6L-4.8 -1.5L-1.2 -1.6Z",
  stripes: "M-5 -4.2H5V-2.2H-5ZM-5 -1H5V1H-5ZM-5 2.2H5V4.2H-5Z",
  sun: "M0 -5L1.15 -2.77L3.54 -3.54L2.77 -1.15L5 0L2.77 1.15L3.54 3.54L1.15 2.77L0 5L-1.15 2.77L-3.54 3.54L-2.77 1.15L-5 0L-2.77 -1.15L-3.54 -3.54L-1.15 -2.77Z",
  trefoil:
    "M-2 -2.4A2 2 0 1 1 2 -2.4A2 2 0 1 1 -2 -2.4ZM-4.6 2.2A2 2 0 1 1 -.6 2.2A2 2 0 1 1 -4.6 2.2ZM.6 2.2A2 2 0 1 1 4.6 2.2A2 2 0 1 1 .6 2.2Z",
  triangle: "M0 -4.6L5 4H-5Z",
  wheel:
    "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0ZM-3.3 0A3.3 3.3 0 1 0 3.3 0A3.3 3.3 0 1 0 -3.3 0ZM-1.6 0A1.6 1.6 0 1 1 1.6 0A1.6 1.6 0 1 1 -1.6 0Z",
  wreath:
    "M-.9 4.95A5 5 0 0 1 -3 -4.05L-1.9 -3A3.6 3.6 0 0 0 -.6 3.5ZM.9 4.95A5 5 0 0 0 3 -4.05L1.9 -3A3.6 3.6 0 0 1 .6 3.5ZM-2.1 .1A2.1 2.1 0 1 1 2.1 .1A2.1 2.1 0 1 1 -2.1 .1Z",
} as const;

export type EmblemName = keyof typeof EMBLEMS;
