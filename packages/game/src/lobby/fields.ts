import { type Fault, isRecord, noSuch, type OptionFault } from "@chancery/engine";

type Loose = Readonly<Record<string, unknown>>;

/** More than anyone gets wrong by mistake: each becomes a sentence, and strangers may send thousands. */
const MOST_FAULTS = 50;

/** Reads the fields of something given by people or programs, and notes what is wrong with each. */
export class Fields {
  readonly faults: OptionFault[];
  private readonly given: Loose;
  private readonly path: string;
  private readonly known = new Set<string>();

  constructor(given: unknown, path: string, faults: OptionFault[] = []) {
    this.faults = faults;
    this.path = path;
    this.given = isRecord(given) ? given : {};
    if (given !== undefined && !isRecord(given)) this.note(path, { code: "not-fields" });
  }

  fault(name: string, fault: Fault): void {
    this.note(this.path === "" ? name : `${this.path}.${name}`, fault);
  }

  /** Notes every field that nothing asked for. */
  finish(): void {
    for (const name of Object.keys(this.given)) {
      if (!this.known.has(name)) this.fault(name, noSuch("field", name, [...this.known]));
    }
  }

  within(name: string): Fields {
    return new Fields(this.take(name), this.path === "" ? name : `${this.path}.${name}`, this.faults);
  }

  list(name: string, most: number): Fields[] {
    const value = this.take(name) ?? [];
    if (!Array.isArray(value)) this.fault(name, { code: "not-a-list" });
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (items.length > most) {
      this.fault(name, { code: "too-many", most });
      return [];
    }
    const path = this.path === "" ? name : `${this.path}.${name}`;
    return items.map((item, i) => new Fields(item, `${path}[${i}]`, this.faults));
  }

  record(name: string): Loose {
    const value = this.take(name) ?? {};
    if (isRecord(value)) return value;
    this.fault(name, { code: "not-fields" });
    return {};
  }

  text(name: string, standard: string): string {
    return this.optionalText(name) ?? standard;
  }

  optionalText(name: string): string | null {
    const value = this.take(name) ?? null;
    if (value === null || typeof value === "string") return value;
    this.fault(name, { code: "wrong-type", expected: "string" });
    return null;
  }

  flag(name: string, standard: boolean): boolean {
    return this.choice(name, standard, [true, false]);
  }

  choice<T>(name: string, standard: NoInfer<T>, values: readonly T[]): T {
    const value = this.take(name) ?? standard;
    if (values.includes(value as T)) return value as T;
    this.fault(name, { code: "not-one-of", values: values.map(String) });
    return standard;
  }

  whole(name: string, standard: number, from: number, to: number): number {
    const value = this.take(name) ?? standard;
    if (isWhole(value, from, to)) return value;
    this.fault(name, { code: "not-whole", from, to });
    return standard;
  }

  optionalWhole(name: string, from: number, to: number): number | null {
    const value = this.take(name) ?? null;
    if (value === null || isWhole(value, from, to)) return value;
    this.fault(name, { code: "not-whole-or-nothing", from, to });
    return null;
  }

  wholes(
    name: string,
    standard: readonly number[],
    { from, to, most }: { readonly from: number; readonly to: number; readonly most: number },
  ): readonly number[] {
    const value = this.take(name) ?? standard;
    const isList = Array.isArray(value) && value.every((item) => isWhole(item, from, to));
    if (isList && value.length <= most) return [...new Set(value)];
    this.fault(name, isList ? { code: "too-many", most } : { code: "not-wholes", from, to });
    return standard;
  }

  texts(name: string): readonly string[] {
    const value = this.take(name) ?? [];
    if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
    this.fault(name, { code: "not-a-list-of-texts" });
    return [];
  }

  private take(name: string): unknown {
    this.known.add(name);
    return Object.hasOwn(this.given, name) ? this.given[name] : undefined;
  }

  private note(option: string, fault: Fault): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ option, fault });
  }
}

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;
