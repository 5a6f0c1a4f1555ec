import type { AdjudicationResponse, FindVariant } from "@chancery/contract";
import { adjudicate } from "@chancery/contract/adjudicate";

/** Answers a request that must not fail. */
export function respond(request: Record<string, unknown>, find?: FindVariant): AdjudicationResponse {
  const answer = adjudicate(request, find);
  if ("error" in answer) throw new Error(`${answer.error.path}: ${answer.error.message}`);
  return answer;
}

const OTHER_CAPITALS: Readonly<Record<string, string>> = {
  MAO: "Mid",
  NAO: "NAt",
  NWG: "Nrg",
  TYS: "Tyn",
  LYO: "GoL",
  STP: "StP",
  NAT: "NAt",
  NAF: "NAf",
  GOL: "GoL",
};

/** "F STP(SC)" and "F STP/SC" as we write them: "F StP/sc"; powers and single places likewise. */
export function asNamed(text: string): string {
  return text.replace(/([A-Z]{3,})(?:[(/]([A-Z]{2})\)?)?/g, (_, name: string, coast?: string) => {
    const id = OTHER_CAPITALS[name] ?? name[0] + name.slice(1).toLowerCase();
    return coast ? `${id}/${coast.toLowerCase()}` : id;
  });
}

/** Units by power with our names, without powers that have none, in order. */
export function unitsNamed(byPower: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(byPower)
      .filter(([, units]) => units.length > 0)
      .map(([power, units]): [string, string[]] => [asNamed(power), units.map(asNamed).toSorted()])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}
