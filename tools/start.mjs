// `npm start`: plain JavaScript, because it enables the compile cache before any TypeScript is loaded. Cached code is neither stripped nor
// compiled again, and the stripper need not be loaded.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../node_modules/.cache/compiled");
enableCompileCache(folder);
await import("./imports.mjs");
// Both also for the server processes that this one forks.
process.env.NODE_COMPILE_CACHE = folder;
process.execArgv.push(`--import=${import.meta.resolve("./imports.mjs")}`);
await import("./serve.ts");
