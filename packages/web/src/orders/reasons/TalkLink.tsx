import { orders as text } from "../../messages/orders.ts";
import { powerName } from "../../messages/power-name.ts";
import { Icon } from "../../ui/icons.tsx";
import css from "./TalkLink.module.css";

export interface TalkLinkProps {
  readonly power: string;
  readonly talkTo: (power: string) => void;
  /** What it shows, where that is more than the power's name. */
  readonly shown?: string;
}

/** A power's name, which leads to the conversation with it. */
export function TalkLink({ power, talkTo, shown = powerName(power) }: TalkLinkProps) {
  const label = text("messageTo", { power: shown });
  return (
    <button type="button" className={css.talk} aria-label={label} title={label} onClick={() => talkTo(power)}>
      {shown} <Icon name="mail" size={14} />
    </button>
  );
}
