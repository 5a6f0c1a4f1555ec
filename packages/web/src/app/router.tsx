import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
} from "@tanstack/react-router";
import { isRulebook } from "./rulebooks.ts";

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => (
    <main className="lost">
      <h1>Nothing is here</h1>
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </main>
  ),
});

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: lazyRouteComponent(() => import("../start/StartPage.tsx"), "StartPage"),
});

const rulebook = {
  parse: ({ rulebook }: { rulebook: string }) => (isRulebook(rulebook) ? { rulebook } : (false as const)),
};

const sandbox = createRoute({
  getParentRoute: () => root,
  path: "/sandbox/$rulebook",
  params: rulebook,
  component: lazyRouteComponent(() => import("../sandbox/SandboxPage.tsx"), "SandboxPage"),
});

const rules = createRoute({
  getParentRoute: () => root,
  path: "/rules/$rulebook",
  params: rulebook,
  component: lazyRouteComponent(() => import("../rules/RulesPage.tsx"), "RulesPage"),
});

const game = createRoute({
  getParentRoute: () => root,
  path: "/games/$game",
  component: lazyRouteComponent(() => import("../table/GamePage.tsx"), "GamePage"),
});

export const router = createRouter({
  routeTree: root.addChildren([start, sandbox, rules, game]),
  defaultPreload: "intent",
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
