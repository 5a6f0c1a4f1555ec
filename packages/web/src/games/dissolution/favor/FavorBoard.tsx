import { orderId, type Scene, type SceneHighlight, type ThemeName } from "@chancery/boardview";
import type { Power, Rules } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { favorBoard, type Point } from "@chancery/variants/boards";
import { favorScene, ownOf } from "@chancery/variants/dissolution";
import {
  type Favor,
  favorValue,
  isPerimeter,
  occupants,
  placeOf,
  playerName,
  restraintOn,
  SLICE_IDS,
  type SpaceCode,
  sameEmbassy,
  sliceName,
  sliceOf,
} from "@chancery/variants/dissolution/favor";
import { CloseButton, useComputedColorScheme } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Board } from "../../../board/Board.tsx";
import { ChoiceMenu } from "../../../board/ChoiceMenu.tsx";
import { NameChip } from "../../../board/NameChip.tsx";
import type { Pointed } from "../../../board/use-outlines.tsx";
import { createSignal } from "../../../lib/signal.ts";
import { useIsPhone } from "../../../lib/use-is-phone.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { ui } from "../../../messages/ui.ts";
import { useBoardPage } from "../../../orders/board-page.tsx";
import { MessagePill } from "../../../orders/entry/MessagePill.tsx";
import css from "../../../orders/entry/OrderMenu.module.css";
import { type OrderEditor, useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { seesAll } from "../../../orders/entry/order-entry.ts";
import { isForPage } from "../../../orders/entry/use-keys.ts";
import { stateName } from "../../../orders/names.ts";
import { text } from "../text.ts";
import { type EmbassyVerb, named, type PartialEmbassyOrder, targetsOf } from "./entry.ts";
import { FavorReason } from "./FavorReason.tsx";
import { favorGeometry } from "./geometry.ts";
import { favorPicture } from "./picture.ts";
import { firstSight } from "./sight.ts";
import { type Embassies, useEmbassies } from "./use-embassies.ts";

const PLACES: ReadonlyMap<string, Point> = new Map(
  [...favorGeometry.provinces].map(([id, { unit }]) => [id, unit]),
);
const NAMES: ReadonlyMap<string, string> = new Map(favorBoard.provinces.map(({ id, name }) => [id, name]));
const KEYS: Readonly<Record<string, EmbassyVerb>> = { h: "hold", m: "move", s: "support" };

/** The Favor Map of the phase in view: embassies, their orders and the results. */
export function FavorBoard() {
  const editor = useOrderEditor();
  const embassies = useEmbassies();
  const { phase, resolved } = editor;
  const { rules } = editor.entry;
  const { entry, partial, which } = embassies;
  const { favor } = ownOf(phase.state);
  const [asked, setAsked] = useState<{ space: SpaceCode; power: string | null; of: unknown } | null>(null);
  const { bare, full } = useScenes(editor, embassies);
  const theme: ThemeName = useComputedColorScheme("light");
  const isNarrow = useIsPhone();
  const options = useMemo(() => ({ theme, labels: "full" as const, interactive: true }), [theme]);
  const pointed = useRef(createSignal<Pointed>(null)).current;
  const stops = useMemo(() => {
    if (!entry || !partial) return new Set<string>();
    return new Set<string>([...targetsOf(entry, partial), placeOf(entry.winter.favor, partial.embassy)]);
  }, [entry, partial]);
  const describe = useCallback((id: string) => describeSpace(favor, id as SpaceCode), [favor]);
  const ask = (space: SpaceCode, power: string | null): void => setAsked({ space, power, of: phase });
  const pressed = (space: SpaceCode): void => (resolved ? ask(space, null) : embassies.press(space));
  const { own } = useBoardPage();
  const focus = useMemo(() => firstSight(placesOf(rules, favor, own)), [rules, favor, own]);
  const inHand = partial && entry ? placeOf(entry.winter.favor, partial.embassy) : null;

  const key = (event: KeyboardEvent): void => {
    const verb = KEYS[event.key.toLowerCase()];
    if (!verb || !entry || event.ctrlKey || event.metaKey || event.altKey) return;
    const space = (event.target as Element).closest<SVGElement>(".province")?.dataset.province;
    if (!partial && !space) return;
    event.preventDefault();
    if (partial) embassies.choose(verb);
    else embassies.takeTo(space as SpaceCode, verb);
  };
  useNextByKey(() => {
    const [next] = entry && !partial ? waiting(editor.entry, favor, entry) : [];
    if (!next || !focusOn(next)) return false;
    embassies.press(next);
    return true;
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the spaces inside are buttons
    <div style={{ height: "100%" }} onKeyDown={key}>
      <Board
        geometry={favorGeometry}
        bare={bare}
        full={full}
        look={options}
        stops={stops}
        tall={isNarrow ? 1.4 : 1}
        choosing={partial !== null}
        home={inHand ?? homeOf(editor)}
        focus={focus}
        watched={inHand}
        onProvince={(id) => pressed(id as SpaceCode)}
        onOrder={(id) => {
          const order = full.orders.find((each, number) => orderId(each, number) === id);
          if (!order || !("at" in order)) return;
          if (resolved) ask(order.at as SpaceCode, order.power);
          else pressed(order.at as SpaceCode);
        }}
        onPoint={pointed.set}
      >
        <NameChip pointed={pointed} describe={describe} />
        {which && (
          <ChoiceMenu
            at={PLACES.get(which.space) as Point}
            title={text("whoseEmbassy")}
            choices={which.embassies.map((embassy) => ({
              label: powerName(playerName(embassy.power)),
              onChoose: () => embassies.pick(embassy),
            }))}
          />
        )}
        {partial && !which && <EmbassyMenu embassies={embassies} />}
        {asked?.of === phase && resolved && (
          <FavorReason space={asked.space} power={asked.power} onClose={() => setAsked(null)} />
        )}
        <MessagePill />
      </Board>
    </div>
  );
}

/** What can be chosen for the picked embassy. */
function EmbassyMenu({ embassies: { entry, partial, choose, cancel } }: { embassies: Embassies }) {
  if (!entry || !partial) return null;
  const embassy = text("embassyOf", {
    power: powerName(playerName(partial.embassy.power)),
    embassy: named(entry, partial.embassy),
  });
  const verbs = [...new Set(partial.open.map(({ type }) => type))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
    <div className={css.bar} role="group" aria-label={embassy} data-fixed data-dock>
      <p>{askedOf(partial, embassy)}</p>
      {partial.verb === null &&
        verbs.map((verb) => (
          <button key={verb} type="button" onClick={() => choose(verb)}>
            {text(verb)}
            <kbd translate="no">{verb[0].toUpperCase()}</kbd>
          </button>
        ))}
      <CloseButton aria-label={ui("cancel")} onClick={cancel} />
    </div>
  );
}

/** What the picked embassy is asked. */
function askedOf({ verb, target }: PartialEmbassyOrder, embassy: string): ReactNode {
  const bold = { b: (chunks: readonly ReactNode[]) => <strong key="b">{chunks}</strong> };
  if (verb === "move") return text.rich("askMove", { embassy }, bold);
  if (verb !== "support") return text.rich("askVerb", { embassy }, bold);
  return target
    ? text.rich("askSupportWhere", { embassy, power: powerName(playerName(target.power)) }, bold)
    : text.rich("askSupport", { embassy }, bold);
}

function useScenes(editor: OrderEditor, { entry, partial }: Embassies): { bare: Scene; full: Scene } {
  const { phase, resolved, entry: board } = editor;
  const { favor } = ownOf(phase.state);
  const title = stateName(board.rules, phase.state);
  // The embassy itself shows that it was dislodged.
  const bare = useMemo(
    () =>
      resolved
        ? favorPicture(board.rules, phase, true).scene
        : favorScene(favor, { title, language: LANGUAGE }),
    [board.rules, favor, title, phase, resolved],
  );
  const full = useMemo(() => {
    if (resolved || !entry) return bare;
    const highlights: SceneHighlight[] = [];
    if (partial) {
      const at = placeOf(favor, partial.embassy);
      for (const space of targetsOf(entry, partial))
        if (space !== at) highlights.push({ at: space, kind: "target" });
      highlights.push({ at, kind: "selected" });
    } else if (!seesAll(board))
      for (const at of waiting(board, favor, entry)) highlights.push({ at, kind: "own" });
    return favorScene(favor, { title, language: LANGUAGE, orders: entry.orders, highlights });
  }, [bare, favor, title, resolved, entry, partial, board]);
  return { bare, full };
}

/** Where the player's own embassies stand that can do something and have no order yet. */
const waiting = (
  { powers }: OrderEditor["entry"],
  favor: Favor,
  { winter, orders }: NonNullable<Embassies["entry"]>,
): readonly SpaceCode[] =>
  [...powers].flatMap((power) =>
    SLICE_IDS.flatMap((slice) => {
      const space = favor[power]?.[slice];
      const isOrdered = orders.some(({ embassy }) => sameEmbassy(embassy, { power, slice }));
      return space && !isOrdered && !restraintOn(winter, { power, slice }) ? [space] : [];
    }),
  );

/** N picks the next embassy without an order, before it picks anything on the first board. */
function useNextByKey(takeNext: () => boolean): void {
  const latest = useRef(takeNext);
  latest.current = takeNext;
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      const isForUs =
        event.key === "n" && isForPage(event) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isForUs && latest.current()) event.preventDefault();
    };
    window.addEventListener("keydown", pressed, true);
    return () => window.removeEventListener("keydown", pressed, true);
  }, []);
}

