import type { IModule } from "dependency-cruiser";
import { isTest } from "./arrows.ts";

const moduleOf = (path: string) => /^packages\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/**
 * The server's modules that need each other in a circle, one shortest circle for each knot, with an import for every step. Files can be free
 * of cycles where modules are not: two of them may need each other by different files. Tests do not count.
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
    // Told once, from the module that is first in the alphabet.
    if (!circle || circle.some((name) => name < start)) return [];
    const steps = circle.map((name, at) => arrows.get(name)?.get(circle[at + 1] ?? start) ?? "");
    return [
      `modules depend on each other without a cycle: ${[...circle, start].join(" → ")} (${[...new Set(steps)].join("; ")})`,
    ];
  });
}

/** The shortest way from a module back to itself, without the end. */
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
