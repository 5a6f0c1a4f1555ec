import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { meQuery } from "../../api/queries.ts";
import { useOrigin } from "../../api/use-address.ts";
import { useSignal } from "../../lib/signal.ts";
import { ui } from "../../messages/ui.ts";
import { CopyField } from "../../ui/CopyField.tsx";
import css from "./WayBackCard.module.css";
import { comeBackLink, keepWayBack, wayBack } from "./way-back.ts";

/** Shows new guests their private sign-in link until they say that they have saved it. */
export function WayBackCard() {
  const way = useSignal(wayBack);
  const origin = useOrigin();
  const { data: me } = useQuery(meQuery());
  if (!way || me?.id !== way.person) return null;
  return (
    <section className={css.card} aria-labelledby="way-back">
      <h2 id="way-back">{ui("privateLinkTitle")}</h2>
      <p>{ui("privateLinkText")}</p>
      <CopyField
        label={ui("privateLinkTitle")}
        value={comeBackLink(origin, way.token)}
        button={ui("copy")}
        isQuiet
      />
      <Button variant="subtle" size="compact-sm" mt={8} onClick={() => keepWayBack(null)}>
        {ui("privateLinkSaved")}
      </Button>
    </section>
  );
}
