import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/** Files that only tests use; some rules do not apply to them. */
const test = "\\.(test|bench)\\.tsx?$";
export const isTest = (path: string) => new RegExp(test).test(path);

interface Arrow {
  /** The rule as a sentence, printed when it is violated. */
  rule: string;
  /** Regular expressions over paths from the clone's folder: these files, except those … */
  from: string;
  fromNot?: string[];
  /** … may not import these, except those. Absent: anything. `$1` is the first group of `from`. */
  to?: string;
  toNot?: string[];
}

const betweenPackages: Arrow[] = [
  {
    rule: "contract imports typebox and itself, nothing else",
    from: "^packages/contract/src/",
    fromNot: [test],
    toNot: ["^packages/contract/src/", "^node_modules/typebox/"],
  },
  {
    rule: "engine imports contract/enums and itself, nothing else",
    from: "^packages/engine/src/",
    fromNot: [test],
    toNot: ["^packages/engine/src/", "^packages/contract/src/enums"],
  },
  {
    rule: "web imports contract, engine/money and engine/access; only a till without a connection prices by itself",
    from: "^packages/web/src/",
    fromNot: ["^packages/web/src/features/register/offline/priced\\.ts$"],
    to: "^packages/",
    toNot: ["^packages/web/", "^packages/contract/src/", "^packages/engine/src/(money|access)/"],
  },
  { rule: "server imports contract and engine", from: "^packages/server/", to: "^packages/(web|e2e|bench|demo)/" },
  { rule: "demo imports contract, engine and server", from: "^packages/demo/", to: "^packages/(web|e2e|bench)/" },
  {
    rule: "clients knows the product by its API reference only",
    from: "^packages/clients/",
    to: "^packages/",
    toNot: ["^packages/clients/"],
  },
  {
    rule: "e2e reaches the product through a browser and the typed client",
    from: "^packages/(e2e|bench)/",
    to: "^packages/(server|engine|web)/",
  },
];

const insideServer: Arrow[] = [
  {
    rule: "kit knows no module",
    from: "^packages/server/src/kit/",
    to: "^packages/server/src/(modules|ledger|adapters|sweeps)/",
  },
  {
    rule: "adapters and ledger know no module",
    from: "^packages/server/src/(adapters|ledger)/",
    to: "^packages/server/src/(modules|sweeps)/",
  },
  {
    rule: "a module reaches another only through its public.ts",
    from: "^packages/server/src/modules/([^/]+)/",
    fromNot: [test],
    to: "^packages/server/src/modules/[^/]+/",
    toNot: ["^packages/server/src/modules/$1/", "/public\\.ts$"],
  },
  {
    rule: "pg stays in server/src/{kit,adapters}",
    from: "^packages/(contract|engine|web|server)/src/",
    fromNot: ["^packages/server/src/(kit|adapters)/", test],
    to: "^node_modules/(@types/)?pg/",
  },
];

const insideWeb: Arrow[] = [
  {
    rule: "ui knows no call, no word, no screen",
    from: "^packages/web/src/ui/",
    to: "^packages/(contract|engine|web/src/(kit|features|app))/",
  },
  { rule: "kit knows no feature", from: "^packages/web/src/kit/", to: "^packages/web/src/(features|app)/" },
  { rule: "a feature does not know the app", from: "^packages/web/src/features/", to: "^packages/web/src/app/" },
  {
    rule: "a feature never imports a feature",
    from: "^packages/web/src/features/([^/]+)/",
    to: "^packages/web/src/features/[^/]+/",
    toNot: ["^packages/web/src/features/$1/"],
  },
];

const arrows = [...betweenPackages, ...insideServer, ...insideWeb].map(
  ({ rule, from, fromNot, to, toNot }): IRegularForbiddenRuleType => ({
    name: rule,
    severity: "error",
    from: { path: from, ...(fromNot && { pathNot: fromNot }) },
    to: { ...(to && { path: to }), ...(toNot && { pathNot: toNot }) },
  }),
);

/** Who may import whom, as rules of dependency-cruiser. */
export const forbidden: IRegularForbiddenRuleType[] = [
  ...arrows,
  {
    name: "node:* stays in server/src/{kit,adapters}",
    severity: "error",
    from: {
      path: "^packages/(contract|engine|web|server)/src/",
      pathNot: ["^packages/server/src/(kit|adapters)/", "^packages/server/src/main\\.ts$", test],
    },
    to: { dependencyTypes: ["core"] },
  },
  {
    // A screen is loaded lazily by the list that declares it, and links through that list: such a cycle closes only after startup.
    name: "no cycles",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
  },
  // With `?url` the build makes an address of a file.
  {
    name: "every import leads somewhere",
    severity: "error",
    from: {},
    to: { couldNotResolve: true, pathNot: "\\?url$" },
  },
  { name: "no test is imported", severity: "error", from: { pathNot: test }, to: { path: test } },
];
