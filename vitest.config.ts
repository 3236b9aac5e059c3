import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "contract", include: ["packages/contract/src/**/*.test.ts"] } },
      { test: { name: "engine", include: ["packages/engine/src/**/*.test.ts"], testTimeout: 60_000 } },
      { test: { name: "web", include: ["packages/web/src/**/*.test.ts"] } },
      { test: { name: "tools", include: ["tools/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["packages/{server,demo}/src/**/*.test.ts"],
          globalSetup: ["packages/server/test/global.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["packages/e2e/src/**/*.spec.ts"],
          globalSetup: ["packages/e2e/src/kit/server.ts"],
          // One browser at a time: what a person would wait for is not measured against another browser's work.
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
