import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { codeSplitting, noCircles } from "./code-splitting.ts";
import { screenMessages } from "./screen-messages.ts";
import { tillWorker } from "./till-worker-build.ts";

/** What the server sends instead of each script and style to browsers that read it. More effort takes seconds at a first start for little. */
const compressed = compression({
  include: /^assets\/.*\.(js|css|wasm)$/,
  threshold: 1_000,
  algorithms: ["gzip", defineAlgorithm("brotliCompress", { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
});

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// `--mode kit` builds the page of pieces alone, for looking at it before and apart from the app.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [screenMessages(), react(), tailwindcss(), tillWorker(), noCircles(), compressed],
  worker: { format: "es" },
  build: {
    target: "es2023",
    // Apart from the app, whose build empties its own folder; beside the pictures that are made of it.
    outDir: mode === "kit" ? "../e2e/shots/page" : "dist",
    emptyOutDir: true,
    // Inlined fonts and images would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // A browser that does not load ahead by itself loads a little later; everybody else would carry its script.
    // The page of pieces is for developers and has most files; their names would make everybody's first file larger.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (file.includes("kit-screen") ? [] : files),
    },
    rolldownOptions: {
      input: page(mode === "kit" ? "kit.html" : "index.html"),
      // The first file names three hundred others, and nothing compresses a hash.
      output: {
        // What is shared would be named after all that share it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash:7].js`,
        codeSplitting,
      },
    },
  },
}));
