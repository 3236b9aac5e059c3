import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

const app = join(import.meta.dirname, "src");

/** A source file: the other files of the app that are loaded with it, and where the messages that it names are declared. */
interface Source {
  text: string;
  imported: string[];
  names: Map<string, Bundle>;
}
/** Messages of a feature, as the file and the name that declare them. */
interface Bundle {
  file: string;
  name: string;
}

/**
 * Adds to each screen the messages that its component, and all that is loaded with it, shows. So they are requested together with the component.
 * Messages that are first requested while React renders make it show the placeholder of the whole screen, and it keeps that for at least 300 ms.
 */
export function screenMessages(): Plugin {
  return {
    name: "screen-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/features\/.+\/screens\.ts$/ },
      handler: (code, id) => ({ code: withMessages(code, id), map: null }),
    },
  };
}

export function withMessages(code: string, file: string): string {
  const read = reader();
  const imports = new Map<string, string>();
  const body = code.replaceAll(/load: \(\) => import\("([^"]+)"\)/g, (load, component: string) => {
    const shown = [...shownFrom(join(dirname(file), component), read).values()].map((bundle) => {
      const key = `${bundle.file}#${bundle.name}`;
      const alias = imports.get(key) ?? `messages${imports.size}`;
      imports.set(key, alias);
      return alias;
    });
    return `${load}, messages: [${shown.join(", ")}]`;
  });
  const lines = [...imports].map(([key, alias]) => {
    const [from = "", name] = key.split("#");
    return `import { ${name} as ${alias} } from ${JSON.stringify(`#${relative(app, from).replaceAll("\\", "/")}`)};`;
  });
  return [...lines, body].join("\n");
}

type Read = ReturnType<typeof reader>;
/** Reads each file once. */
function reader() {
  const known = new Map<string, Source>();
  return (file: string): Source => {
    const source = known.get(file) ?? readSource(file);
    known.set(file, source);
    return source;
  };
}

function readSource(file: string): Source {
  const source: Source = { text: readFileSync(file, "utf8"), imported: [], names: new Map() };
  const statements = source.text.matchAll(/^(?:import|export) (?!type )([^;"]*?)(?: from )?"([^"]+)";$/gm);
  for (const [, named = "", from = ""] of statements) {
    const target = targetOf(file, from);
    if (!target) continue;
    source.imported.push(target);
    for (const [, name = "", alias = name] of named.matchAll(/(\w+)(?: as (\w+))?(?=[,\s}])/g))
      source.names.set(alias, { file: target, name });
  }
  for (const [, name = ""] of source.text.matchAll(/^export const (\w+) = defineMessages/gm))
    source.names.set(name, { file, name });
  return source;
}

/** The file of the app that an import names. */
function targetOf(file: string, from: string): string | undefined {
  const path = from.startsWith("#") ? join(app, from.slice(1)) : from.startsWith(".") ? join(dirname(file), from) : "";
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}

/** The messages that a file and all that is loaded with it show. */
function shownFrom(start: string, read: Read): Map<string, Bundle> {
  const files = new Set([start]);
  const shown = new Map<string, Bundle>();
  for (const file of files) {
    const { text, imported, names } = read(file);
    for (const next of imported) files.add(next);
    for (const [, name = ""] of text.matchAll(/useMessages\((\w+)\)/g)) {
      const bundle = names.get(name);
      if (bundle) shown.set(`${bundle.file}#${bundle.name}`, bundle);
    }
  }
  return shown;
}
