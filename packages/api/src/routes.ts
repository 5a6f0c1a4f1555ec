import { accountRoutes } from "./routes/accounts.ts";
import { analysisRoutes } from "./routes/analysis.ts";
import { companyRoutes } from "./routes/company.ts";
import { gameRoutes } from "./routes/games.ts";
import { moderationRoutes } from "./routes/moderation.ts";
import { ownDataRoutes } from "./routes/own-data.ts";
import { passkeyRoutes } from "./routes/passkeys.ts";
import { peopleRoutes } from "./routes/people.ts";
import { playerRoutes } from "./routes/players.ts";
import { programRoutes } from "./routes/programs.ts";
import { publicGameRoutes } from "./routes/public-games.ts";
import { pushRoutes } from "./routes/push.ts";
import { roomRoutes } from "./routes/rooms.ts";
import { safetyRoutes } from "./routes/safety.ts";
import { serverRoutes } from "./routes/server.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { tournamentRoutes } from "./routes/tournaments.ts";
import { unsubscribeRoutes } from "./routes/unsubscribe.ts";
import { vacationRoutes } from "./routes/vacations.ts";
import { viewingRoutes } from "./routes/viewing.ts";

/** Spelled out: TypeScript writes no type for the whole table by itself, because it would be too long. */
export type RouteTable = typeof serverRoutes &
  typeof peopleRoutes &
  typeof accountRoutes &
  typeof sessionRoutes &
  typeof passkeyRoutes &
  typeof ownDataRoutes &
  typeof playerRoutes &
  typeof companyRoutes &
  typeof vacationRoutes &
  typeof programRoutes &
  typeof pushRoutes &
  typeof unsubscribeRoutes &
  typeof gameRoutes &
  typeof publicGameRoutes &
  typeof viewingRoutes &
  typeof analysisRoutes &
  typeof roomRoutes &
  typeof safetyRoutes &
  typeof moderationRoutes &
  typeof tournamentRoutes;

/** Every route of the server, by method and path. */
export const ROUTES: RouteTable = {
  ...serverRoutes,
  ...peopleRoutes,
  ...accountRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...ownDataRoutes,
  ...playerRoutes,
  ...companyRoutes,
  ...vacationRoutes,
  ...programRoutes,
  ...pushRoutes,
  ...unsubscribeRoutes,
  ...gameRoutes,
  ...publicGameRoutes,
  ...viewingRoutes,
  ...analysisRoutes,
  ...roomRoutes,
  ...safetyRoutes,
  ...moderationRoutes,
  ...tournamentRoutes,
};
