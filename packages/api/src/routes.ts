import { accountRoutes } from "./routes/accounts.ts";
import { gameRoutes } from "./routes/games.ts";
import { moderationRoutes } from "./routes/moderation.ts";
import { ownDataRoutes } from "./routes/own-data.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { peopleRoutes } from "./routes/people.ts";
import { programRoutes } from "./routes/programs.ts";
import { roomRoutes } from "./routes/rooms.ts";
import { safetyRoutes } from "./routes/safety.ts";
import { serverRoutes } from "./routes/server.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { unsubscribeRoutes } from "./routes/unsubscribe.ts";
import { viewingRoutes } from "./routes/viewing.ts";

/** Every route of the server, by method and path. */
export const ROUTES = {
  ...serverRoutes,
  ...peopleRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...ownDataRoutes,
  ...programRoutes,
  ...unsubscribeRoutes,
  ...gameRoutes,
  ...viewingRoutes,
  ...roomRoutes,
  ...safetyRoutes,
  ...moderationRoutes,
};

export type RouteTable = typeof ROUTES;
