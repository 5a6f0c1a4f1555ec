/*
 * Where solo games are played: hosts them for a page, or thinks for another worker of this script. Everything else is
 * loaded afterwards, as messages that nobody listens to are lost.
 */
import { BOTS, HINTS } from "./protocol.ts";
import { scopeOf } from "./scope.ts";

const scope = scopeOf<never, never>();
const early: never[] = [];
scope.onmessage = ({ data }) => void early.push(data);

const { serveHosting, serveThinking } = await import("./serving.ts");
const serve = scope.name === BOTS || scope.name === HINTS ? serveThinking() : await serveHosting();
early.forEach(serve);
scope.onmessage = ({ data }) => serve(data);
