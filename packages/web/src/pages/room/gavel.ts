import { storage } from "../../lib/storage.ts";

const KEY = "chancery.gavel";

/** Whether this device strikes when time is up; silent unless somebody wants it. */
export const hasGavel = (): boolean => storage.read(KEY) === "yes";

export const setGavel = (isOn: boolean): void => void storage.write(KEY, isOn ? "yes" : null);

/** Two strikes of wood on wood, made on the spot. Browsers may keep silent until the page has been pressed once. */
export function strike(): void {
  if (!("AudioContext" in window)) return;
  const context = new AudioContext();
  for (const at of [0, 0.28]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(320, start);
    tone.frequency.exponentialRampToValueAtTime(70, start + 0.09);
    volume.gain.setValueAtTime(0.9, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.22);
  }
  setTimeout(() => void context.close(), 1000);
}
