// Which room of the house may import which. Tests are free to import what they like, as nothing imports a test.
const test = "[.]test[.]ts$";

const rooms = {
  engine: [],
  messages: [],
  variants: ["engine", "messages"],
  cartography: ["variants/boards"],
  boardview: ["engine", "variants/boards", "variants/dissolution/favor"],
  orders: ["engine", "messages", "contract", "boardview"],
  game: ["engine", "variants", "contract", "messages"],
  store: ["engine", "game"],
  web: ["engine", "messages", "variants", "contract", "boardview", "orders", "server"],
  contract: ["engine", "variants", "messages"],
  testkit: ["engine", "variants", "contract"],
};

const onlyTypes = { boardview: "engine", web: "server" };

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
        path: "^packages/(messages|variants|boardview|contract|orders)/",
        pathNot: [test, "/testing/"],
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
      from: { pathNot: ["^packages/testkit/", "^tools/", test] },
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
      extensions: [".ts", ".tsx"],
    },
  },
};
