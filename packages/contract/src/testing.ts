import type { AdjudicationResponse, ErrorResponse } from "./response.ts";

/** A request with a fault in it, written out, and what the answer has to be. */
export interface BrokenRequest {
  readonly text: string;
  /** The fault, for people. */
  readonly fault: string;
  /** `error`: the request is refused; `refusal`: an order is not followed, and told why. */
  readonly wants: "error" | "refusal";
}

type Pick = <T>(list: readonly T[]) => T;
type Json = Record<string, unknown>;

const UNITS = {
  Austria: ["A Vie", "A Bud", "F Tri"],
  France: ["A Bur", "A Mar", "F Bre"],
  Russia: ["A Mos", "F StP/sc", "F Sev"],
};
const CENTERS = {
  Austria: ["Vie", "Bud", "Tri"],
  France: ["Par", "Mar", "Bre"],
  Russia: ["Mos", "StP", "Sev", "War"],
};

/** Sound requests, one for each kind of phase; every fault is put into one of them. */
const SOUND: readonly (() => Json)[] = [
  () => ({
    id: 1,
    variant: "classic",
    rulebook: "2023",
    options: { players: 7 },
    state: { phase: "S1902M", units: structuredClone(UNITS), centers: structuredClone(CENTERS) },
    orders: { Austria: ["A Vie - Gal", "F Tri H"], France: ["A Bur S A Mar", "F Bre - Mid"] },
  }),
  () => ({
    id: "retreats",
    rulebook: "1971",
    state: {
      phase: "F1902R",
      units: structuredClone(UNITS),
      centers: structuredClone(CENTERS),
      dislodged: [{ power: "Germany", unit: "A Mun", attackedFrom: "Tyr", retreats: ["Ber", "Sil"] }],
      contested: ["Ruh"],
    },
    orders: { Germany: ["A Mun R Ber"] },
  }),
  () => ({
    id: null,
    state: { phase: "W1902A", units: structuredClone(UNITS), centers: structuredClone(CENTERS) },
    orders: { Russia: ["Build A War"] },
  }),
];

const STRANGE_VALUES: readonly unknown[] = [5, -1.5, true, null];
const STRANGE_NAMES = [
  ...["", " ", "Atlantis", "Fr@nce", "Frankreich2", "\u0000", "null", "France\u0000x", "🏰", "../.."],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"],
];
const BAD_PHASES = [
  "",
  "S",
  "S1901",
  "1901M",
  "X1901M",
  "S1901Q",
  "S19O1M",
  "S-1M",
  "S99999M",
  "S1901A",
  "W1901M",
  "W1901R",
  "S1901M\u0000",
  "spring 1901",
  "S1901M F1901M",
];
const BAD_UNITS = [
  "A",
  "Par",
  "A Par Bur",
  "X Par",
  "A Atlantis",
  "A Nth",
  "F Mun",
  "F Spa",
  "F StP",
  "A\u0000",
  "F Par/nc",
  "A P\u0000r",
  "Army",
  "AA Par",
];
const BAD_ORDERS = [
  "",
  " ",
  "A",
  "A Vie",
  "A Vie -",
  "- Gal",
  "A Vie - Atlantis",
  "A Vie S",
  "A Vie S F",
  "A Lon - Wal",
  "A Mos - War",
  "Build A Vie",
  "Disband",
  "A Vie - Gal - Boh",
  "\u0000",
  "{}",
  "null",
  "__proto__",
  "A Vie - constructor",
  "A Vie retreats to Gal",
  "F Tri C A Nowhere - Gal",
  "A Vie - Gal; DROP TABLE orders",
  "<script>alert(1)</script>",
];
/** What makes a bad order when it is repeated. */
const ENDLESS = ["A Vie - Gal ", "S ", "-", "A", "\u0000x", "(", "A Bud S "];
const BAD_JSON: readonly ((text: string, pick: Pick) => string)[] = [
  (text, pick) => text.slice(0, 1 + pick([...Array(text.length - 2).keys()])),
  (text) => text.replace(",", ",,"),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace("}", ",}"),
  (text) => `${text}}`,
  (text) => `${text} ${text}`,
  (text) => text.replace(/"id":[^,]*/, '"id":NaN'),
  (text) => text.replace("{", "{/* orders */"),
  (text) => text.replace('"orders"', "orders"),
  (text) => text.replace(":", ""),
  (text) => text.replace("[", ""),
  (text) => text.replace('"A ', '"A \u0000'),
];

