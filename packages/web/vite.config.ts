import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { tillWorker } from "./till-worker-build.ts";

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// What everybody loads first comes in two files instead of two dozen, which one another's words compress. Their own needs come along with them.
// What asks before a form is left stands behind the sign-in only.
const firstVisit = [
  {
    name: "frame",
    priority: 2,
    test: /node_modules\/(react\/|react-dom\/|scheduler\/|use-sync-external-store\/|@tanstack\/(react-router\/(?!.*useBlocker)|(router-core|history|store|react-store)\/))/,
  },
  {
    name: "pieces",
    priority: 1,
    test: /src\/(generated\/(labels|routes)\/auth|features\/auth\/parts\/(plain-form|stay-in-field|use-entry)|ui\/(button|classes|error-state|plain-icon-button|layout\/(card|tabs)|fields\/(control-style|field|input|password-field))|kit\/(use-protection|call\/(client|failure-text|use-attempt)|form\/(violation-text|use-attempt|use-form-focus)|messages|report|screens))\.tsx?$|lucide-react\/.*\/icons\/(chevron-down|languages)\.mjs$/,
  },
];

// `--mode kit` builds the page of pieces alone, for looking at it before and apart from the app.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss(), tillWorker()],
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
      output: { chunkFileNames: "assets/[name]-[hash:7].js", codeSplitting: { groups: firstVisit } },
    },
  },
}));
