import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { offersIn } from "../games/offers.ts";
import { MAP_PAGE } from "../lib/map-page.ts";
import { LANGUAGE } from "../messages/language.ts";
import { readSearch } from "../pages/find/search.ts";
import { ErrorPage } from "../pages/layout/ErrorPage.tsx";
import { LostPage } from "../pages/layout/LostPage.tsx";
import { isTab, type TournamentTab } from "../pages/tournaments/tournament-tab.ts";
import { Root } from "./Root.tsx";

const root = createRootRoute({ component: Root, notFoundComponent: () => <LostPage /> });

const getParentRoute = () => root;

const start = createRoute({
  getParentRoute,
  path: "/",
  component: lazyRouteComponent(() => import("../pages/start/StartPage.tsx"), "StartPage"),
});

const rulebooks = (others: readonly string[]) => ({
  parse: ({ rulebook }: { rulebook: string }) =>
    others.includes(rulebook) || offersIn(LANGUAGE).some(({ page }) => page === rulebook)
      ? { rulebook }
      : (false as const),
});

const sandbox = createRoute({
  getParentRoute,
  path: "/sandbox/$rulebook",
  // Games that come from a map file are played here as well.
  params: rulebooks([MAP_PAGE]),
  // The game that is tried out, and the turn whose orders can be brought home to it.
  validateSearch: ({ from, turn }: Record<string, unknown>): { from?: string; turn?: number } => ({
    ...(typeof from === "string" && { from }),
    ...(Number.isInteger(turn) && { turn: turn as number }),
  }),
  component: lazyRouteComponent(() => import("../pages/sandbox/SandboxPage.tsx"), "SandboxPage"),
});

const anySandbox = createRoute({
  getParentRoute,
  path: "/sandbox",
  beforeLoad: () => {
    throw redirect({ to: "/sandbox/$rulebook", params: { rulebook: "2023" }, replace: true });
  },
});

const analysis = createRoute({
  getParentRoute,
  path: "/analysis",
  // A finished game, or the page of a game whose starting position is analyzed.
  validateSearch: ({ game, start }: Record<string, unknown>): { game?: string; start?: string } => ({
    ...(typeof game === "string" && { game }),
    ...(start !== undefined && { start: String(start) }),
  }),
  component: lazyRouteComponent(() => import("../pages/analysis/AnalysisPage.tsx"), "AnalysisPage"),
});

const rules = createRoute({
  getParentRoute,
  path: "/rules/$rulebook",
  params: rulebooks([]),
  component: lazyRouteComponent(() => import("../pages/game/RulesPage.tsx"), "RulesPage"),
});

const book = createRoute({
  getParentRoute,
  path: "/rules",
  component: lazyRouteComponent(() => import("../pages/game/BookPage.tsx"), "BookPage"),
});

const editions = createRoute({
  getParentRoute,
  path: "/rules/editions",
  component: lazyRouteComponent(() => import("../pages/game/EditionsPage.tsx"), "EditionsPage"),
});

const primer = createRoute({
  getParentRoute,
  path: "/learn/primers/$primer",
  component: lazyRouteComponent(() => import("../pages/learn/PrimerPage.tsx"), "PrimerPage"),
});

const learn = createRoute({
  getParentRoute,
  path: "/learn",
  component: lazyRouteComponent(() => import("../pages/learn/LearnPage.tsx"), "LearnPage"),
});

const lesson = createRoute({
  getParentRoute,
  path: "/learn/$lesson",
  component: lazyRouteComponent(() => import("../pages/learn/LessonPage.tsx"), "LessonPage"),
});

const bring = createRoute({
  getParentRoute,
  path: "/import",
  component: lazyRouteComponent(() => import("../pages/import/ImportPage.tsx"), "BringPage"),
});

const puzzles = createRoute({
  getParentRoute,
  path: "/puzzles",
  component: lazyRouteComponent(() => import("../pages/learn/puzzles/PuzzlesPage.tsx"), "PuzzlesPage"),
});

const puzzle = createRoute({
  getParentRoute,
  path: "/puzzles/$puzzle",
  component: lazyRouteComponent(() => import("../pages/learn/puzzles/PuzzlePage.tsx"), "PuzzlePage"),
});

const host = createRoute({
  getParentRoute,
  path: "/host/$preset",
  component: lazyRouteComponent(() => import("../pages/game/HostPage.tsx"), "HostPage"),
});

const play = createRoute({
  getParentRoute,
  path: "/play",
  component: lazyRouteComponent(() => import("../pages/solo/PlayPage.tsx"), "PlayPage"),
});

const games = createRoute({
  getParentRoute,
  path: "/games",
  component: lazyRouteComponent(() => import("../pages/lobby/lists/GamesPage.tsx"), "GamesPage"),
});

const find = createRoute({
  getParentRoute,
  path: "/find",
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import("../pages/find/FindPage.tsx"), "FindPage"),
});

const game = createRoute({
  getParentRoute,
  path: "/games/$game",
  // The turn of the past that is looked at, so that links lead to it and the way back leads out of it.
  validateSearch: ({ turn }: Record<string, unknown>): { turn?: number } =>
    Number.isInteger(turn) ? { turn: turn as number } : {},
  component: lazyRouteComponent(() => import("../pages/game/GamePage.tsx"), "GamePage"),
});

const join = createRoute({
  getParentRoute,
  path: "/join/$game",
  component: lazyRouteComponent(() => import("../pages/lobby/joining/JoinPage.tsx"), "JoinPage"),
});

