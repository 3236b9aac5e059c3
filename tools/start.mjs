import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { root } from "./data-directory.ts";

// Behind `npm start`. What was compiled once is not compiled again, which is a third of a start; so this comes before anything is loaded.
enableCompileCache(join(root, "node_modules/.cache/compiled"));
await import("./serve.ts");
