import classic from "../../../docs/rules/classic.cases.json" with { type: "json" };
import datc from "../../../docs/rules/datc-v3.json" with { type: "json" };

type ByPower = Readonly<Record<string, readonly string[]>>;

/** A movement case of the Diplomacy Adjudicator Test Cases. */
export interface DatcCase {
  readonly id: string;
  readonly title: string;
  readonly units: ByPower;
  readonly orders: ByPower;
  readonly expected: {
    readonly units: ByPower;
    readonly dislodged: ByPower;
    readonly moves_ok: readonly string[];
    readonly retreat_options?: Readonly<Record<string, ByPower>>;
  };
}

/** What comes of a case of the rulebooks' own examples. */
export interface ClassicOutcome {
  readonly orders: Readonly<Record<string, string>>;
  readonly dislodged: readonly {
    readonly power: string;
    readonly unit: string;
    readonly attackerFrom: string;
    readonly byConvoy: boolean;
    readonly retreatOptions: readonly string[];
  }[];
  readonly standoffs: readonly string[];
  readonly positions: ByPower;
}

export interface ClassicCase {
  readonly id: string;
  readonly title: string;
  readonly units: ByPower;
  readonly orders: ByPower;
  readonly outcomes: Readonly<Record<"1971" | "2023", ClassicOutcome>>;
}

export const datcMovementCases = datc.cases.filter(
  ({ phase }) => phase === "M",
) as unknown as readonly DatcCase[];

interface RawCase extends Omit<ClassicCase, "outcomes"> {
  readonly kind: string;
  readonly edition: "1971" | "2023";
  readonly expected: ClassicOutcome;
  readonly otherEdition: { readonly edition: "1971" | "2023"; readonly expected?: ClassicOutcome };
}

/** The examples and diagrams of both books, each with its outcome under both. */
export const classicMovementCases: readonly ClassicCase[] = (classic.cases as unknown as readonly RawCase[])
  .filter(({ kind }) => kind === "movement")
  .map(({ id, title, units, orders, edition, expected, otherEdition }) => ({
    id,
    title,
    units,
    orders,
    outcomes: {
      "1971": expected,
      "2023": expected,
      [edition]: expected,
      [otherEdition.edition]: otherEdition.expected ?? expected,
    },
  }));

interface RawDependent extends Omit<ClassicCase, "id" | "orders" | "outcomes"> {
  readonly case: string;
  /** Missing in cases about removals. */
  readonly orders?: ByPower;
  readonly expected1971: ClassicOutcome;
  readonly expected2023: ClassicOutcome;
}

/** Movement cases of the DATC that come out differently under the two books. */
export const editionDependentCases: readonly ClassicCase[] = (
  classic.datc.outcomesThatDependOnEdition as unknown as readonly RawDependent[]
).flatMap(({ case: id, title, units, orders, expected1971, expected2023 }) =>
  orders ? [{ id, title, units, orders, outcomes: { "1971": expected1971, "2023": expected2023 } }] : [],
);
