import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileMessages } from "./tools/compile-messages.ts";

export default defineConfig({
  plugins: [compileMessages(), react()],
  build: {
    target: "es2023",
    // Styles and fonts stay files: the pages may load nothing that stands in the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://localhost:1901" } },
});
