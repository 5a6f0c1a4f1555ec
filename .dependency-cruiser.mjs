// Which room of the house may import which. Tests are free to import what they like, as nothing imports a test.
const test = ["[.]test[.]ts$", "^packages/(analysis|boardview|bots)/testing/"];

export const rooms = {
  engine: [],
  messages: [],
  variants: ["engine", "messages"],
  cartography: ["variants"],
  boardview: ["engine", "messages", "variants/boards"],
  bots: ["engine", "api"],
  analysis: ["engine", "bots", "contract", "messages"],
  api: ["engine", "messages", "variants", "contract"],
  game: ["engine", "variants", "contract", "messages", "api"],
  tournaments: ["engine", "contract", "api", "game"],
  solo: ["engine", "contract", "messages", "api", "game", "bots"],
  store: ["engine", "messages", "game"],
  web: [
    "analysis",
    "engine",
    "messages",
    "variants",
    "contract",
    "api",
    "boardview",
    "interchange",
    "solo",
    "server",
    "tournaments/src/check",
  ],
  contract: ["engine", "variants", "messages", "boardview"],
  interchange: ["engine", "messages", "contract"],
  testkit: ["engine", "variants", "contract"],
};

const onlyTypes = { api: "engine", bots: "api", boardview: "engine", web: "server" };

// The web application from top to bottom: a layer imports only from those below it, as does a page from other pages. So
// do their tests.
const layers = ["app", "pages", "games", "orders", "board", "ui", "api", "messages", "lib"];
const pages = [
  "start",
  "game",
  "solo",
  "learn",
  "room",
  "table",
  "analysis",
  "import",
  "sandbox",
  "tournaments",
  "find",
  "lobby",
  "accounts",
  "people",
  "moderation",
  "privacy",
  "rules",
  "layout",
];
const inWeb = (folders) => `^packages/web/src/(${folders.join("|")})/`;

const downwards = (what, folders, root = "") =>
  folders.slice(1).map((folder, above) => ({
    name: `web-${folder}-imports-no-higher-${what}`,
    severity: "error",
    from: { path: inWeb([root + folder]) },
    to: { path: inWeb(folders.slice(0, above + 1).map((each) => root + each)) },
  }));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, may]) => ({
      name: `${room}-imports-${may.length > 0 ? `only-${may.join("-").replace("/", "-")}` : "nothing"}`,
      severity: "error",
      from: { path: `^packages/${room}/`, pathNot: test },
      to: { path: "^packages/", pathNot: `^packages/(${[room, ...may].join("|")})/` },
    })),
    ...Object.entries(onlyTypes).map(([room, other]) => ({
      name: `${room}-takes-only-types-of-${other}`,
      severity: "error",
      from: { path: `^packages/${room}/`, pathNot: test },
      to: { path: `^packages/${other}/`, dependencyTypesNot: ["type-only"] },
    })),
    ...downwards("layer", layers),
    ...downwards("page", pages, "pages/"),
    {
      name: "web-folders-are-layers",
      comment: "A new folder gets a place among the layers, a new page one among the pages",
      severity: "error",
      from: {},
      to: {
        path: "^packages/web/src/",
        pathNot: inWeb([
          ...layers.filter((layer) => layer !== "pages"),
          ...pages.map((page) => `pages/${page}`),
        ]),
      },
    },
    {
      name: "web-games-stay-apart",
      comment: "What one game adds to the pages knows nothing of what another does",
      severity: "error",
      from: { path: "^packages/web/src/games/([^/]+)/" },
      to: { path: "^packages/web/src/games/[^/]+/", pathNot: "^packages/web/src/games/$1/" },
    },
    {
      name: "web-takes-only-the-client-constants-and-types-of-api",
      comment: "Schemas would bring zod into the first visit",
      severity: "error",
      from: { path: "^packages/web/", pathNot: test },
      to: {
        path: "^packages/api/",
        pathNot: "^packages/api/src/(client|constants)[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "api-constants-take-nothing",
      severity: "error",
      from: { path: "^packages/api/src/constants[.]ts$" },
      to: {},
    },
    {
      name: "api-client-takes-only-types",
      severity: "error",
      from: { path: "^packages/api/src/client[.]ts$" },
      to: { dependencyTypesNot: ["type-only"] },
    },
    {
      name: "engine-has-no-dependencies",
      severity: "error",
      from: { path: "^packages/engine/", pathNot: test },
      to: { pathNot: "^packages/" },
    },
    {
      name: "runs-in-a-browser",
      severity: "error",
      from: {
        path: "^packages/(messages|variants|boardview|contract|api|bots|analysis|game|solo|tournaments|interchange)/",
        pathNot: [...test, "/testing[./]", "/tools/"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "board-is-the-ground-floor",
      severity: "error",
      from: { path: "^packages/engine/src/board/", pathNot: test },
      to: { path: "^packages/engine/src/[^/]+/", pathNot: "^packages/engine/src/board/" },
    },
    {
      name: "testkit-is-for-tests",
      severity: "error",
      from: { pathNot: ["^packages/testkit/", "^tools/", ...test] },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "other-packages-by-name",
      comment: "A package is entered through its exports, never by a relative path",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/[^/]+/(node_modules|dist)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
