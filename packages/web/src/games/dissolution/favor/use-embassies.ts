import type { Explanation } from "@chancery/engine";
import type { Line } from "@chancery/orders";
import { embassyLine, isEmbassyLine, winterOf } from "@chancery/variants/dissolution";
import {
  type Embassy,
  type EmbassyOrder,
  type SpaceCode,
  sameEmbassy,
} from "@chancery/variants/dissolution/favor";
import { useEffect, useMemo, useState } from "react";
import { ordersOf } from "../../../orders/sheet.ts";
import { useWork, type Work } from "../../../orders/work.ts";
import {
  begin,
  chooseTarget,
  chooseVerb,
  type EmbassyDraft,
  type EmbassyStep,
  type EmbassyVerb,
  type FavorDesk,
  named,
  press,
  take,
  targetsOf,
} from "./entry.ts";

/** Orders to embassies while they are made by pressing on the Favor Map. */
export interface Embassies {
  /** Null where embassies take no orders now (DIS-1.3-2). */
  readonly desk: FavorDesk | null;
  readonly draft: EmbassyDraft | null;
  /** Several embassies of a Perimeter, one of which is meant. */
  readonly which: (EmbassyStep & { readonly type: "which" }) | null;
  press(space: SpaceCode): void;
  choose(verb: EmbassyVerb): void;
  /** Takes up the embassy that one may order in a space, and says at once what it shall do. */
  takeTo(space: SpaceCode, verb: EmbassyVerb): void;
  pick(embassy: Embassy): void;
  cancel(): void;
}

/** The order on a line of a sheet, if it is one to an embassy. */
export const embassyOrderOf = ({ order }: Line): EmbassyOrder | null =>
  order && isEmbassyLine(order) ? order.line.order : null;

export function favorDeskOf({ desk, lines, resolved, isClosed }: Work): FavorDesk | null {
  if (desk.state.phase.task !== "A" || desk.state.ending || resolved || isClosed) return null;
  const orders = lines.flatMap((line) => embassyOrderOf(line) ?? []);
  return { winter: winterOf(desk.state), powers: desk.powers, orders };
}

/** Writes an order on the sheet in the place of what the same embassy was ordered before. */
function writeEmbassy({ desk, lines, store, tell }: Work, order: EmbassyOrder): void {
  const { power } = order.embassy;
  const rest = lines.filter((line) => {
    const old = embassyOrderOf(line);
    return !old || line.power !== power || !sameEmbassy(old.embassy, order.embassy);
  });
  const { text } = embassyLine(desk.state, order).line;
  store(ordersOf(desk, [...rest, { power, text }]));
  tell(text);
}

export function useEmbassies(): Embassies {
  const work = useWork();
  const { phase, lines, desk: board, resolved, isClosed, say, tell } = work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all it is made of
  const desk = useMemo(() => favorDeskOf(work), [board, lines, resolved, isClosed]);
  const [draft, setDraft] = useState<EmbassyDraft | null>(null);
  const [which, setWhich] = useState<Embassies["which"]>(null);
  const cancel = (): void => {
    setDraft(null);
    setWhich(null);
  };

  // What was in hand belongs to the position it was taken from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another position is in view
  useEffect(cancel, [phase.state, resolved, isClosed]);

  // Escape puts an embassy down wherever the focus is.
  const isBusy = draft !== null || which !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets
  useEffect(() => {
    if (!isBusy) return;
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") cancel();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [isBusy]);

  const follow = (step: EmbassyStep | null): void => {
    if (step?.type === "refused") say(step.why);
    else if (step?.type === "which") setWhich(step);
    else if (desk && step?.type === "draft") {
      setDraft(step.draft);
      setWhich(null);
      tell(draftInWords(desk, step.draft));
    } else {
      cancel();
      if (step?.type === "order") writeEmbassy(work, step.order);
    }
  };
  return {
    desk,
    draft,
    which,
    cancel,
    press: (space) => {
      if (!desk) return say(whyNoOrders(work));
      follow(draft ? press(desk, draft, space) : begin(desk, space));
    },
    choose: (verb) => desk && draft && follow(chooseVerb(desk, draft, verb)),
    takeTo: (space, verb) => {
      const step = desk && begin(desk, space);
      follow(desk && step?.type === "draft" ? chooseVerb(desk, step.draft, verb) : step);
    },
    pick: (embassy) => desk && follow(draft ? chooseTarget(desk, draft, embassy) : take(desk, embassy)),
  };
}

function whyNoOrders({ desk }: Work): Explanation {
  return desk.state.phase.task === "A" || desk.state.ending
    ? { why: "Orders cannot be changed at present", rules: [] }
    : { why: "Embassies are ordered in Winter only", rules: ["DIS-1.3-2"] };
}

function draftInWords(desk: FavorDesk, draft: EmbassyDraft): string {
  const who = named(desk, draft.embassy);
  const places = [...targetsOf(desk, draft)].join(", ");
  if (draft.verb === null) return `${who}: hold, move or support. It can go to ${places}.`;
  if (draft.verb === "support")
    return draft.target
      ? `${who} supports ${named(desk, draft.target)} where? ${places}.`
      : `${who} supports whom? ${places}.`;
  return `${who} goes where? ${places}.`;
}
