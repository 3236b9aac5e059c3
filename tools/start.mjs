// `npm start`: plain JavaScript, because it enables the compile cache before any TypeScript is loaded. Cached code is neither stripped nor
// compiled again, and the stripper need not be loaded.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
await import("./serve.ts");
