import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "contract", include: ["packages/contract/src/**/*.test.ts"] } },
      { test: { name: "engine", include: ["packages/engine/src/**/*.test.ts"], testTimeout: 60_000 } },
      { test: { name: "tools", include: ["tools/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["packages/server/src/**/*.test.ts"],
          globalSetup: ["packages/server/test/global.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
