import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { boardPictures } from "./tools/board-pictures.ts";
import { compileMessages } from "./tools/compile-messages.ts";
import { compileOffers } from "./tools/compile-offers.ts";

/** The parts of Mantine that most pages need. */
const CONTROLS =
  /node_modules\/(@mantine\/(hooks|core\/esm\/(core|components\/(ActionIcon|Button|Group|Input|Loader|Menu|Modal|ModalBase|Overlay|Paper|Popover|Portal|ScrollArea|TextInput|Transition|UnstyledButton))\/)|@floating-ui)/;

export default defineConfig({
  plugins: [compileMessages(), compileOffers(), boardPictures(), react()],
  build: {
    target: "es2023",
    manifest: true,
    // Files can be kept; what stands in a page is sent again with it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files for what is needed together: each costs a round trip.
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 4 },
            { name: "controls", test: CONTROLS, priority: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:1901" } },
});