/** Puts the focus on a space; not if its board is not in view. */
function focusOn(space: SpaceCode): boolean {
  const element = document.querySelector<SVGElement>(`.province[data-province="${space}"]`);
  element?.focus();
  return document.activeElement === element;
}

/** Where the keyboard starts: at the player's first embassy. */
/** Where the embassies of some powers are. */
const placesOf = ({ powers }: Rules, favor: Favor, own: readonly string[]): readonly Point[] =>
  powers.flatMap(({ name }, power) =>
    own.includes(name) && favor[power]
      ? SLICE_IDS.flatMap((slice) => {
          const at = PLACES.get(placeOf(favor, { power: power as Power, slice }));
          return at ? [at] : [];
        })
      : [],
  );

function homeOf({ entry, phase }: OrderEditor): string {
  const { favor } = ownOf(phase.state);
  const [first = 0] = entry.powers;
  return favor[first]?.N ?? favorBoard.provinces[0].id;
}

function describeSpace(favor: Favor, space: SpaceCode): readonly string[] {
  const there = occupants(favor, space).map((power) => powerName(playerName(power)));
  return [
    text("space", { space, name: NAMES.get(space) ?? space }),
    isPerimeter(space)
      ? text("noFavor", { host: powerName(sliceName(sliceOf(space))) })
      : text("favorValue", { value: favorValue(space), host: powerName(sliceName(sliceOf(space))) }),
    ...(there.length > 0 ? [formatList(LANGUAGE, there)] : []),
  ];
}
