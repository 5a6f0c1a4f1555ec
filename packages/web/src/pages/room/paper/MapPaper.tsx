import { useMemo } from "react";
import { geometryOf } from "../../../board/boards.ts";
import { useGeometry } from "../../../board/use-geometry.ts";
import { titleOf } from "../../../games/index.ts";
import { guide } from "../../../messages/guide.ts";
import { provinceName } from "../../../orders/names.ts";
import { positionScene } from "../../../orders/scene.ts";
import { Picture } from "../../table/projector/ProjectorBoard.tsx";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** As wide as a page within its margins, and as high as the place for it: 182 by 150 mm. */
const PAPER = { width: 688, height: 567 };

/** The board with its abbreviations, and the list of what they stand for. */
export function MapPaper({ view, game }: PaperProps) {
  const isDrawn = useGeometry(game);
  const { rules, start } = game;
  const scene = useMemo(() => positionScene(rules, start), [rules, start]);
  const provinces = rules.board.provinces.toSorted((one, other) => one.id.localeCompare(other.id));
  return (
    <section className={css.page}>
      <h2>{guide("mapTitle", { game: titleOf(view.setup) })}</h2>
      <div className={css.map}>
        {isDrawn && (
          <Picture board={{ geometry: geometryOf(rules.board.id), scene }} bare={scene} paper={PAPER} />
        )}
      </div>
      <dl className={css.abbreviations} translate="no">
        {provinces.map(({ id }) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{provinceName(rules, id)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
