import { people } from "../../messages/people.ts";

/** A browser on a system, as far as it says so. */
export const deviceInWords = ({
  browser,
  system,
}: {
  readonly browser: string | null;
  readonly system: string | null;
}): string =>
  browser && system
    ? people("browserOnSystem", { browser, system })
    : (browser ?? system ?? people("unknownDevice"));
