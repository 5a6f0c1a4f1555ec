import { Button } from "@mantine/core";
import { orders as text } from "../../messages/orders.ts";
import { powerName } from "../../messages/power-name.ts";
import { Icon } from "../../ui/icons.tsx";
import css from "./TalkChip.module.css";

/** Leads from a power's unit or land on the board to the conversation with it. */
export function TalkChip({ power, talkTo }: { power: string; talkTo: (power: string) => void }) {
  return (
    <div className={css.chip} data-fixed>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Icon name="mail" size={15} />}
        onClick={() => talkTo(power)}
      >
        {text("messageTo", { power: powerName(power) })}
      </Button>
    </div>
  );
}
