import type { Rolldown } from "vite";

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
    test: /src\/(generated\/(labels|routes)\/auth|features\/auth\/parts\/(plain-form|stay-in-field|use-entry)|ui\/(button|classes|error-state|plain-icon-button|layout\/(card|tabs)|fields\/(control-style|field|input|password-field))|kit\/(use-protection|call\/(client|failure-text|use-attempt)|form\/(violation-text|use-attempt|use-form-focus)|messages|report|screens))\.tsx?$|lucide-react\/.*\/icons\/(chevron-down|languages)\.mjs$/,
  },
];

/** Where visitors without a session begin: the start of the app, its sign-in, the pages of customers, and texts. */
const visitorsStart =
  /\/src\/(main|features\/(auth\/(auth|parts\/[\w-]+)|(store|unsubscribe|wallet)\/.+)|.*\/(en|uk|ru|de|fr)(\/auth)?)\.tsx?$/;
/** What every signed-in session loads: the list of screens, and what leads to their texts and calls. */
const ofEveryScreen = /\/src\/(features\/[\w-]+\/(screens|messages)|generated\/(labels|routes)\/[\w-]+)\.tsx?$/;

const modules = new Set<string>();
const visitors = new Set<string>();

/** Whether a module is loaded without a session, and so has to stay apart from what is not. */
function isForVisitors(id: string, context: Rolldown.ChunkingContext): boolean {
  if (visitors.size === 0) for (const module of modules) if (visitorsStart.test(module)) add(module, context);
  return visitors.has(id);
}

function add(id: string, context: Rolldown.ChunkingContext): void {
  if (visitors.has(id)) return;
  visitors.add(id);
  for (const needed of context.getModuleInfo(id)?.importedIds ?? []) add(needed, context);
}

const inside: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, context) => (isForVisitors(id, context) ? null : "inside"),
    priority: 2,
    // Their needs would take along what visitors load.
    includeDependenciesRecursively: false,
    test: (id) => {
      // Is asked about each module before any is named.
      modules.add(id);
      return ofEveryScreen.test(id);
    },
  },
  {
    name: (id, context) => (isForVisitors(id, context) ? null : "icons"),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /lucide-react\/.*\/icons\//,
  },
  // What several screens share, in files of a size that is worth a request; which screens these are decides what comes together.
  {
    name: (id, context) => (isForVisitors(id, context) ? null : "shared"),
    priority: 1,
    includeDependenciesRecursively: false,
    minShareCount: 4,
    entriesAware: true,
    entriesAwareMergeThreshold: 40_000,
  },
];

export const codeSplitting = { groups: [...firstVisit, ...inside] };
