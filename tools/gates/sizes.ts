import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeFiles, type Gate } from "./program.ts";

/** Longest file that passes without an exception, in lines. */
const maxLines = 400;

/** Screens say what they are about; what a list or a form does stands in the kit. */
const screens = [
  { draws: /<(ListScreen|PagedScreen)\b/, what: "a list screen", lines: 60 },
  { draws: /<FormScreen\b/, what: "a form screen", lines: 90 },
];
const isScreen = /^packages\/web\/src\/features\/[^/]+\/[^/]+\.tsx$/;

/**
 * No hand-written file is longer than 400 lines, no list screen than 60 and no form screen than 90. Exceptions name a file and the length it may have; the list only shrinks: one that is not
 * needed any more, or allows more than the file has, is a problem too. Messages and generated files do not count.
 */
export const sizes: Gate = {
  name: "file sizes",
  async run(root) {
    const allowed = exceptions(root);
    const problems: string[] = [];
    for (const path of codeFiles(root)) {
      const text = readFileSync(join(root, path), "utf8");
      const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
      const limit = allowed.get(path);
      allowed.delete(path);
      if (isExempt(path, text)) continue;
      const screen = isScreen.test(path) && screens.find(({ draws, lines: most }) => draws.test(text) && lines > most);
      if (screen) problems.push(`${path}: ${lines} lines, ${screen.what} has at most ${screen.lines}`);
      if (limit === undefined ? lines > maxLines : lines > limit)
        problems.push(`${path}: ${lines} lines, at most ${limit ?? maxLines}`);
      else if (limit !== undefined && (limit <= maxLines || lines < limit)) {
        problems.push(`${path}: its exception allows ${limit} lines, it has ${lines}: lower or remove it`);
      }
    }
    for (const path of allowed.keys()) problems.push(`${path}: has an exception and does not exist`);
    return problems;
  },
};

function isExempt(path: string, text: string): boolean {
  return path.includes("/messages/") || /^\W*(generated from|this file was generated)/i.test(text);
}

function exceptions(root: string): Map<string, number> {
  const file = join(root, "tools/gates/size-exceptions.json");
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, number>)); // Our own file.
}
