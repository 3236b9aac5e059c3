import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Vitest would leave one core to itself, which on two cores is half of them: a worker mostly waits for its database or browser.
const maxWorkers = availableParallelism();

export default defineConfig({
  test: {
    projects: [
      { test: { name: "contract", include: ["packages/contract/src/**/*.test.ts"], maxWorkers } },
      { test: { name: "clients", include: ["packages/clients/src/**/*.test.ts"], maxWorkers, testTimeout: 60_000 } },
      { test: { name: "engine", include: ["packages/engine/src/**/*.test.ts"], maxWorkers, testTimeout: 60_000 } },
      { test: { name: "web", include: ["packages/web/src/**/*.test.ts"], maxWorkers } },
      { test: { name: "tools", include: ["tools/**/*.test.ts"], maxWorkers, testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["packages/{server,demo}/src/**/*.test.ts"],
          globalSetup: ["packages/server/test/global.ts"],
          setupFiles: ["packages/server/test/one-at-a-time.ts"],
          maxWorkers,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["packages/e2e/src/**/*.spec.ts"],
          globalSetup: ["packages/e2e/src/kit/server.ts"],
          // A browser for each worker, all of them at one server: more of them would wait for it.
          maxWorkers: Math.min(maxWorkers, 4),
          // Its number of workers is its own, so it runs apart from the others.
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
