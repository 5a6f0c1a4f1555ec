import { useEffect, useRef } from "react";
import type { TableView } from "../../../api/client.ts";
import { storage } from "../../../lib/storage.ts";
import { playTones, type Tone } from "../../../lib/tones.ts";
import { newsOf } from "../press/conversations.ts";

const KEY = "chancery.sound";

export const hasSound = (): boolean => storage.read(KEY) === "yes";

export const setSound = (isOn: boolean): void => void storage.write(KEY, isOn ? "yes" : null);

/** People who want less motion are spared sounds as well. */
export const isQuiet = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

type Sound = "results" | "message";

const NOTE = { type: "sine", bend: 0.01, length: 0.28, volume: 0.25 } as const;

/** Two rising notes for results, one for a message. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  results: [
    { ...NOTE, at: 0, from: 523, to: 523 },
    { ...NOTE, at: 0.16, from: 784, to: 784 },
  ],
  message: [{ ...NOTE, at: 0, from: 880, to: 880 }],
};

export const playSound = (sound: Sound): void => playTones(SOUNDS[sound]);

type Heard = Pick<TableView, "setup" | "status" | "seats" | "channels" | "you" | "lastPlayed">;

/** The sounds for a change between two views. */
export function soundFor(before: Heard, now: Heard): Sound | null {
  if ((now.lastPlayed?.number ?? 0) > (before.lastPlayed?.number ?? 0)) return "results";
  return newsOf(now, before.channels, now.channels) === "" ? null : "message";
}

/** Plays a sound for new results and messages, on devices that are to. */
export function useSounds(view: Heard): void {
  const before = useRef(view);
  useEffect(() => {
    const sound = soundFor(before.current, view);
    before.current = view;
    if (sound !== null && hasSound() && !isQuiet()) playSound(sound);
  }, [view]);
}
