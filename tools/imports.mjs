// Node looks for the file of each import and for the nearest package.json, which took a tenth of a start. Our imports name their file, and all of our
// files are ES modules, as are those of libraries that end in .mjs. A wrong name fails when the file is read.
import { registerHooks } from "node:module";

const kit = new URL("../packages/server/src/kit/", import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const format = formatOf(specifier);
    const from = specifier.startsWith("#kit/") ? kit : specifier.startsWith(".") ? context.parentURL : undefined;
    if (!format || !from) return next(specifier, context);
    return { url: new URL(specifier.replace("#kit/", "./"), from).href, format, shortCircuit: true };
  },
});

function formatOf(specifier) {
  if (specifier.endsWith(".ts")) return "module-typescript";
  return specifier.endsWith(".mjs") ? "module" : undefined;
}