/** The places in a request that hold something, as paths; not the id, which may be anything. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  const within = entries.flatMap(([key, part]) => pathsIn(part, [...path, key]));
  return path.length === 0 ? within.filter(([first]) => first !== "id") : [path, ...within];
}

function put(request: Json, path: readonly (string | number)[], value: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Json)[key], request);
  (holder as Json)[path.at(-1) as string] = value;
}

/** Ways of breaking a request. */
const BREAKERS: Readonly<Record<string, (request: Json, pick: Pick) => void>> = {
  "a value of the wrong type": (request, pick) => {
    // Where the attack came from may be left open, and so may an option.
    const places = pathsIn(request).filter(
      (path) => !["attackedFrom", "players"].includes(String(path.at(-1))),
    );
    put(request, pick(places), pick(STRANGE_VALUES));
  },
  "something nested too deeply": (request, pick) => {
    put(request, pick(pathsIn(request)), deep(pick([33, 100, 5000, 50_000])));
  },
  "a huge name": (request, pick) => {
    const huge = pick(["x", "A Par - ", "\u0000", "__proto__"]).repeat(20_000);
    const place = pick(["variant", "rulebook", "phase", "units", "centers", "orders"]);
    if (place === "variant" || place === "rulebook") request[place] = huge;
    else if (place === "phase") stateOf(request).phase = huge;
    else own(tableOf(request, place), huge, ["A Vie"]);
  },
  "an unknown power": (request, pick) => {
    const place = pick(["units", "centers", "orders"]);
    own(tableOf(request, place), pick(STRANGE_NAMES), [place === "centers" ? "Ser" : "A Ser"]);
  },
  "a bad phase": (request, pick) => {
    stateOf(request).phase = pick(BAD_PHASES);
  },
  "an unknown field": (request, pick) => {
    own(request, pick([...STRANGE_NAMES, "order", "State", "units"]), {});
  },
  "a bad option": (request, pick) => {
    const wrong = pick<[string, unknown]>([
      ["players", 99],
      ["players", "7"],
      ["seed", -1],
      ["lastTurn", "X"],
      ["mostWins", "yes"],
    ]);
    const [name, value] = pick([wrong, [pick(STRANGE_NAMES), 1]]);
    request.options = {};
    own(request.options as Json, name, value);
  },
  "an unknown variant": (request, pick) => {
    request.variant = pick(STRANGE_NAMES);
  },
  "an unknown rulebook": (request, pick) => {
    request.rulebook = pick(STRANGE_NAMES);
  },
  "a bad unit": (request, pick) => {
    tableOf(request, "units").Austria.push(pick(BAD_UNITS));
  },
  "two units in one place": (request, pick) => {
    const power = pick(Object.keys(UNITS));
    tableOf(request, "units")[power].push(pick(["A Vie", "a vienna", "F Bre", "A STP", "F StP/nc", "A Mar"]));
  },
  "a bad center": (request, pick) => {
    tableOf(request, "centers").Austria.push(
      pick(["Par", "Gal", "Nth", "Atlantis", "", "\u0000", "A Vie", "Mos"]),
    );
  },
  "no state": (request) => {
    delete request.state;
  },
  "no units": (request) => {
    delete stateOf(request).units;
  },
};

const stateOf = (request: Json): Json => request.state as Json;

const tableOf = (request: Json, name: string): Record<string, string[]> =>
  (name === "orders" ? request.orders : stateOf(request)[name]) as Record<string, string[]>;

/** Adds a field whatever it is called. */
const own = (target: Json, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
};

const deep = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

/** Breaks sound requests in every possible way, again and again, at random (`pick`). */
export function breakRequests(pick: Pick, rounds: number): BrokenRequest[] {
  const round = (): BrokenRequest[] => [
    ...Object.entries(BREAKERS).map(([fault, breaker]): BrokenRequest => {
      const request = pick(SOUND)();
      breaker(request, pick);
      return { text: JSON.stringify(request), fault, wants: "error" };
    }),
    ...BAD_JSON.map((spoil): BrokenRequest => {
      const text = spoil(JSON.stringify(pick(SOUND)()), pick);
      return { text, fault: "broken JSON", wants: "error" };
    }),
    ...[pick(BAD_ORDERS), pick(ENDLESS).repeat(300)].map((order): BrokenRequest => {
      const text = JSON.stringify({ ...pick(SOUND)(), orders: { Austria: [order] } });
      return { text, fault: "a bad order", wants: "refusal" };
    }),
  ];
  return Array.from({ length: rounds }, round).flat();
}

/** What is wrong with the answer to a broken request; null if it says what it should. */
export function complaint(
  broken: BrokenRequest,
  answer: AdjudicationResponse | ErrorResponse,
): string | null {
  const about = `${broken.fault}: ${broken.text.slice(0, 300)}`;
  if ("error" in answer) {
    const { code, message } = answer.error;
    if (code === "internal-error") return `${about} breaks the engine: ${message}`;
    if (message === "") return `${about} is refused without a word`;
    return broken.wants === "error" ? null : `${about} is refused: ${message}`;
  }
  if (broken.wants === "error") return `${about} is taken for something else`;
  const isRefused = answer.orders.some(
    ({ status, why }) => /^(?:illegal|invalid)$/.test(status) && why !== "",
  );
  return isRefused ? null : `${about} is followed: ${JSON.stringify(answer.orders)}`;
}
