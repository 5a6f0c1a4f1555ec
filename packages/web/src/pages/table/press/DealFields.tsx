import type { Orders } from "@chancery/contract/orders";
import type { Game } from "@chancery/engine";
import { Button, CloseButton, NativeSelect } from "@mantine/core";
import { useEffect } from "react";
import type { TableView } from "../../../api/client.ts";
import { deals } from "../../../messages/deals.ts";
import { placeName } from "../../../messages/localized.ts";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { useTable } from "../table-context.ts";
import css from "./Deal.module.css";
import { type DealDraft, othersThan, yearsFrom } from "./deal-draft.ts";

const KINDS = ["peace", "alliance", "demilitarize", "orders"] as const;

interface DealFieldsProps {
  readonly view: TableView;
  readonly game: Game;
  /** The powers of the conversation. */
  readonly parties: readonly string[];
  readonly draft: DealDraft;
  readonly onChange: (draft: DealDraft) => void;
}

/** What a deal is about. */
export function DealFields({ view, game, parties, draft, onChange }: DealFieldsProps) {
  const { kind, through, against } = draft;
  const change = (part: Partial<DealDraft>): void => onChange({ ...draft, ...part });
  const others = othersThan(
    view.seats.flatMap(({ powers }) => powers),
    parties,
  );
  return (
    <div className={css.fields}>
      <NativeSelect
        label={deals("kind")}
        value={kind}
        data={KINDS.filter((each) => each !== "alliance" || others.length > 0).map((value) => ({
          value,
          label: deals(value),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const next = value as DealDraft["kind"];
          change({ kind: next, against: next === "alliance" ? others[0] : "" });
        }}
      />
      {kind === "alliance" && (
        <NativeSelect
          label={deals("against")}
          value={against}
          data={powerChoices(others)}
          onChange={({ currentTarget: { value } }) => change({ against: value })}
        />
      )}
      {kind === "demilitarize" && <ProvinceField game={game} draft={draft} onChange={onChange} />}
      {kind === "orders" ? (
        <OrdersField parties={parties} />
      ) : (
        <NativeSelect
          label={deals("through")}
          value={String(through)}
          data={yearsFrom(view.phase).map(String)}
          onChange={({ currentTarget: { value } }) => change({ through: Number(value) })}
        />
      )}
    </div>
  );
}

/** A province, from a list or from the board. */
function ProvinceField({ game, draft, onChange }: Pick<DealFieldsProps, "game" | "draft" | "onChange">) {
  const { draw } = useTable().deals;
  const { province } = draft;
  useEffect(() => {
    const pick = (id: string): void => onChange({ ...draft, province: id });
    draw({ orders: null, powers: [], province: province === "" ? null : province, pick });
  }, [draw, draft, province, onChange]);
  useEffect(() => () => draw(null), [draw]);
  const places = game.rules.board.provinces
    .map(({ id }, place) => ({ value: id, label: placeName(game.rules.board, place) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <NativeSelect
      label={deals("province")}
      description={deals("provinceHint")}
      value={province}
      data={[{ value: "", label: deals("chooseProvince") }, ...places]}
      onChange={({ currentTarget: { value } }) => onChange({ ...draft, province: value })}
    />
  );
}

/** Orders of all parties, entered on the board as usual. */
function OrdersField({ parties }: Pick<DealFieldsProps, "parties">) {
  const { drawn, mine, draw } = useTable().deals;
  const powers = parties.join("\n");
  useEffect(() => {
    draw({ orders: {}, powers: powers.split("\n"), province: null });
    return () => draw(null);
  }, [draw, powers]);
  const given = drawn?.orders ?? {};
  const write = (next: Orders): void => {
    if (drawn) draw({ ...drawn, orders: next });
  };
  const own = Object.entries(mine).filter(([power, lines]) => parties.includes(power) && lines.length > 0);
  return (
    <div className={css.orders}>
      <p>{deals("ordersHint")}</p>
      {Object.entries(given).map(([power, lines]) =>
        lines.length === 0 ? null : (
          <ul key={power} aria-label={powerName(power)}>
            {lines.map((line) => (
              <li key={line}>
                <span>{deals("promised", { power: powerName(power), orders: line })}</span>
                <CloseButton
                  size="sm"
                  aria-label={deals("removeOrder", { order: line })}
                  onClick={() => write({ ...given, [power]: lines.filter((each) => each !== line) })}
                />
              </li>
            ))}
          </ul>
        ),
      )}
      {own.length > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => write({ ...given, ...Object.fromEntries(own) })}
        >
          {deals("useMine")}
        </Button>
      )}
    </div>
  );
}
