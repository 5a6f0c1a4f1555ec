export { serveHosting } from "./hosting.ts";
export { serveThinking } from "./thinker.ts";
