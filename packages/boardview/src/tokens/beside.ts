import type { Slot } from "@chancery/variants/boards";
import { liveryOf } from "../colors/livery.ts";
import { THEME, type ThemeName } from "../colors/theme.ts";
import type { GroupShape } from "../drawing.ts";
import { drawToken, RADIUS, type TokenLook } from "./token.ts";

/** A unit for lists and charts beside a board: about the origin, 20 px in radius. */
export const drawTokenBeside = (theme: ThemeName, slot: Slot, look: TokenLook): GroupShape =>
  drawToken(THEME[theme], slot, look, [0, 0], RADIUS);

/** The color of a power's orders, for lines of charts. */
export const lineColour = (theme: ThemeName, slot: Slot): string => liveryOf(THEME[theme], slot).line;
