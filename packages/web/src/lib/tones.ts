/** A tone that falls or rises and dies away. */
export interface Tone {
  readonly type: OscillatorType;
  /** When it begins, in seconds. */
  readonly at: number;
  /** From which frequency to which, in Hz, and how long that takes, in seconds. */
  readonly from: number;
  readonly to: number;
  readonly bend: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly volume: number;
}

/** Plays tones made on the spot. Browsers may keep silent until the page has been pressed once. */
export function playTones(tones: readonly Tone[]): void {
  if (!("AudioContext" in window)) return;
  const context = new AudioContext();
  for (const { type, at, from, to, bend, length, volume } of tones) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + bend);
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
  setTimeout(() => void context.close(), 1000);
}
