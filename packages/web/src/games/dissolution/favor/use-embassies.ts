import type { Explanation } from "@chancery/contract";
import type { Line } from "@chancery/contract/orders";
import { formatList } from "@chancery/messages";
import { embassyLine, isEmbassyLine, winterOf } from "@chancery/variants/dissolution";
import {
  type Embassy,
  type EmbassyOrder,
  type SpaceCode,
  sameEmbassy,
} from "@chancery/variants/dissolution/favor";
import { useEffect, useMemo, useState } from "react";
import { useSignal } from "../../../lib/signal.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { type OrderEditor, useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { ordersOf } from "../../../orders/entry/sheet.ts";
import { text as words } from "../text.ts";
import {
  begin,
  chooseTarget,
  chooseVerb,
  type EmbassyStep,
  type EmbassyVerb,
  type FavorEntry,
  named,
  type PartialEmbassyOrder,
  press,
  stepBack,
  take,
  targetsOf,
} from "./entry.ts";
import { picking } from "./picking.ts";

/** Orders to embassies while they are made on the Favor Map. */
export interface Embassies {
  /** Null where embassies take no orders now (DIS-1.3-2). */
  readonly entry: FavorEntry | null;
  readonly partial: PartialEmbassyOrder | null;
  /** Several embassies of a Perimeter, one of which is meant. */
  readonly which: (EmbassyStep & { readonly type: "which" }) | null;
  press(space: SpaceCode): void;
  choose(verb: EmbassyVerb): void;
  /** Picks the embassy that the player can order in a space, and chooses at once what it does. */
  takeTo(space: SpaceCode, verb: EmbassyVerb): void;
  pick(embassy: Embassy): void;
  cancel(): void;
}

/** The order on a line of a sheet, if it is one to an embassy. */
export const embassyOrderOf = ({ order }: Line): EmbassyOrder | null =>
  order && isEmbassyLine(order) ? order.line.order : null;

export function favorEntryOf({ entry, lines, resolved, isClosed }: OrderEditor): FavorEntry | null {
  if (entry.state.phase.task !== "A" || entry.state.ending || resolved || isClosed) return null;
  const orders = lines.flatMap((line) => embassyOrderOf(line) ?? []);
  return { winter: winterOf(entry.state), powers: entry.powers, orders };
}

/** Writes an order on the sheet, replacing the same embassy's earlier one. */
function writeEmbassy({ entry, lines, store, tell }: OrderEditor, order: EmbassyOrder): void {
  const { power } = order.embassy;
  const rest = lines.filter((line) => {
    const old = embassyOrderOf(line);
    return !old || line.power !== power || !sameEmbassy(old.embassy, order.embassy);
  });
  const { text } = embassyLine(entry.state, order).line;
  store(ordersOf(entry, [...rest, { power, text }]));
  tell(text);
}

export function useEmbassies(): Embassies {
  const editor = useOrderEditor();
  const { phase, lines, entry: board, resolved, isClosed, say, tell } = editor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all it is made of
  const entry = useMemo(() => favorEntryOf(editor), [board, lines, resolved, isClosed]);
  const [partial, setPartial] = useState<PartialEmbassyOrder | null>(null);
  const [which, setWhich] = useState<Embassies["which"]>(null);
  const cancel = (): void => {
    setPartial(null);
    setWhich(null);
  };

  // What was in hand belongs to the position it was taken from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another position is in view
  useEffect(cancel, [phase.state, resolved, isClosed]);

  // Escape goes back one step wherever the focus is, and at last puts the embassy down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets
  useEffect(() => {
    if (!entry || (partial === null && which === null)) return;
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      setWhich(null);
      if (which !== null) return;
      const before = partial && stepBack(entry, partial);
      setPartial(before);
      if (before) tell(partialInWords(entry, before));
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [entry, partial, which]);

  const follow = (step: EmbassyStep | null): void => {
    if (step?.type === "refused") say(step.why);
    else if (step?.type === "which") setWhich(step);
    else if (entry && step?.type === "partial") {
      setPartial(step.partial);
      setWhich(null);
      tell(partialInWords(entry, step.partial));
    } else {
      cancel();
      if (step?.type === "order") writeEmbassy(editor, step.order);
    }
  };
  // An embassy may also be taken up from the sheet.
  const picked = useSignal(picking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is pressed
  useEffect(() => {
    if (!picked) return;
    picking.set(null);
    if (entry) follow(take(entry, picked.embassy));
  }, [picked]);

  return {
    entry,
    partial,
    which,
    cancel,
    press: (space) => {
      if (!entry) return say(whyNoOrders(editor));
      follow(partial ? press(entry, partial, space) : begin(entry, space));
    },
    choose: (verb) => entry && partial && follow(chooseVerb(entry, partial, verb)),
    takeTo: (space, verb) => {
      const step = entry && begin(entry, space);
      follow(entry && step?.type === "partial" ? chooseVerb(entry, step.partial, verb) : step);
    },
    pick: (embassy) =>
      entry && follow(partial ? chooseTarget(entry, partial, embassy) : take(entry, embassy)),
  };
}

function whyNoOrders({ entry }: OrderEditor): Explanation {
  return entry.state.phase.task === "A" || entry.state.ending
    ? { why: words("ordersLocked"), rules: [] }
    : { why: words("winterOnly"), rules: ["DIS-1.3-2"] };
}

/** What a screen reader hears while an order is being made. */
function partialInWords(entry: FavorEntry, partial: PartialEmbassyOrder): string {
  const embassy = named(entry, partial.embassy);
  const places = formatList(LANGUAGE, [...targetsOf(entry, partial)], "or");
  if (partial.verb === null) return words("sayVerb", { embassy, places });
  if (partial.verb !== "support") return words("sayMove", { embassy, places });
  return partial.target
    ? words("saySupportWhere", { embassy, target: named(entry, partial.target), places })
    : words("saySupport", { embassy, places });
}
