import { cruise, type ICruiseOptions, type ICruiseResult, type IResolveOptions } from "dependency-cruiser";
import { forbidden } from "./arrows.ts";
import { moduleCycles } from "./module-cycles.ts";
import type { Gate } from "./program.ts";

const resolving = {
  exportsFields: ["exports"],
  conditionNames: ["import", "types", "default"],
  extensions: [".ts", ".tsx", ".mts", ".js", ".mjs", ".json", ".css", ".d.ts"],
  bustTheCache: true,
} as unknown as IResolveOptions; // The type also requires a file system, which the library creates itself.

/**
 * The import rules, and dependency cycles between the server's modules. Only swc can parse TypeScript for dependency-cruiser with
 * TypeScript 7, which has no API. Without a suitable parser it finds no imports and passes, so the parser is explicit, and a run without
 * dependencies fails.
 */
export const boundaries: Gate = {
  name: "boundaries",
  async run(root) {
    const options: ICruiseOptions = {
      baseDir: root,
      ruleSet: { forbidden },
      validate: true,
      parser: "swc",
      tsPreCompilationDeps: true,
      doNotFollow: "node_modules",
      exclude: "(^|/)(dist|shots|results)(/|$)",
    };
    const { output } = await cruise(["packages"], options, resolving);
    const { summary, modules } = output as ICruiseResult; // Without an output type it returns the result itself.
    if (!modules.some(({ dependencies }) => dependencies.length > 0))
      return ["no import was seen: the parser is blind"];
    const broken = summary.violations.map(({ rule, from, to, cycle }) => {
      const path = cycle ? cycle.map((step) => step.name).join(" → ") : to;
      return `${rule.name}: ${from} → ${path}`;
    });
    return [...broken, ...moduleCycles(modules)];
  },
};
