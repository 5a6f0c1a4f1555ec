import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { meQuery } from "../../api/queries.ts";
import { useSignal } from "../../lib/signal.ts";
import { useOrigin } from "../../lib/use-address.ts";
import { CopyField } from "../../ui/CopyField.tsx";
import css from "./WayBackCard.module.css";
import { comeBackLink, keepWayBack, wayBack } from "./way-back.ts";

/** Shows a new guest the link by which he comes back, until he says that he has kept it. */
export function WayBackCard() {
  const way = useSignal(wayBack);
  const origin = useOrigin();
  const { data: me } = useQuery(meQuery());
  if (!way || me?.id !== way.person) return null;
  return (
    <section className={css.card} aria-labelledby="way-back">
      <h2 id="way-back">For you alone: your link to come back</h2>
      <p>
        You need no password: this browser knows you. On another device, or when its memory is cleared, this
        link brings you back to your games. Keep it to yourself; whoever has it plays as you.
      </p>
      <CopyField
        label="Your link to come back"
        value={comeBackLink(origin, way.token)}
        button="Copy"
        isQuiet
      />
      <Button variant="subtle" size="compact-sm" mt={8} onClick={() => keepWayBack(null)}>
        I have kept it
      </Button>
    </section>
  );
}
