import { useMediaQuery } from "@mantine/hooks";

/** Whether the panel lies below the board, as on a phone; stylesheets know the same width. */
export const useIsPhone = (): boolean =>
  useMediaQuery("(max-width: 760px)", false, { getInitialValueInEffect: false });