const enter = createRoute({
  getParentRoute,
  path: "/join",
  component: lazyRouteComponent(() => import("../pages/room/codes/EnterPage.tsx"), "EnterPage"),
});

const codes = createRoute({
  getParentRoute,
  path: "/games/$game/codes",
  component: lazyRouteComponent(() => import("../pages/room/codes/CodesPage.tsx"), "CodesPage"),
});

const paper = createRoute({
  getParentRoute,
  path: "/games/$game/paper",
  validateSearch: ({ sheet }: Record<string, unknown>): { sheet?: string } =>
    typeof sheet === "string" ? { sheet } : {},
  component: lazyRouteComponent(() => import("../pages/room/paper/PaperPage.tsx"), "PaperPage"),
});

const takeOver = createRoute({
  getParentRoute,
  path: "/take-over/$game",
  component: lazyRouteComponent(() => import("../pages/lobby/joining/TakeOverPage.tsx"), "TakeOverPage"),
});

const comeBack = createRoute({
  getParentRoute,
  path: "/come-back",
  component: lazyRouteComponent(() => import("../pages/accounts/ComeBackPage.tsx"), "ComeBackPage"),
});

const signIn = createRoute({
  getParentRoute,
  path: "/sign-in",
  component: lazyRouteComponent(() => import("../pages/accounts/SignInPage.tsx"), "SignInPage"),
});

const register = createRoute({
  getParentRoute,
  path: "/register",
  component: lazyRouteComponent(() => import("../pages/accounts/RegisterPage.tsx"), "RegisterPage"),
});

const reset = createRoute({
  getParentRoute,
  path: "/reset-password",
  component: lazyRouteComponent(() => import("../pages/accounts/ResetPage.tsx"), "ResetPage"),
});

const undoEmail = createRoute({
  getParentRoute,
  path: "/undo-email",
  component: lazyRouteComponent(() => import("../pages/accounts/ResetPage.tsx"), "UndoEmailPage"),
});

const verify = createRoute({
  getParentRoute,
  path: "/verify-email",
  component: lazyRouteComponent(() => import("../pages/accounts/VerifyPage.tsx"), "VerifyPage"),
});

const profile = createRoute({
  getParentRoute,
  path: "/profile",
  component: lazyRouteComponent(() => import("../pages/accounts/ProfilePage.tsx"), "ProfilePage"),
});

const player = createRoute({
  getParentRoute,
  path: "/players/$player",
  component: lazyRouteComponent(() => import("../pages/people/PlayerPage.tsx"), "PlayerPage"),
});

const team = createRoute({
  getParentRoute,
  path: "/teams/$team",
  component: lazyRouteComponent(() => import("../pages/people/TeamPage.tsx"), "TeamPage"),
});

const leaderboards = createRoute({
  getParentRoute,
  path: "/leaderboards",
  component: lazyRouteComponent(() => import("../pages/people/LeaderboardPage.tsx"), "LeaderboardPage"),
});

const privacy = createRoute({
  getParentRoute,
  path: "/privacy",
  component: lazyRouteComponent(() => import("../pages/privacy/PrivacyPage.tsx"), "PrivacyPage"),
});

const moderation = createRoute({
  getParentRoute,
  path: "/moderation",
  component: lazyRouteComponent(() => import("../pages/moderation/ModerationPage.tsx"), "ModerationPage"),
});

const tournaments = createRoute({
  getParentRoute,
  path: "/tournaments",
  component: lazyRouteComponent(() => import("../pages/tournaments/TournamentsPage.tsx"), "TournamentsPage"),
});

const newTournament = createRoute({
  getParentRoute,
  path: "/tournaments/new",
  component: lazyRouteComponent(
    () => import("../pages/tournaments/NewTournamentPage.tsx"),
    "NewTournamentPage",
  ),
});

const tournament = createRoute({
  getParentRoute,
  path: "/tournaments/$tournament",
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: TournamentTab } => (isTab(tab) ? { tab } : {}),
  component: lazyRouteComponent(() => import("../pages/tournaments/TournamentPage.tsx"), "TournamentPage"),
});

const tournamentProjector = createRoute({
  getParentRoute,
  path: "/tournaments/$tournament/projector",
  component: lazyRouteComponent(
    () => import("../pages/tournaments/projector/TournamentProjectorPage.tsx"),
    "TournamentProjectorPage",
  ),
});

const boardCalls = createRoute({
  getParentRoute,
  path: "/tournaments/$tournament/calls",
  validateSearch: ({ round }: Record<string, unknown>): { round?: number } =>
    Number.isInteger(round) ? { round: round as number } : {},
  component: lazyRouteComponent(() => import("../pages/tournaments/projector/CallsPage.tsx"), "CallsPage"),
});

const projector = createRoute({
  getParentRoute,
  path: "/games/$game/projector",
  component: lazyRouteComponent(() => import("../pages/game/ProjectorPage.tsx"), "ProjectorPage"),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    sandbox,
    anySandbox,
    analysis,
    rules,
    book,
    editions,
    primer,
    learn,
    lesson,
    bring,
    puzzles,
    puzzle,
    host,
    play,
    games,
    find,
    game,
    join,
    enter,
    codes,
    paper,
    takeOver,
    comeBack,
    signIn,
    register,
    reset,
    undoEmail,
    verify,
    profile,
    player,
    team,
    leaderboards,
    privacy,
    moderation,
    tournaments,
    newTournament,
    tournament,
    tournamentProjector,
    boardCalls,
    projector,
  ]),
  defaultPreload: "intent",
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
