import { decodeGeometry } from "@chancery/variants/boards";
import classic from "@chancery/variants/boards/classic/geometry.json" with { type: "json" };

/** The drawing of the classic board, ready to be drawn on. */
export const classicGeometry = decodeGeometry(classic);
