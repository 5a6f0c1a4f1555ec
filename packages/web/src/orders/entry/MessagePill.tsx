import { useEffect, useState } from "react";
import { orders as text } from "../../messages/orders.ts";
import { RuleLinks } from "../reasons/RuleLinks.tsx";
import css from "./MessagePill.module.css";
import { useOrderEditor } from "./order-editor.ts";

/** How long a short message stays, in ms. */
const STAY = 6000;

/** Says why something cannot be done, and goes away by itself. */
export function MessagePill() {
  const { message, undo } = useOrderEditor();
  const [gone, setGone] = useState<number | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setGone(message.key), STAY);
    return () => clearTimeout(timer);
  }, [message]);
  if (!message || message.key === gone) return null;
  return (
    <div className={css.pill} data-fixed data-notice key={message.key}>
      <span>{message.why}</span>
      {message.canUndo && (
        <button type="button" onClick={undo}>
          {text("undo")}
        </button>
      )}
      {message.rules.length > 0 && (
        <span className={css.rules}>
          <RuleLinks ids={message.rules.slice(0, 3)} />
        </span>
      )}
    </div>
  );
}
