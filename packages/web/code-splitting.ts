import type { Plugin, Rolldown } from "vite";

// How the app's modules come together in files. A screen of the back office has two hundred that it shares with others; a file for each of them
// costs browser and server more in requests than it saves in bytes.

/** What visitors load before they sign in comes in two files, which one another's words compress. Their own needs come along with them. */
const firstVisit: Rolldown.CodeSplittingGroup[] = [
  {
    name: "frame",
    priority: 4,
    test: /node_modules\/(react\/|react-dom\/|scheduler\/|use-sync-external-store\/|@tanstack\/(react-router\/(?!.*useBlocker)|(router-core|history|store|react-store)\/))/,
  },
  {
    name: "pieces",
    priority: 3,
    // What asks before a form is left is needed behind the sign-in only.
    test: /src\/(generated\/(routes\/auth|labels\/(auth|customerDevices|messageConsents|offline|onlineStore|readerPayments|shifts|term|walletPasses))|features\/auth\/parts\/(plain-form|stay-in-field|use-entry)|ui\/(button|classes|error-state|plain-icon-button|layout\/(card|tabs)|fields\/(control-style|field|input|password-field))|kit\/(address\/values|use-protection|call\/(client|failure-text|use-attempt)|form\/(violation-text|use-attempt|use-form-focus)|messages|report|screens))\.tsx?$|lucide-react\/.*\/icons\/(chevron-down|languages)\.mjs$/,
  },
];

/** Where a visitor without a session begins: the start of the app, its sign-in, and texts. */
const signInStart = /\/src\/(main|features\/auth\/(auth|parts\/[\w-]+)|.*\/(en|uk|ru|de|fr)(\/auth)?)\.tsx?$/;
/** The pages of customers, who have no session either. */
const customersStart = /\/src\/features\/(store|unsubscribe|wallet)\/.+\.tsx?$/;
/** What every signed-in session loads: the list of screens, and what leads to their texts and calls. */
const ofEveryScreen =
  /\/src\/(features\/.+\/screens|(features|kit)\/.*messages|generated\/(labels|routes)\/[\w-]+|app\/screens)\.tsx?$/;
/** Exports all that floats, of which a button needs next to nothing. */
const barrel = /floating-ui-react\/index\.mjs$/;

const modules = new Set<string>();
const reached = new Map<RegExp, Set<string>>();

/** Whether a module is loaded from this start on, apart from what is loaded later. */
function isReached(start: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  let found = reached.get(start);
  if (!found) {
    found = new Set();
    reached.set(start, found);
    for (const module of modules) if (start.test(module)) add(found, module, context);
  }
  return found.has(id);
}

function add(found: Set<string>, id: string, context: Rolldown.ChunkingContext): void {
  if (found.has(id) || barrel.test(id)) return;
  found.add(id);
  for (const needed of context.getModuleInfo(id)?.importedIds ?? []) add(found, needed, context);
}

type Group = "signIn" | "customers" | "inside";

/** Who needs a module first: what comes together with what is for later would make their first visit slower. */
function groupOf(id: string, context: Rolldown.ChunkingContext): Group {
  if (isReached(signInStart, id, context)) return "signIn";
  return isReached(customersStart, id, context) ? "customers" : "inside";
}

/** Names the file of a module if it is for these. */
const fileOf = (name: string, group: Group) => (id: string, context: Rolldown.ChunkingContext) =>
  groupOf(id, context) === group ? name : null;

/**
 * What several screens share comes in a few files; which screens these are decides what comes together. A browser asks for six files at a time, so a
 * few bytes that a screen gets along with its own come sooner than files of their own. Smaller files need each other in circles.
 */
const together = {
  priority: 1,
  // Their needs would take along what others load first.
  includeDependenciesRecursively: false,
  entriesAware: true,
  entriesAwareMergeThreshold: 900_000,
} as const;

/**
 * Texts that the screens behind the sign-in share: of failures, titles, lists, forms. Not those of a history, which has the names of all fields, nor of
 * a map, which customers see too.
 */
const sharedTexts =
  /\/(src\/(kit\/(?!history|map)[\w-]+|app|app\/[\w-]+)\/messages\/\w\w\.ts|contract\/src\/generated\/(failures|titles)\/\w\w\.json)$/;
/** The language of a file with texts. */
const languageOf = (id: string) => /(\w\w)\.\w+$/.exec(id)?.[1] ?? null;

const later: Rolldown.CodeSplittingGroup[] = [
  {
    // A list needs nine of twenty, and a request costs more than the others' bytes.
    name: languageOf,
    priority: 2,
    includeDependenciesRecursively: false,
    test: sharedTexts,
  },
  {
    name: fileOf("inside", "inside"),
    priority: 2,
    includeDependenciesRecursively: false,
    test: (id) => {
      // Is asked about each module before any is named.
      modules.add(id);
      return ofEveryScreen.test(id);
    },
  },
  {
    name: fileOf("icons", "inside"),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /lucide-react\/.*\/icons\//,
  },
  { ...together, name: fileOf("shared", "inside"), minShareCount: 3 },
  { ...together, name: fileOf("customers", "customers"), minShareCount: 2 },
];

export const codeSplitting = { groups: [...firstVisit, ...later] };

/** Fails the build if files need each other: which of them runs first would decide whether the app starts. */
export function noCircles(): Plugin {
  return {
    name: "no-circles",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const needs = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      const good = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) this.error(`These files need each other: ${[...path, file].join(", ")}`);
        if (good.has(file)) return;
        for (const next of needs.get(file) ?? []) visit(next, [...path, file]);
        good.add(file);
      };
      for (const file of needs.keys()) visit(file, []);
    },
  };
}
