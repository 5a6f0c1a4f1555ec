import type { Scene, ThemeName } from "@chancery/boardview";
import { lazy, Suspense, useState } from "react";
import { ui } from "../messages/ui.ts";
import { Icon } from "../ui/icons.tsx";
import css from "./Board.module.css";
import type { CameraControl } from "./camera/use-camera.ts";

const BoardKey = lazy(() => import("./BoardKey.tsx"));

/** Zooms, shows all of the board, says what its marks mean, and changes how it is drawn. */
export function BoardTools({
  camera,
  scene,
  theme,
}: {
  camera: CameraControl;
  scene: Scene;
  theme: ThemeName;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.zoom} data-fixed data-tools>
        <button type="button" aria-label={ui("zoomIn")} onClick={() => camera.zoomBy(1.4)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={ui("zoomOut")} onClick={() => camera.zoomBy(1 / 1.4)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={ui("showWholeBoard")} onClick={() => camera.showAll()}>
          <Icon name="whole" />
        </button>
        <button
          type="button"
          aria-label={ui("boardKey")}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="legend" />
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <BoardKey scene={scene} theme={theme} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
