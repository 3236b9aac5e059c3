import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everyCall } from "@patron/contract";
import { type AnyCall, wireQuery } from "@patron/contract/kit";
import type { Gate } from "./program.ts";

/** One line of the catalogue: a call that the back office must provide. */
interface PlannedCall {
  route: string;
  query: string[];
  upload: boolean;
  answer: string;
}

/** The paths of our own calls, so they never conflict with a call of the catalogue. */
const extensionPrefixes = ["/x/", "/term/", "/public/", "/partner/", "/pts/", "/callbacks/"];

/** The folder of both lists. */
const folder = "packages/contract/catalogue";

/**
 * Every call of the catalogue is implemented as specified, or listed in not-yet.txt. That list only shrinks: it must not list an
 * implemented call, and removing an implemented one would have to add it again. A missing query name of an implemented call is listed after
 * it: `GET /pos?sort`.
 */
export const catalogue: Gate = {
  name: "catalogue",
  async run(root) {
    const read = (name: string) =>
      readFileSync(join(root, folder, name), "utf8")
        .split("\n")
        .filter(Boolean);
    return checkCatalogue(read("calls.tsv").slice(1).map(parseLine), read("not-yet.txt"), everyCall);
  },
};

function parseLine(line: string): PlannedCall {
  const [, method, path, query = "", body = "", answer = ""] = line.split("\t");
  return { route: `${method} ${path}`, query: query.split(",").filter(Boolean), upload: body === "image", answer };
}

/** Compares the catalogue with the contract. */
export function checkCatalogue(planned: PlannedCall[], notYet: string[], calls: readonly AnyCall[]): string[] {
  const byRoute = new Map(calls.map((one) => [one.route as string, one])); // AnyCall widens the route.
  const known = new Set(planned.map(({ route }) => route));
  const later = new Set(notYet);
  const names = new Set(planned.flatMap(({ route, query }) => [route, ...query.map((name) => `${route}?${name}`)]));
  const problems = notYet.filter((line) => !names.has(line)).map((line) => `${line}: only not-yet.txt knows it`);
  for (const one of planned) {
    const call = byRoute.get(one.route);
    if (!call && !later.has(one.route)) problems.push(`${one.route}: it is neither implemented nor in not-yet.txt`);
    if (call && later.has(one.route)) problems.push(`${one.route}: it is implemented, take it out of not-yet.txt`);
    if (call) problems.push(...differences(one, call, later));
  }
  return [...problems, ...calls.flatMap((call) => outsideOf(call, known))];
}

function differences(planned: PlannedCall, call: AnyCall, later: Set<string>): string[] {
  const problems = missingNames(planned, call)
    .filter((name) => !later.has(`${planned.route}?${name}`))
    .map((name) => `${planned.route}: it does not know the query name ${name}`);
  const done = planned.query.filter((name) => later.has(`${planned.route}?${name}`) && name in wireQuery(call));
  problems.push(...done.map((name) => `${planned.route}?${name}: it is implemented, take it out of not-yet.txt`));
  if (planned.upload && call.upload !== "image") problems.push(`${planned.route}: it takes the upload of an image`);
  if (planned.answer === "html" && call.answer !== "html") problems.push(`${planned.route}: it answers html`);
  if (call.extension) problems.push(`${planned.route}: it is the catalogue's, no extension`);
  return problems;
}

function missingNames(planned: PlannedCall, call: AnyCall): string[] {
  return planned.query.filter((name) => !(name in wireQuery(call)));
}

function outsideOf(call: AnyCall, known: Set<string>): string[] {
  const { route, path, extension } = call as { route: string; path: string; extension: boolean }; // AnyCall widens them.
  if (known.has(route)) return [];
  const prefixes = extensionPrefixes.join(", ");
  if (!extension) return [`${route}: the catalogue has no such call; one of ours is an extension, below ${prefixes}`];
  return extensionPrefixes.some((prefix) => path.startsWith(prefix))
    ? []
    : [`${route}: an extension stands below ${prefixes}`];
}

// Prints the current list: node tools/gates/catalogue.ts > packages/contract/catalogue/not-yet.txt
if (import.meta.main) {
  const file = join(import.meta.dirname, "../..", folder, "calls.tsv");
  const byRoute = new Map(everyCall.map((one) => [one.route as string, one])); // AnyCall widens the route.
  const planned = readFileSync(file, "utf8").split("\n").filter(Boolean).slice(1).map(parseLine);
  const later = planned.flatMap((one) => {
    const call = byRoute.get(one.route);
    return call ? missingNames(one, call).map((name) => `${one.route}?${name}`) : [one.route];
  });
  process.stdout.write(`${later.join("\n")}\n`);
}
