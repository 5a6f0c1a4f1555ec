import { fail, ok, type Power, type Result } from "@chancery/engine";
import { type Embassy, type Favor, occupants } from "./favor.ts";
import { formatEmbassyOrder } from "./format.ts";
import { isPerimeter, type SpaceCode, sliceOf } from "./map.ts";
import type { EmbassyMisreading } from "./misreading.ts";
import { nearestSpaces } from "./names.ts";
import type { EmbassyOrder } from "./order.ts";
import { scan, type Token } from "./scan.ts";

/** Thrown inside the reader only, and caught where it began. */
class Stop {
  readonly misreading: EmbassyMisreading;
  constructor(misreading: EmbassyMisreading) {
    this.misreading = misreading;
  }
}

/**
 * Reads an order of a power to one of its embassies, as people write them: `E R2m - R1q`, `r2m to r1q`,
 * `N1u supports Iran's embassy U0z to U1p`. An embassy may be called by its slice alone, since a power has one
 * in each.
 */
export function readEmbassyOrder(
  favor: Favor,
  power: Power,
  text: string,
): Result<EmbassyOrder, EmbassyMisreading> {
  try {
    return ok(new Reader(favor, power, text).read());
  } catch (stop) {
    if (stop instanceof Stop) return fail(stop.misreading);
    throw stop;
  }
}

class Reader {
  private readonly favor: Favor;
  private readonly power: Power;
  private readonly tokens: Token[];
  private readonly end: number;

  constructor(favor: Favor, power: Power, text: string) {
    this.favor = favor;
    this.power = power;
    this.tokens = scan(text);
    this.end = text.length;
  }

  read(): EmbassyOrder {
    if (this.tokens.length === 0) throw new Stop({ code: "empty", at: 0, text: "" });
    const unknown = this.tokens.find(({ kind }) => kind === "unknown");
    if (unknown) {
      const { at, text } = unknown;
      throw new Stop({ code: "unknown-space", at, text, nearest: nearestSpaces(text) });
    }
    const order = this.readOrder();
    const [rest] = this.tokens;
    if (rest) throw new Stop({ code: "trailing-text", at: rest.at, text: rest.text });
    return order;
  }

  private readOrder(): EmbassyOrder {
    const embassy = this.own();
    const verb = this.verb();
    if (verb === "hold") return { type: "hold", embassy };
    if (verb === "move") return { type: "move", embassy, to: this.space() };
    const other = this.named();
    const moves = this.tokens[0]?.kind === "verb" && this.verb() === "move";
    const to = moves ? this.space() : null;
    return { type: "support", embassy, target: this.supported(embassy, other, to), to };
  }

  /** The embassy that is ordered. */
  private own(): Embassy {
    const { power, place } = this.named();
    if (power !== null && power !== this.power)
      throw new Stop({ code: "not-yours", at: place.at, text: place.text, owner: power });
    if (place.kind === "slice") {
      if (this.favor[this.power]) return { power: this.power, slice: place.slice };
      const { at, text } = place;
      throw new Stop({ code: "no-such-embassy", at, text, power: this.power, elsewhere: null });
    }
    const here = occupants(this.favor, place.space);
    if (here.includes(this.power)) return { power: this.power, slice: sliceOf(place.space) };
    if (here.length === 1)
      throw new Stop({ code: "not-yours", at: place.at, text: place.space, owner: here[0] });
    throw this.nobody(place, place.space, this.power);
  }

  /** The embassy that is supported: in a hex there is one; in a Perimeter its power must be told (DIS-11.5.2-4). */
  private supported(
    embassy: Embassy,
    { power, place }: { readonly power: Power | null; readonly place: Place },
    to: SpaceCode | null,
  ): Embassy {
    if (place.kind === "slice") {
      if (power !== null && this.favor[power]) return { power, slice: place.slice };
      throw new Stop({ code: "missing-embassy", at: place.at, text: place.text });
    }
    const { space } = place;
    const here = occupants(this.favor, space);
    const slice = sliceOf(space);
    if (power !== null && here.includes(power)) return { power, slice };
    if (power !== null && here.length === 1)
      throw new Stop({ code: "other-power", at: place.at, text: space, owner: here[0] });
    if (power !== null || here.length === 0) throw this.nobody(place, space, power);
    if (here.length === 1 || !isPerimeter(space)) return { power: here[0], slice };
    const meanings = here.map((each) =>
      formatEmbassyOrder(this.favor, { type: "support", embassy, target: { power: each, slice }, to }),
    );
    throw new Stop({ code: "power-missing", at: place.at, text: space, meanings });
  }

  private nobody({ at }: Place, space: SpaceCode, power: Power | null): Stop {
    const elsewhere = power === null ? null : (this.favor[power]?.[sliceOf(space)] ?? null);
    return new Stop({ code: "no-such-embassy", at, text: space, power, elsewhere });
  }

  /** A space or a slice, with the name of a power before or after it. */
  private named(): { readonly power: Power | null; readonly place: Place } {
    const before = this.powerName();
    const place = this.tokens.shift();
    if (place?.kind !== "space" && place?.kind !== "slice")
      throw new Stop({ code: "missing-embassy", at: place?.at ?? this.end, text: place?.text ?? "" });
    return { place, power: before ?? this.powerName() };
  }

  private powerName(): Power | null {
    const [first] = this.tokens;
    if (first?.kind !== "power") return null;
    this.tokens.shift();
    return first.power;
  }

  private verb(): "hold" | "move" | "support" {
    const token = this.tokens.shift();
    if (token?.kind !== "verb")
      throw new Stop({ code: "missing-action", at: token?.at ?? this.end, text: token?.text ?? "" });
    if (token.verb === "convoy") throw new Stop({ code: "cannot-convoy", at: token.at, text: token.text });
    return token.verb;
  }

  private space(): SpaceCode {
    const token = this.tokens.shift();
    if (token?.kind === "space") return token.space;
    throw new Stop({ code: "missing-space", at: token?.at ?? this.end, text: token?.text ?? "" });
  }
}

type Place = Token & { readonly kind: "space" | "slice" };
