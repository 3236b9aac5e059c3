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
/** What reads the codes before its camera. A worker and what it names are no chunks. */
const scanning = /\/(scan-worker|zxing_reader)-[^/]+\.(js|wasm)$/;
/** Alphabets of languages that the app does not have. */
const foreign = /inter-(greek|vietnamese)/;

/** Builds the service worker of the register, with the names of all files that the register may load. */
export function tillWorker(): Plugin {
  return {
    name: "till-worker",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/index.html"));
        // The page of pieces has no register.
        if (!entry) return;
        const modules = modulesOf(entry, (id) => this.getModuleInfo(id));
        const reading = Object.keys(bundle).filter((file) => scanning.test(file));
        const built = [...filesOf(entry, modules, chunks).union(new Set(reading))];
        const files = [...named, ...built.filter((file) => !foreign.test(file)).map((file) => `/${file}`)].sort();
        const source = readFileSync(template, "utf8");
        const version = createHash("sha256").update(`${files}\0${source}`).digest("hex").slice(0, 12);
        const build = JSON.stringify({ version, entry: `/${entry.fileName}`, files });
        this.emitFile({ type: "asset", fileName: "till-worker.js", source: `const build = ${build};\n${source}` });
      },
    },
  };
}

/** All modules that are loaded from a chunk on, at once or later, except those of other screens. */
function modulesOf(entry: Rolldown.OutputChunk, infoOf: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
  const modules = new Set<string>();
  const visit = (id: string) => {
    if (modules.has(id) || elsewhere.test(id)) return;
    modules.add(id);
    const info = infoOf(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) visit(next);
  };
  for (const id of entry.moduleIds) visit(id);
  return modules;
}

/** The files that have a chunk and these modules, and what the files import and name. */
function filesOf(
  entry: Rolldown.OutputChunk,
  modules: ReadonlySet<string>,
  chunks: readonly Rolldown.OutputChunk[],
): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const asset of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      files.add(asset);
    for (const next of chunk.imports) visit(byName.get(next));
  };
  visit(entry);
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => modules.has(id))) visit(chunk);
  return files;
}
