import { Section } from "../../../ui/sections.tsx";
import { text } from "../text.ts";
import { FavorPicture } from "./FavorPicture.tsx";
import { layoutOf } from "./setup.ts";

/** Where the embassies will stand, shown before powers are assigned (DIS-11.2-1, R086). */
export function FavorBefore({ options }: { options: Readonly<Record<string, unknown>> }) {
  const lead = text.byCode(`lead-${String(options.favorSetup)}`) ?? text("lead-default");
  return (
    <Section heading={text("favorAtStart")} lead={lead}>
      <FavorPicture favor={layoutOf(options)} />
    </Section>
  );
}
