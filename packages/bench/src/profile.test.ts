import type { Profiler } from "node:inspector";
import { expect, test } from "vitest";
import { sharesOf } from "./profile.ts";

const app = "file:///app";
const frames = [
  { functionName: "(root)", url: "", children: [2, 3, 4, 8, 10] },
  { functionName: "(idle)", url: "" },
  { functionName: "(garbage collector)", url: "" },
  { functionName: "sell", url: `${app}/packages/server/src/modules/selling/sell.ts`, children: [5, 6, 9] },
  { functionName: "price", url: `${app}/packages/engine/src/price.ts` },
  { functionName: "query", url: `${app}/node_modules/pg/lib/client.js`, children: [7] },
  { functionName: "writev", url: "" },
  { functionName: "(program)", url: "" },
  { functionName: "parse", url: "" },
  { functionName: "post", url: "node:inspector", children: [11] },
  { functionName: "dispatch", url: "" },
] as const;

test("a sample counts for the innermost function that belongs to a part, and neither idle time nor the profile itself for any", () => {
  const nodes = frames.map(({ functionName, url, ...rest }, index) => ({
    id: index + 1,
    callFrame: { functionName, url, scriptId: "0", lineNumber: 0, columnNumber: 0 },
    children: "children" in rest ? [...rest.children] : [],
  }));
  // Eight equal parts of the time are the server's work; in the rest it waits or starts the profile.
  const profile: Profiler.Profile = { nodes, startTime: 0, endTime: 20, samples: [2, 11, 3, 4, 5, 6, 7, 7, 8, 9] };
  const shares = sharesOf({ ...profile, timeDeltas: [8, 4, 1, 1, 1, 1, 1, 1, 1, 1] });
  expect(Object.fromEntries(Object.entries(shares).filter(([, share]) => share > 0))).toEqual({
    "writing to sockets": 2 / 8,
    "database driver": 1 / 8,
    engine: 1 / 8,
    "our own code": 2 / 8,
    "garbage collection": 1 / 8,
    "native code": 1 / 8,
  });
});
