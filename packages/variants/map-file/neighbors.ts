import type { BoardTable } from "@chancery/engine";

/** Provinces that border on each other in any way. */
export function neighborsIn({ edges }: BoardTable): readonly (readonly [string, string])[] {
  const pairs = Object.values(edges)
    .flatMap((list) => list.split(/\s+/).filter(Boolean))
    .map((edge) =>
      edge
        .split("-")
        .map((label: string) => label.split("/")[0])
        .sort()
        .join("-"),
    );
  return [...new Set(pairs)].map((each) => each.split("-") as [string, string]);
}
