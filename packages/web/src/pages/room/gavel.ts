import { storage } from "../../lib/storage.ts";
import { playTones } from "../../lib/tones.ts";

const KEY = "chancery.gavel";

/** Whether this device strikes when time is up; silent unless someone wants it. */
export const hasGavel = (): boolean => storage.read(KEY) === "yes";

export const setGavel = (isOn: boolean): void => void storage.write(KEY, isOn ? "yes" : null);

const KNOCK = { type: "triangle", from: 320, to: 70, bend: 0.09, length: 0.2, volume: 0.9 } as const;

/** Two strikes of wood on wood. */
export const strike = (): void =>
  playTones([
    { ...KNOCK, at: 0 },
    { ...KNOCK, at: 0.28 },
  ]);
