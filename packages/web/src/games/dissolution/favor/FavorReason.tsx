import type { SpaceCode } from "@chancery/variants/dissolution/favor";
import { Token } from "../../../board/Token.tsx";
import { ui } from "../../../messages/ui.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { FootCard } from "../../../orders/reasons/FootCard.tsx";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { asSentence } from "../../../ui/Fault.tsx";
import { text } from "../text.ts";
import { storiesAt } from "./outcome.ts";

export interface FavorReasonProps {
  readonly space: SpaceCode;
  /** Of this power's embassy only; null for all that have to do with the space. */
  readonly power: string | null;
  readonly onClose: () => void;
}

/** What happened to the embassies of a space, and why. */
export function FavorReason({ space, power, onClose }: FavorReasonProps) {
  const { phase, game } = useOrderEditor();
  const stories = storiesAt(phase, space, power);
  if (stories.length === 0) return null;
  return (
    <FootCard label={text("why", { space })} closeLabel={ui("close")} onClose={onClose}>
      {stories.map(({ power: name, title, told }) => (
        <div key={title}>
          <h2>
            <Token game={game} power={name} />
            <span>{title}</span>
          </h2>
          {told.length === 0 && <p>{text("nothingHappened")}</p>}
          {told.map(({ why, rules }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and keeps its order
            <p key={index}>
              {asSentence(why)} <RuleLinks ids={rules.slice(0, 3)} />
            </p>
          ))}
        </div>
      ))}
    </FootCard>
  );
}
