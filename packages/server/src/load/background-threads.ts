import { Piscina } from "piscina";

type Options = Omit<NonNullable<ConstructorParameters<typeof Piscina>[0]>, "filename" | "niceIncrement">;

/** By how much games take precedence over background work. */
const NICE = 10;

/** Threads for slow work. They give way to the games, which run in the thread of the server. */
export const backgroundThreads = <Q, A>(module: URL, options: Options): Piscina<Q, A> =>
  new Piscina({ ...options, filename: module.href, niceIncrement: NICE });
