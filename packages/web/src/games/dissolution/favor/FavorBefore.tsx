import { Section } from "../../../ui/sections.tsx";
import { FavorPicture } from "./FavorPicture.tsx";
import { layoutOf } from "./setup.ts";

const LEADS: Readonly<Record<string, string>> = {
  random: "Drawn by lot for this game.",
  custom: "As the host has put them.",
};

/** Where the embassies will stand: to be seen before anybody has a power (DIS-11.2-1, R086). */
export function FavorBefore({ options }: { options: Readonly<Record<string, unknown>> }) {
  const lead = LEADS[String(options.favorSetup)] ?? "The layout that the rulebook proposes.";
  return (
    <Section heading="The Favor Map at the start" lead={lead}>
      <FavorPicture favor={layoutOf(options)} />
    </Section>
  );
}
