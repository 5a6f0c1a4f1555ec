import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
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
      <Waited />
    </section>
  );
}

function Yield() {
  const shared = useRoom();
  const others = presentIn(shared).filter((each) => each !== shared.power);
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
      {to !== "" && <ActButton act={() => shared.act({ do: "yield", to })}>Yield to {to}</ActButton>}
    </div>
  );
}

/** Who has yet to agree, or to be done; one's own word is given by the button above the tabs. */
function Waited() {
  const { view } = useRoom();
  const { isOpen } = useReady();
  const waited = waitedIn(view);
  if (!isOpen || waited.length === 0) return null;
  return <p className={css.small}>Waited for: {listed(waited)}.</p>;
}
