import type { Stage } from "./site.ts";
import { soon } from "./tables.ts";

const isRefusal = (text: string): boolean => /status of 4(01|03|04|09|22)/.test(text);

/** Browsers note an answer that refuses something as an error of the page, though the page expects it. */
export async function forgetRefusals({ complaints }: Stage, from: number): Promise<void> {
  await soon(() => complaints.slice(from).some(isRefusal)).toBe(true);
  complaints.push(...complaints.splice(from).filter((text) => !isRefusal(text)));
}
