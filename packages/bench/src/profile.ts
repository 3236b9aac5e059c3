import type { Profiler } from "node:inspector";

/** What the server's thread does, as shares of its busy time that add up to one. Keys in the order in which the report lists them. */
export type Shares = Record<Area, number>;
export const areas = [
  "writing to sockets",
  "HTTP framework and checks of requests",
  "database driver",
  "building statements",
  "compression",
  "engine",
  "our own code",
  "garbage collection",
  "Node's own modules",
  "native code",
  "other packages",
] as const;
export type Area = (typeof areas)[number];

/** Native functions have no address, so their names tell what they do. */
const byFunction: Record<string, Area> = {
  "(garbage collector)": "garbage collection",
  "(program)": "native code",
  ...Object.fromEntries(
    ["writev", "writeBuffer", "writeUtf8String", "writeLatin1String", "writeAsciiString"].map((name) => [
      name,
      "writing to sockets" as const,
    ]),
  ),
};
const byAddress: readonly (readonly [RegExp, Area])[] = [
  [/^node:(internal\/)?zlib|\/minizlib\//, "compression"],
  [/^node:/, "Node's own modules"],
  [/\/node_modules\/(pg|pg-[a-z-]+|postgres-[a-z]+)\//, "database driver"],
  [/\/node_modules\/kysely\//, "building statements"],
  [
    /\/node_modules\/(@fastify\/|fastify|find-my-way|avvio|ajv|fast-|secure-json-parse|pino|light-my-request)/,
    "HTTP framework and checks of requests",
  ],
  [/\/node_modules\//, "other packages"],
  [/\/packages\/engine\//, "engine"],
  [/\/packages\//, "our own code"],
];

/** The module that takes the profile itself. */
const profiler = "node:inspector";

/**
 * Sums a profile's samples. Each belongs to the innermost function with a known area; native functions such as JSON.parse count for their callers. What the
 * profile itself takes does not count.
 */
export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const areaOf = (id: number | undefined): Area | undefined => {
    const frame = id === undefined ? undefined : byId.get(id)?.callFrame;
    if (!frame) return "native code";
    if (frame.functionName === "(idle)" || frame.url === profiler) return undefined;
    if (!frame.url && Object.hasOwn(byFunction, frame.functionName)) return byFunction[frame.functionName];
    const [, area] = byAddress.find(([pattern]) => pattern.test(frame.url)) ?? [];
    return area ?? areaOf(callers.get(id ?? 0));
  };
  const spent = new Map<Area, number>();
  for (const [at, id] of samples.entries()) {
    const area = areaOf(id);
    if (area) spent.set(area, (spent.get(area) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const busy = [...spent.values()].reduce((all, one) => all + one, 0);
  return Object.fromEntries(areas.map((area) => [area, (spent.get(area) ?? 0) / busy])) as Shares; // Every area is listed.
}
