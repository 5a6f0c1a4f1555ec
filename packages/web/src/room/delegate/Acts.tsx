import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../app/icons.tsx";
import { useReady } from "../../table/use-ready.ts";
import { listed } from "../../table/words.ts";
import { ActButton, presentIn } from "../parts.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import { waitedIn } from "../schedule/going-on.ts";
import own from "./delegate.module.css";

/** What a delegate can do about the turn itself, in this moment. */
export function Acts() {
  const { room, act, power, view, open } = useRoom();
  const { may, stage } = room;
  if (power === null || view.status !== "playing") return null;
  return (
    <section className={own.acts} aria-label="What you can do now">
      {may.includes("request-speeches") && (
        <ActButton variant="filled" act={() => act({ do: "request-speeches" })}>
          {stage === "request" ? "Ask for extra speeches" : "Ask for speeches"}
        </ActButton>
      )}
      {may.includes("pass") && (
        <ActButton variant="filled" act={() => act({ do: "pass" })}>
          We are done
        </ActButton>
      )}
      {may.includes("yield") && <Yield />}
      {stage === "writing" && (
        <Button variant="light" size="xs" onClick={() => open("orders")}>
          To the orders
        </Button>
      )}
      {stage === "diplomacy" && (
        <Button variant="light" size="xs" onClick={() => open("press")}>
          Talk
        </Button>
      )}
      <Agree />
    </section>
  );
}

function Yield() {
  const work = useRoom();
  const others = presentIn(work).filter((each) => each !== work.power);
  const [to, setTo] = useState("");
  return (
    <div className={own.yield}>
      <NativeSelect
        aria-label="Leave the rest of your time to"
        size="xs"
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        data={[{ value: "", label: "Leave the rest to ..." }, ...others]}
      />
      {to !== "" && <ActButton act={() => work.act({ do: "yield", to })}>Yield to {to}</ActButton>}
    </div>
  );
}

/** Agreeing to an early end of the negotiation, or saying that the orders are written. */
function Agree() {
  const { view } = useRoom();
  const { isOpen, isReady, isBusy, set } = useReady();
  if (!isOpen) return null;
  const isTalk = view.room?.stage === "diplomacy";
  const waited = waitedIn(view);
  return (
    <div className={own.agree}>
      {isReady ? (
        <>
          <span className={own.done}>
            <Icon name="check" size={16} />
            {isTalk ? "You agree to end the negotiation" : "Your orders are done"}
          </span>
          <Button variant="subtle" size="compact-xs" loading={isBusy} onClick={() => void set(false)}>
            Take it back
          </Button>
        </>
      ) : (
        <Button variant="default" size="xs" loading={isBusy} onClick={() => void set(true)}>
          {isTalk ? "Agree to end the negotiation" : "Our orders are done"}
        </Button>
      )}
      <p className={css.small}>{waited.length === 0 ? "All agree." : `Waited for: ${listed(waited)}.`}</p>
    </div>
  );
}
