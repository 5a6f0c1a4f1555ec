import { BrokenInvariant, type Rules } from "@chancery/engine";

/** The network as it is stored: `tools/people-net` says how it was learned. */
interface NetworkData {
  readonly source: string;
  readonly size: { readonly width: number; readonly layers: number; readonly heads: number };
  readonly powers: readonly string[];
  readonly places: readonly string[];
  /** Name, rows and columns. */
  readonly tensors: readonly (readonly [string, number, number])[];
  /** Of each row, 32 bits; then the numbers themselves, eight bits each. Both in base64. */
  readonly scales: string;
  readonly data: string;
}

/** The network, ready to be asked. */
export interface Network {
  readonly width: number;
  readonly layers: number;
  readonly heads: number;
  readonly powers: readonly string[];
  readonly places: readonly string[];
  /** The weights of a name. */
  readonly of: (name: string) => Float64Array;
}

function readNetwork({ size, powers, places, tensors, scales, data }: NetworkData): Network {
  const scale = new DataView(bytesOf(scales).buffer);
  const weights = new Int8Array(bytesOf(data).buffer);
  const named = new Map<string, Float64Array>();
  let row = 0;
  let from = 0;
  for (const [name, rows, columns] of tensors) {
    const values = new Float64Array(rows * columns);
    for (let i = 0; i < values.length; i++)
      values[i] = weights[from + i] * scale.getFloat32((row + Math.floor(i / columns)) * 4, true);
    named.set(name, values);
    row += rows;
    from += values.length;
  }
  const of = (name: string): Float64Array => {
    const values = named.get(name);
    if (!values) throw new BrokenInvariant(`the network has no ${name}`);
    return values;
  };
  return { ...size, powers, places, of };
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

let loading: Promise<Network> | null = null;
let loaded: Network | null = null;

/** Loads the network, once. Before that, nobody knows what people do. */
export function loadPeople(): Promise<Network> {
  loading ??= import("../../data/people.json", { with: { type: "json" } }).then(
    ({ default: data }) => {
      loaded = readNetwork(data as unknown as NetworkData);
      return loaded;
    },
    (error: unknown) => {
      // Another attempt may do better: the page was offline.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The network, if it knows the board and powers of this game. It has to be loaded by then, so answers never depend on that. */
export function networkFor(rules: Rules): Network | null {
  if (!loaded) throw new BrokenInvariant("loadPeople() first");
  return knows(loaded, rules) ? loaded : null;
}

/** Whether the network has learned of such a game: its board, no other powers, and nothing of its own. */
const knows = ({ powers, places }: Pick<Network, "powers" | "places">, rules: Rules): boolean =>
  rules.own === undefined &&
  rules.board.locations.length === places.length &&
  rules.board.locations.every(({ label }, index) => label === places[index]) &&
  rules.powers.every(({ name }) => powers.includes(name));
