// Behind `npm start`: plain JavaScript, because it says where compiled code is kept before there is any TypeScript to read. What was stripped of
// its types and compiled once is then neither stripped nor compiled again; not even what strips it has to be loaded.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
await import("./serve.ts");
