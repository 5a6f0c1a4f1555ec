import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { RuleLinks } from "../../../orders/RuleLinks.tsx";
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
      <strong>Is its area conquered?</strong> It looks so: {conquest}. <RuleLinks ids={["MB-267"]} />
      <div className={css.acts}>
        <ActButton variant="filled" act={() => act({ do: "rule-conquest", conference, conquered: true })}>
          Yes, cut it short
        </ActButton>
        <ActButton act={() => act({ do: "rule-conquest", conference, conquered: false })}>
          No, it goes on
        </ActButton>
      </div>
    </div>
  );
}

/** Which officers preside. Only they and the delegates there read what is said (R90, R100). */
export function Chairs({ conference: { conference, chairs, may, status } }: { conference: Conference }) {
  const { act } = useRoom();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  if (status !== "granted" && status !== "open") return null;
  if (chosen !== null)
    return (
      <ActForm
        label="Presiding officers"
        yes="Set"
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
      <span className={css.small}>Presiding: {listed(chairs) || "nobody"}</span>
      {may.includes("preside") && (
        <Button variant="subtle" size="compact-xs" onClick={() => setChosen(chairs)}>
          Change who presides
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
    <Checkbox.Group label="Presiding" value={[...chosen]} onChange={onChange}>
      <div className={css.list}>
        {room.officers.map((name) => (
          <Checkbox key={name} value={name} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
