import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everyCall } from "@patron/contract";
import { type AnyCall, kitFailures } from "@patron/contract/kit";

/** Errors that the suite cannot trigger, one per line: call, code, reason. The list only shrinks. */
const exceptions = "packages/server/test/never-provoked.tsv";

/** Compares the errors that calls declare with those that the server suite triggered. `seen` has lines of call and code. */
export function provoked(root: string, seen: string): string[] {
  return compare(everyCall, seen, readFileSync(join(root, exceptions), "utf8"));
}

/** Declared errors that were never seen, and unnecessary exceptions. */
export function compare(calls: readonly AnyCall[], seen: string, allowed: string): string[] {
  const kit = new Set<string>(kitFailures);
  const declared = calls.flatMap(({ name, errors }) =>
    (errors as string[]).filter((code) => !kit.has(code)).map((code) => `${name}\t${code}`),
  );
  const lines = new Set(seen.split("\n"));
  const excused = new Set(allowed.split("\n").flatMap((line) => /^[^\t]+\t[^\t]+(?=\t.)/.exec(line) ?? []));
  const never = declared.filter((line) => !lines.has(line) && !excused.has(line));
  const unnecessary = [...excused].filter((line) => lines.has(line) || !declared.includes(line));
  return [
    ...never.map((line) => `${line.replace("\t", ": ")} is declared and never provoked`),
    ...unnecessary.map((line) => `${line.replace("\t", ": ")} stands in ${exceptions} and need not`),
  ];
}
