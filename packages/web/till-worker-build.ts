import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const template = new URL("till-worker.js", import.meta.url);
/** What the page names besides the built files. */
const named = [
  "/theme.js",
  "/icon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/till.webmanifest",
];
/** Where the other screens begin. */
const elsewhere = /\/src\/(features\/(?!register\/)|app\/inside\.tsx)/;
/** Alphabets of languages that the app does not have. */
const foreign = /inter-(greek|vietnamese)/;

/** Builds the service worker of the register, with the names of all files that the register may load. */
export function tillWorker(): Plugin {
  return {
    name: "till-worker",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/index.html"));
      // The page of pieces has no register.
      if (!entry) return;
      const built = [...filesOf(entry, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))];
      const files = [...named, ...built.filter((file) => !foreign.test(file)).map((file) => `/${file}`)].sort();
      const source = readFileSync(template, "utf8");
      const version = createHash("sha256").update(`${files}\0${source}`).digest("hex").slice(0, 12);
      const build = JSON.stringify({ version, entry: `/${entry.fileName}`, files });
      this.emitFile({ type: "asset", fileName: "till-worker.js", source: `const build = ${build};\n${source}` });
    },
  };
}

/** All files that are loaded from a chunk on, at once or later, except those of other screens. */
function filesOf(entry: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name) || elsewhere.test(chunk.facadeModuleId ?? "")) return;
    files.add(name);
    for (const asset of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      files.add(asset);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(entry.fileName);
  return files;
}
