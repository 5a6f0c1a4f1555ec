import { type Scene, withOccupiers } from "@chancery/boardview";
import type { Occupiers } from "@chancery/engine";
import { createContext, useCallback, useContext } from "react";
import { useBoardSettings } from "../board/settings.ts";

/** Who was last on land without a center before the phase in view. */
export const OccupiersContext = createContext<Occupiers>({});

/** Colors land without a center by who is there or was last, unless the viewer wants centers alone to count. */
export function useOccupation(): (scene: Scene) => Scene {
  const last = useContext(OccupiersContext);
  const { centersOnly } = useBoardSettings();
  return useCallback(
    (scene: Scene) => (centersOnly ? scene : withOccupiers(scene, last)),
    [last, centersOnly],
  );
}
