import type { Power } from "@chancery/engine";
import { NativeSelect } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { powerName } from "../../messages/power-name.ts";
import { questionOf } from "../../orders/entry/entry-steps.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { ordersOf } from "../../orders/entry/sheet.ts";
import { isForPage } from "../../orders/entry/use-keys.ts";
import { lostIn, withJoining } from "./insurrections.ts";
import { text } from "./text.ts";

const KEY = "i";

/** Sends the picked unit into an insurrection: a button if one country is lost, a list if several are (MB-225). */
export function Joining() {
  const { entry, partial, lines, store, cancel, tell } = useOrderEditor();
  const list = useRef<HTMLSelectElement>(null);
  const lost = lostIn(entry);
  const unit = partial && questionOf(entry, partial) === "verb" ? partial.unit : null;
  const [asked, setAsked] = useState<{ readonly unit: typeof unit; readonly country: Power } | null>(null);
  const isAsked = asked !== null && asked.unit === unit;
  /** A unit that joins is lost, so the first press warns and the second does it (MB-227, R49). */
  const join = (country: Power): void => {
    if (!unit) return;
    if (!isAsked || asked.country !== country) {
      setAsked({ unit, country });
      return;
    }
    const joined = withJoining(entry, lines, unit, country);
    cancel();
    store(ordersOf(entry, joined));
    tell(joined[joined.length - 1].text);
  };
  const latest = useRef(join);
  latest.current = join;
  const isOpen = unit !== null && lost.length > 0;
  const alone = lost.length === 1 ? lost[0] : null;
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isForPage(event)) return;
      event.preventDefault();
      if (alone === null) list.current?.focus();
      else latest.current(alone);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [isOpen, alone]);
  if (!isOpen) return null;
  const { powers } = entry.rules;
  if (isAsked)
    return (
      <button type="button" data-danger onClick={() => join(asked.country)}>
        {text("insurrectionAsk", { country: powerName(powers[asked.country].name) })}
        {alone !== null && <kbd>{KEY.toUpperCase()}</kbd>}
      </button>
    );
  if (alone !== null)
    return (
      <button type="button" onClick={() => join(alone)}>
        {text("insurrection", { country: powerName(powers[alone].name) })}
        <kbd>{KEY.toUpperCase()}</kbd>
      </button>
    );
  return (
    <NativeSelect
      ref={list}
      size="xs"
      aria-label={text("insurrectionIn")}
      value=""
      onChange={({ currentTarget: { value } }) => value !== "" && join(Number(value) as Power)}
      data={[
        { value: "", label: text("insurrectionPrompt", { key: KEY.toUpperCase() }) },
        ...lost.map((power) => ({ value: String(power), label: powerName(powers[power].name) })),
      ]}
    />
  );
}
