import { roomFacts } from "@chancery/variants";

/** Whether each delegation reads its own sheet aloud (M01-24), or the officers open all of them (M35-24). */
export const isReadAloud = ({ setup }: { readonly setup: { readonly variant: string } }): boolean =>
  roomFacts(setup.variant)?.reveal === "read-aloud";
