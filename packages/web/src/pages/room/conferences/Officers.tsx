import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { conferences as messages } from "../../../messages/conferences.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { asSentence } from "../../../ui/Fault.tsx";
import { listed } from "../../table/words.ts";
import { ActButton, ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";

/** What looks like a conquest of the area: the officers confirm it, and the conference ends at once (MB-267, R95). */
export function Conquest({ conference: { conference, conquest, may } }: { conference: Conference }) {
  const { act } = useRoom();
  if (conquest === null || !may.includes("rule-conquest")) return null;
  return (
    <div className={css.note} data-tone="warn" role="status">
      {messages.rich(
        "conquestQuestion",
        { evidence: asSentence(conquest) },
        { b: (chunks) => <strong key="b">{chunks}</strong> },
      )}{" "}
      <RuleLinks ids={["MB-267"]} />
      <div className={css.acts}>
        <ActButton variant="filled" act={() => act({ do: "rule-conquest", conference, conquered: true })}>
          {messages("conquestYes")}
        </ActButton>
        <ActButton act={() => act({ do: "rule-conquest", conference, conquered: false })}>
          {messages("conquestNo")}
        </ActButton>
      </div>
    </div>
  );
}

/** Which officers preside. Only they and the delegates there can read what is said (R90, R100). */
export function Chairs({ conference: { conference, chairs, may, status } }: { conference: Conference }) {
  const { act } = useRoom();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  if (status !== "granted" && status !== "open") return null;
  if (chosen !== null)
    return (
      <ActForm
        label={messages("chair")}
        yes={messages("setChair")}
        isMissing={chosen.length === 0}
        act={() => act({ do: "preside", conference, chairs: chosen })}
        onDone={() => setChosen(null)}
        onCancel={() => setChosen(null)}
      >
        <OfficerPicker chosen={chosen} onChange={setChosen} />
      </ActForm>
    );
  return (
    <div className={css.acts}>
      <span className={css.small}>
        {chairs.length > 0 ? messages("chairedBy", { names: listed(chairs) }) : messages("noChair")}
      </span>
      {may.includes("preside") && (
        <Button variant="subtle" size="compact-xs" onClick={() => setChosen(chairs)}>
          {messages("changeChair")}
        </Button>
      )}
    </div>
  );
}

export function OfficerPicker({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { room } = useRoom();
  return (
    <Checkbox.Group label={messages("chair")} value={[...chosen]} onChange={onChange}>
      <div className={css.list}>
        {room.officers.map((name) => (
          <Checkbox key={name} value={name} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
