import type { z } from "zod";

/** Notes fields that a format doesn't document, once each: "phases[].state.foo". */
export class Notes {
  private readonly fields = new Set<string>();

  /** Notes what an object has besides the fields of its schema. */
  check(given: object, { shape }: z.ZodObject, path: string): void {
    for (const field of Object.keys(given)) if (!(field in shape)) this.fields.add(path + field);
  }

  get unknownFields(): readonly string[] {
    return [...this.fields];
  }
}
