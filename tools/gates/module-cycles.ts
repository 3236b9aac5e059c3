import type { IModule } from "dependency-cruiser";
import { isTest } from "./arrows.ts";

const moduleOf = (path: string) => /^packages\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/**
 * Dependency cycles between the server's modules: one shortest cycle for each, with an import for every step. Modules can form a cycle even
 * if their files do not. Tests do not count.
 */
export function moduleCycles(files: readonly Pick<IModule, "source" | "dependencies">[]): string[] {
  const arrows = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of files) {
    const from = moduleOf(source);
    if (from === undefined || isTest(source)) continue;
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to === undefined || to === from) continue;
      const own = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, own.set(to, own.get(to) ?? `${source} → ${resolved}`));
    }
  }
  return [...arrows.keys()].sort().flatMap((start) => {
    const circle = shortest(arrows, start);
    // Reported once, from the module that comes first alphabetically.
    if (!circle || circle.some((name) => name < start)) return [];
    const steps = circle.map((name, at) => arrows.get(name)?.get(circle[at + 1] ?? start) ?? "");
    return [
      `modules depend on each other without a cycle: ${[...circle, start].join(" → ")} (${[...new Set(steps)].join("; ")})`,
    ];
  });
}

/** The shortest path from a module back to itself, without the end. */
function shortest(arrows: ReadonlyMap<string, ReadonlyMap<string, string>>, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
