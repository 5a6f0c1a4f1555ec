import { formatNumber } from "@chancery/messages";
import { LANGUAGE } from "../../messages/language.ts";

/** A share of the board. */
export const percent = (share: number): string =>
  formatNumber(LANGUAGE, share, { style: "percent", maximumFractionDigits: 0 });

/** A difference between shares, in hundredths of the board. */
export const points = (share: number, signDisplay: "auto" | "exceptZero" = "exceptZero"): string =>
  formatNumber(LANGUAGE, share * 100, { maximumFractionDigits: 1, signDisplay });
