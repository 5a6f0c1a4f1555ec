import { formatNumber } from "@chancery/messages";
import type { Hint, HintAim, HintReason } from "@chancery/solo";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { cancelHint, hintOf } from "../../../api/solo/port.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { solo as text } from "../../../messages/solo.ts";
import { ui } from "../../../messages/ui.ts";
import { useBoardPage } from "../../../orders/board-page.tsx";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { provinceName } from "../../../orders/names.ts";
import { useTable } from "../table-context.ts";
import { ordersOf, winterOf } from "./hint.ts";
import css from "./SoloTools.module.css";

const percent = (share: number): string => formatNumber(LANGUAGE, share, { style: "percent" });

type State =
  | { readonly is: "closed" | "failed" }
  | { readonly is: "thinking"; readonly done: number }
  | { readonly is: "shown"; readonly hint: Hint };

/** What a master would play, and why: on the board, in words, and ready to be taken over. */
export function HintPanel() {
  const { table } = useTable();
  const editor = useOrderEditor();
  const { show } = useBoardPage();
  const [state, setState] = useState<State>({ is: "closed" });
  const isShown = state.is === "shown";
  useEffect(() => {
    if (isShown) return () => show(null);
  }, [isShown, show]);
  useEffect(() => cancelHint, []);
  const ask = async (): Promise<void> => {
    setState({ is: "thinking", done: 0 });
    const hint = await hintOf(table.game, (done) => setState({ is: "thinking", done }));
    if (!hint) return setState((before) => (before.is === "thinking" ? { is: "failed" } : before));
    show(ordersOf(hint));
    setState({ is: "shown", hint });
  };
  const close = (): void => {
    cancelHint();
    setState({ is: "closed" });
  };
  if (state.is === "thinking")
    return (
      <div className={css.thinking} role="status">
        {text("hintThinking")}
        <progress value={state.done > 0 ? state.done : undefined} aria-label={text("hintThinking")} />
        <Button variant="subtle" size="compact-sm" onClick={close}>
          {ui("cancel")}
        </Button>
      </div>
    );
  if (state.is !== "shown")
    return (
      <div className={css.buttons}>
        <Button variant="light" size="compact-sm" onClick={() => void ask()}>
          {text("hint")}
        </Button>
        {state.is === "failed" && <span role="alert">{text("hintFailed")}</span>}
      </div>
    );
  const { hint } = state;
  return (
    <section className={css.hint} aria-label={text("hintTitle")}>
      <h2>{text("hintTitle")}</h2>
      {hint.sheets.map(({ power, text: lines }) => (
        <pre key={power} className={css.orders} translate="no">
          {lines}
        </pre>
      ))}
      <p>
        {text("hintScore", {
          now: percent(hint.now),
          later: percent(hint.expects),
          year: String(winterOf(table.phase)),
        })}{" "}
        <span className={css.small}>{text("hintScoreText")}</span>
      </p>
      {hint.aims.length > 0 && (
        <>
          <p>{text("hintTried", { count: hint.guesses })}</p>
          <ul>
            {hint.aims.map((aim) => (
              <li key={aim.province}>
                <AimWords aim={aim} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hint.reasons.length > 0 && (
        <ul aria-label={text("hintReasons")}>
          {hint.reasons.map((reason) => (
            <li key={reason.order}>
              <ReasonWords reason={reason} />
            </li>
          ))}
        </ul>
      )}
      {hint.keepsDeals && <p className={css.small}>{text("hintDeals")}</p>}
      <div className={css.buttons}>
        <Button
          size="compact-sm"
          onClick={() => {
            editor.store({ ...editor.orders, ...ordersOf(hint) });
            close();
          }}
        >
          {text("hintUse")}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={close}>
          {text("hintHide")}
        </Button>
      </div>
    </section>
  );
}

function AimWords({ aim: { kind, province: id, owner, tried, done } }: { aim: HintAim }) {
  const { game } = useTable();
  const province = provinceName(game.rules, id);
  if (kind === "hold") return text("holds", { province, tried, done });
  return owner === null
    ? text("enters", { province, tried, done })
    : text("entersFrom", { province, tried, done, power: powerName(owner) });
}

function ReasonWords({ reason: { code, order, unit, province, power, moves } }: { reason: HintReason }) {
  const { game } = useTable();
  return text(code, {
    order,
    unit: unit ?? "",
    province: province === null ? "" : provinceName(game.rules, province),
    power: power === null ? "none" : powerName(power),
    moves,
  });
}
