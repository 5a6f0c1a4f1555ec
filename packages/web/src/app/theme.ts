import { createTheme } from "@mantine/core";
import { ui } from "../messages/ui.ts";

/** Colors are in app.css: the pages may not contain styles of their own. */
export const theme = createTheme({
  defaultRadius: 8,
  respectReducedMotion: true,
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        lockScroll: false,
        transitionProps: { transition: "fade", duration: 120 },
        closeButtonProps: { "aria-label": ui("close") },
      },
    },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
  },
});
