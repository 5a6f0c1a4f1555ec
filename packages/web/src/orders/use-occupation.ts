import { type Scene, withOccupiers } from "@chancery/boardview";
import { useCallback } from "react";
import { useBoardSettings } from "../board/settings.ts";
import { useBoardPage } from "./board-page.tsx";

/** Colors land without a center by who is there or was last, unless the viewer wants centers alone to count. */
export function useOccupation(): (scene: Scene) => Scene {
  const { occupiers } = useBoardPage();
  const { centersOnly } = useBoardSettings();
  return useCallback(
    (scene: Scene) => (centersOnly ? scene : withOccupiers(scene, occupiers)),
    [occupiers, centersOnly],
  );
}
