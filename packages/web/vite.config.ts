import { PROGRAM_LANGUAGE_AREAS } from "@chancery/variants/program-messages";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { boardPictures } from "./tools/board-pictures.ts";
import { sharedChunks } from "./tools/chunks.ts";
import { compileMessages } from "./tools/compile-messages.ts";
import { compileOffers } from "./tools/compile-offers.ts";

/** The parts of Mantine that most pages need. */
const CONTROLS =
  /node_modules\/(@mantine\/(hooks|core\/esm\/(core|components\/(ActionIcon|Button|FloatingIndicator|Group|Input|Loader|Menu|Modal|ModalBase|Overlay|Paper|Popover|Portal|ScrollArea|SegmentedControl|TextInput|Transition|UnstyledButton))\/)|@floating-ui)/;

export default defineConfig({
  plugins: [compileMessages(), compileOffers(), boardPictures(), react()],
  // Solo games are played in a worker, which speaks like the server.
  worker: {
    format: "es",
    plugins: () => [compileMessages({ program: PROGRAM_LANGUAGE_AREAS })],
    rolldownOptions: {
      output: {
        entryFileNames: "assets/worker-[name]-[hash].js",
        chunkFileNames: "assets/worker-[name]-[hash].js",
      },
    },
  },
  build: {
    target: "es2023",
    manifest: true,
    // What people played and order, and the worker of solo games, come on demand and are one file each.
    chunkSizeWarningLimit: 1300,
    // Files can be cached; what is inline is sent again with the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Few files for what is needed together: each costs a round trip.
          groups: [
            // The page itself needs this at once, and nothing else.
            { name: "preload", test: /vite\/preload-helper/, priority: 14 },
            // Modules wait for their texts in other languages, so these must not wait for the modules.
            { name: "messages", test: /packages\/messages\/src\/[^/]+$/, priority: 13 },
            { name: "react", test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 12 },
            { name: "controls", test: CONTROLS, priority: 11 },
            ...sharedChunks(10),
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:1901" } },
});
