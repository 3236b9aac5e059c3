import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Vitest would leave one core to itself, which on two cores is half of them. Two more than there are: a worker waits half of its time, for its
// database or, in the tests of faults, for time to pass.
const cores = availableParallelism();
const maxWorkers = cores + 2;

/** A machine that is slow for an hour must not fail a test: how long things may take is asked by `npm run bench`. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } } as const;

/**
 * A worker keeps what one test file has loaded for the next: loading and warming the server up anew for each of them was a third of the suite.
 * Modules that remember something do so by the server, database or business that it belongs to, of which each file has its own.
 */
const shared = { isolate: false, ...patient } as const;

/**
 * Node itself loads what it also runs in production, without types. Rewritten by Vite, every use of an import reads a property of its module, which
 * made the engine's tests a fifth slower. The web's code needs Vite, which translates JSX.
 */
const native = { ...shared, experimental: { viteModuleRunner: false } } as const;

/**
 * What `.ci/run` does not repeat on the oldest PostgreSQL, because another version cannot change it: who is let in and what a malformed request is told
 * is decided before a call's statements; that each of these names its business is their text, and that every table hides the rows of others is tried on
 * each version (`isolation-tables`); the rest is about our processes and their connections, the embedded database, files without any, or sheer size.
 */
const sameOnEachVersion = [
  "packages/server/src/sweeps/{access,malformed,tenant-isolation}.test.ts",
  "packages/server/src/faults/{bad-link,database,kill,processes,servers}.test.ts",
  "packages/server/src/kit/database/embedded.test.ts",
  "packages/server/src/kit/{export,pdf,processes,vault}/*.test.ts",
  "packages/server/src/modules/{goods-imports,price-matrix}/large.test.ts",
];

/** What a developer asks the sweeps by chance to draw. */
const drawn = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(FUZZ|MODEL)_/.test(name)));

/**
 * Tests on a Citus cluster, where a folder with a script that starts one is given: every call, who sees what, and the modules that move money and
 * goods or work for many businesses at once. Who is let in is decided by one statement, whatever the call, so that is asked on a plain database only.
 * How the statements of all modules are planned is asked there too (`every-statement`), so a module need not run there for that.
 */
const onCluster = {
  test: {
    name: "citus",
    include: [
      "packages/server/src/**/*.citus.test.ts",
      "packages/server/src/faults/{servers,versions}.test.ts",
      "packages/server/src/sweeps/{catalogue,idempotency,model,round-trips,seen-pos,{goods,settings}-version,tenant-isolation}.test.ts",
      "packages/server/src/modules/{account-payments,bonuses,customer-accounts,offline-sales,refunds,selling,till-shifts}/*.test.ts",
      "packages/server/src/modules/term/{application,entering,sale}.test.ts",
      "packages/server/src/modules/reader-sales/{payments,refunds}.test.ts",
      "packages/server/src/modules/{card-categories/nightly,fiscal/once,messages/messages,poster/poster}.test.ts",
      "packages/server/src/modules/rule-replays/{rule-replays,trials}.test.ts",
      "packages/server/src/modules/dashboard/rollups.test.ts",
      "packages/server/src/modules/pos/places.test.ts",
      "packages/server/src/modules/price-matrix/changes.test.ts",
      "packages/server/src/modules/goods-imports/undo.test.ts",
    ],
    // What chance draws is drawn in full on a plain database: here the first few sequences are tried.
    env: { FUZZ_RUNS: "1", FUZZ_SEED: "1", MODEL_RUNS: "1", MODEL_SEED: "1", ...drawn },
    globalSetup: ["packages/server/test/citus/global.ts"],
    setupFiles: ["packages/server/test/setup.ts", "packages/server/test/citus/setup.ts"],
    // The database's machines share the cores with them.
    maxWorkers: cores + 1,
    ...native,
    sequence: { groupOrder: 2 },
  },
};

export default defineConfig({
  test: {
    projects: [
      ...(process.env.PATRON_CITUS ? [onCluster] : []),
      {
        test: {
          name: "contract",
          include: ["packages/contract/src/**/*.test.ts"],
          maxWorkers,
          ...native,
        },
      },
      {
        test: {
          name: "clients",
          include: ["packages/clients/src/**/*.test.ts"],
          maxWorkers,
          ...native,
        },
      },
      {
        test: {
          name: "engine",
          include: ["packages/engine/src/**/*.test.ts"],
          maxWorkers,
          ...native,
        },
      },
      { test: { name: "web", include: ["packages/web/src/**/*.test.ts"], maxWorkers, ...shared } },
      { test: { name: "tools", include: ["{tools,packages/bench/src}/**/*.test.ts"], maxWorkers, ...shared } },
      {
        test: {
          name: "server",
          include: ["packages/{server,demo}/src/**/*.test.ts"],
          exclude: ["**/*.citus.test.ts", ...(process.env.PATRON_REPEATED ? sameOnEachVersion : [])],
          globalSetup: ["packages/server/test/global.ts"],
          setupFiles: ["packages/server/test/setup.ts"],
          maxWorkers,
          ...native,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["packages/e2e/src/**/*.spec.ts"],
          globalSetup: ["packages/e2e/src/kit/server.ts"],
          // A browser for each worker, all of them at one server: more of them would wait for it.
          maxWorkers: Math.min(cores + 1, 4),
          ...native,
          // Its number of workers is its own, so it runs apart from the others.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
