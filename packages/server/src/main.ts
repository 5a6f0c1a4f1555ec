import { enableCompileCache } from "node:module";

// A server that has been started before starts in half the time.
enableCompileCache();
const { environmentLanguage } = await import("@chancery/messages");
const { serve } = await import("./serve.ts");
await serve(process.env, environmentLanguage(process.env));
