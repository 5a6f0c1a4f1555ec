import type { SceneHighlight } from "@chancery/boardview";
import type { Point } from "@chancery/variants/boards";
import { favorScene } from "@chancery/variants/dissolution";
import type { Embassy, Favor, SpaceCode } from "@chancery/variants/dissolution/favor";
import { occupants, placeOf, playerName, sliceOf } from "@chancery/variants/dissolution/favor";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo, useState } from "react";
import { Board } from "../../../board/Board.tsx";
import { ChoiceMenu } from "../../../board/ChoiceMenu.tsx";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { text } from "../text.ts";
import { favorGeometry } from "./geometry.ts";
import { openTo, place } from "./placing.ts";

const PLACES: ReadonlyMap<string, Point> = new Map(
  [...favorGeometry.provinces].map(([id, { unit }]) => [id, unit]),
);

export interface FavorEditorProps {
  readonly favor: Favor;
  readonly onFavor: (favor: Favor) => void;
  /** Embassies keep their Favor Values, as at the start of a game (DIS-11.2-1). */
  readonly keepsValues: boolean;
  readonly onRefused: (why: string) => void;
}

/** Places embassies by hand: click one, then its new place. An embassy that is there changes places with it. */
export function FavorEditor({ favor, onFavor, keepsValues, onRefused }: FavorEditorProps) {
  const theme = useComputedColorScheme("light");
  const [held, hold] = useState<Embassy | null>(null);
  const [which, ask] = useState<SpaceCode | null>(null);
  const options = useMemo(
    () => ({ theme, labels: "full" as const, interactive: true, id: "editor" }),
    [theme],
  );
  const open = useMemo(
    () => (held ? openTo(favor, held, keepsValues) : new Set<SpaceCode>()),
    [favor, held, keepsValues],
  );
  const bare = useMemo(() => favorScene(favor, { title: text("embassies"), language: LANGUAGE }), [favor]);
  const full = useMemo(() => {
    if (!held) return bare;
    const highlights: SceneHighlight[] = [...open].map((at) => ({ at, kind: "target" }));
    return favorScene(favor, {
      language: LANGUAGE,
      title: text("embassies"),
      highlights: [...highlights, { at: placeOf(favor, held), kind: "selected" }],
    });
  }, [bare, favor, held, open]);
  const stops = useMemo(
    () => new Set<string>(held ? [...open, placeOf(favor, held)] : []),
    [favor, held, open],
  );
  const take = (embassy: Embassy): void => {
    hold(embassy);
    ask(null);
  };
  const press = (space: SpaceCode): void => {
    const there = occupants(favor, space);
    if (!held) {
      if (there.length > 1) ask(space);
      else if (there.length === 1) take({ power: there[0], slice: sliceOf(space) });
      return;
    }
    const at = placeOf(favor, held);
    hold(null);
    if (space === at) return;
    if (open.has(space)) onFavor(place(favor, held, space));
    else
      onRefused(
        sliceOf(space) !== held.slice
          ? text("staysInSlice")
          : text("otherValue", { power: powerName(playerName(held.power)) }),
      );
  };
  return (
    <Board
      geometry={favorGeometry}
      bare={bare}
      full={full}
      look={options}
      stops={stops}
      tall={1}
      choosing
      home={held ? placeOf(favor, held) : (favor.find((each) => each !== null)?.N ?? "N0z")}
      watched={null}
      onProvince={(id) => press(id as SpaceCode)}
      onOrder={() => undefined}
      onPoint={() => undefined}
    >
      {which && (
        <ChoiceMenu
          at={PLACES.get(which) as Point}
          title={text("whoseEmbassy")}
          choices={occupants(favor, which).map((power) => ({
            label: powerName(playerName(power)),
            onChoose: () => take({ power, slice: sliceOf(which) }),
          }))}
        />
      )}
    </Board>
  );
}
