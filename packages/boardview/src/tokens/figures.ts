import type { SceneUnitKind } from "@chancery/variants/boards";

/**
 * What the kinds of units look like: outlines about the origin, 32 px wide, filled by the even-odd rule. Each is set
 * off from the one before by a thin gap.
 */
export const FIGURES: Readonly<Record<SceneUnitKind, readonly string[]>> = {
  // a field gun
  army: [
    "M-2 -1.5L-16 6.4V10H-11.5L3 4.5ZM-12.2 -3.6L8.8 -11L8.4 -12.2L12.4 -13.6L15.4 -5.2L11.4 -3.8L11 -5L-9 3Z",
    "M-8 2.6A8 8 0 1 1 8 2.6A8 8 0 1 1 -8 2.6ZM-4.6 2.6A4.6 4.6 0 1 0 4.6 2.6A4.6 4.6 0 1 0 -4.6 2.6ZM-2.1 2.6A2.1 2.1 0 1 1 2.1 2.6A2.1 2.1 0 1 1 -2.1 2.6Z",
  ],
  // a warship under steam
  fleet: [
    "M-16 2.4L-13.6 9.4H11L16.4 .6H7V2.4ZM-10.5 .8V-3.2H-6.4V-6.2H4V-3.2H7.4V.8ZM-5.4 -7.6L-4.4 -13H.6L0 -7.6ZM4.9 -4.8V-13H7.1V-4.8Z",
  ],
  // an aircraft from above
  wing: [
    "M0 -13C1.6 -11.4 2.2 -9.4 2.2 -7V-3.8L15 3.8V7.2L2.2 3.7L1.8 7.2L5.4 9.6V11.8L0 10.4L-5.4 11.8V9.6L-1.8 7.2L-2.2 3.7L-15 7.2V3.8L-2.2 -3.8V-7C-2.2 -9.4 -1.6 -11.4 0 -13Z",
  ],
  // a house with columns
  embassy: [
    "M0 -13L14.5 -5V-2.4H-14.5V-5ZM-12 -1H-8V5.2H-12ZM-5.4 -1H-1.4V5.2H-5.4ZM1.4 -1H5.4V5.2H1.4ZM8 -1H12V5.2H8ZM-14.5 6.6H14.5V9.8H-14.5Z",
  ],
};
