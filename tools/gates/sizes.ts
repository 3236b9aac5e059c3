import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeFiles, type Gate } from "./program.ts";

/** The maximum length of a file without an exception, in lines. */
const maxLines = 400;

/** Screens are short, because the behaviour of lists and forms is in the kit. */
const screens = [
  { draws: /<(ListScreen|PagedScreen)\b/, what: "a list screen", lines: 60 },
  { draws: /<FormScreen\b/, what: "a form screen", lines: 90 },
];
const isScreen = /^packages\/web\/src\/features\/[^/]+\/[^/]+\.tsx$/;

/** The maximum number of files in a folder, without subfolders. */
const maxFiles = 30;
/** Folders with one file for each migration and for each group of the API. */
const growing = new Set(["packages/server/migrations", "packages/contract/src"]);

/**
 * No file is longer than 400 lines, no list screen than 60 and no form screen than 90, and no folder holds more than 30 files. Exceptions
 * name a file or folder and its size; the list only shrinks: an unnecessary or too generous exception is a problem too. Messages, labels
 * and generated files do not count.
 */
export const sizes: Gate = {
  name: "file sizes",
  async run(root) {
    const allowed = exceptions(root);
    const problems: string[] = [];
    const folders = new Map<string, number>();
    for (const path of codeFiles(root)) {
      const text = readFileSync(join(root, path), "utf8");
      const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
      if (isExempt(path, text)) continue;
      const folder = dirname(path);
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
      const screen = isScreen.test(path) && screens.find(({ draws, lines: max }) => draws.test(text) && lines > max);
      if (screen) problems.push(`${path}: ${lines} lines, ${screen.what} has at most ${screen.lines}`);
      problems.push(...tooBig(path, { size: lines, max: maxLines, unit: "lines" }, allowed));
    }
    for (const [folder, files] of folders)
      if (!growing.has(folder))
        problems.push(...tooBig(folder, { size: files, max: maxFiles, unit: "files" }, allowed));
    for (const path of allowed.keys()) problems.push(`${path}: has an exception and does not exist, or is not counted`);
    return problems;
  },
};

interface Measured {
  size: number;
  max: number;
  unit: "lines" | "files";
}

/** The problem with a size and its exception, if any; removes the exception from the list. */
function tooBig(path: string, { size, max, unit }: Measured, allowed: Map<string, number>): string[] {
  const limit = allowed.get(path);
  allowed.delete(path);
  if (size > (limit ?? max)) return [`${path}: ${size} ${unit}, at most ${limit ?? max}`];
  return limit !== undefined && (limit <= max || size < limit)
    ? [`${path}: its exception allows ${limit} ${unit}, it has ${size}: lower or remove it`]
    : [];
}

function isExempt(path: string, text: string): boolean {
  return (
    /\/(messages|contract\/src\/labels)\//.test(path) || /^\W*(generated from|this file was generated)/i.test(text)
  );
}

function exceptions(root: string): Map<string, number> {
  const file = join(root, "tools/gates/size-exceptions.json");
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, number>)); // Our own file.
}
