import type { Device } from "@chancery/store";
import Bowser from "bowser";

/** The cookie that recognizes a browser, no matter who signs in there. */
export const DEVICE_COOKIE = "chancery-device";

/** A browser and its system, by what the browser says of itself. Only their names are kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, 500) || " ");
  return { browser: browser.name || null, system: os.name || null };
}
