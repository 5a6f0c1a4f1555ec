import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { delegate as text } from "../../../messages/delegate.ts";
import { powerChoices, powerName, powerNames } from "../../../messages/power-name.ts";
import { lostOf } from "../../table/lost.ts";
import { useReady } from "../../table/orders/use-ready.ts";
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
  // A delegate in a conference sees no sheet; a lost country has its own way to its order to revive.
  const hasOrders = lostOf(view, power) === null && view.sheets.some((sheet) => sheet.isCalledUpon);
  return (
    <section className={own.acts} aria-label={text("whatYouCanDo")}>
      {may.includes("request-speeches") && (
        <ActButton
          variant={stage === "diplomacy" ? "default" : "filled"}
          act={() => act({ do: "request-speeches" })}
        >
          {text(stage === "opening" ? "askSpeeches" : "askExtra")}
        </ActButton>
      )}
      {may.includes("pass") && (
        <ActButton variant="filled" act={() => act({ do: "pass" })}>
          {text("pass_")}
        </ActButton>
      )}
      {may.includes("yield") && <Yield />}
      {stage === "writing" && hasOrders && (
        <Button variant="light" size="xs" onClick={() => open("orders")}>
          {text("toOrders")}
        </Button>
      )}
      {stage === "diplomacy" && (
        <Button variant="light" size="xs" onClick={() => open("press")}>
          {text("messages")}
        </Button>
      )}
      {stage === "diplomacy" && room.requests.includes(power) && (
        <p className={css.small}>{text("askedExtra")}</p>
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
        aria-label={text("yieldLabel")}
        size="xs"
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        data={[{ value: "", label: text("yieldChoose") }, ...powerChoices(others)]}
      />
      {to !== "" && (
        <ActButton act={() => shared.act({ do: "yield", to })}>
          {text("yieldTo", { power: powerName(to) })}
        </ActButton>
      )}
    </div>
  );
}

/** Who has yet to agree, or to be done; you agree with the button above the tabs. */
function Waited() {
  const { view } = useRoom();
  const { isOpen } = useReady();
  const waited = waitedIn(view);
  if (!isOpen || waited.length === 0) return null;
  return <p className={css.small}>{text("stillWaiting", { powers: powerNames(waited) })}</p>;
}
