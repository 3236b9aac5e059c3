import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everyCall } from "@patron/contract";
import { type AnyCall, wireQuery } from "@patron/contract/kit";
import type { Gate } from "./program.ts";

/** One line of the catalogue: a call that the back office has to answer, whoever writes it. */
interface Wanted {
  route: string;
  query: string[];
  upload: boolean;
  answer: string;
}

/** Where calls of our own may live, so that they never stand in the way of one that the catalogue names. */
const ownPlaces = ["/x/", "/term/", "/public/", "/partner/", "/pts/", "/callbacks/"];

/** The folder of the two lists, from the clone's. */
const folder = "packages/contract/catalogue";

/**
 * Every call of the catalogue is implemented as it says, or stands in not-yet.txt. That list only shrinks: a call that is implemented may not
 * stand there, and one that was implemented may not vanish, for it would have to be written there again. A query name that an implemented call
 * does not know yet stands there behind its call: `GET /pos?sort`.
 */
export const catalogue: Gate = {
  name: "catalogue",
  async run(root) {
    const read = (name: string) =>
      readFileSync(join(root, folder, name), "utf8")
        .split("\n")
        .filter(Boolean);
    return judge(read("calls.tsv").slice(1).map(wantedOf), read("not-yet.txt"), everyCall);
  },
};

function wantedOf(line: string): Wanted {
  const [, method, path, query = "", body = "", answer = ""] = line.split("\t");
  return { route: `${method} ${path}`, query: query.split(",").filter(Boolean), upload: body === "image", answer };
}

/** Compares what is wanted with what there is. */
export function judge(wanted: Wanted[], notYet: string[], calls: readonly AnyCall[]): string[] {
  const byRoute = new Map(calls.map((one) => [one.route as string, one])); // AnyCall widens the route.
  const known = new Set(wanted.map(({ route }) => route));
  const later = new Set(notYet);
  const names = new Set(wanted.flatMap(({ route, query }) => [route, ...query.map((name) => `${route}?${name}`)]));
  const problems = notYet.filter((line) => !names.has(line)).map((line) => `${line}: only not-yet.txt knows it`);
  for (const one of wanted) {
    const call = byRoute.get(one.route);
    if (!call && !later.has(one.route)) problems.push(`${one.route}: it is neither implemented nor in not-yet.txt`);
    if (call && later.has(one.route)) problems.push(`${one.route}: it is implemented, take it out of not-yet.txt`);
    if (call) problems.push(...differences(one, call, later));
  }
  return [...problems, ...calls.flatMap((call) => outsideOf(call, known))];
}

function differences(wanted: Wanted, call: AnyCall, later: Set<string>): string[] {
  const problems = missingNames(wanted, call)
    .filter((name) => !later.has(`${wanted.route}?${name}`))
    .map((name) => `${wanted.route}: it does not know the query name ${name}`);
  const done = wanted.query.filter((name) => later.has(`${wanted.route}?${name}`) && name in wireQuery(call));
  problems.push(...done.map((name) => `${wanted.route}?${name}: it is implemented, take it out of not-yet.txt`));
  if (wanted.upload && call.upload !== "image") problems.push(`${wanted.route}: it takes the upload of an image`);
  if (wanted.answer === "html" && call.answer !== "html") problems.push(`${wanted.route}: it answers html`);
  if (call.extension) problems.push(`${wanted.route}: it is the catalogue's, no extension`);
  return problems;
}

function missingNames(wanted: Wanted, call: AnyCall): string[] {
  return wanted.query.filter((name) => !(name in wireQuery(call)));
}

function outsideOf(call: AnyCall, known: Set<string>): string[] {
  const { route, path, extension } = call as { route: string; path: string; extension: boolean }; // AnyCall widens them.
  if (known.has(route)) return [];
  const places = ownPlaces.join(", ");
  if (!extension) return [`${route}: the catalogue has no such call; one of ours is an extension, below ${places}`];
  return ownPlaces.some((place) => path.startsWith(place)) ? [] : [`${route}: an extension stands below ${places}`];
}

// Prints the list as it has to be now: node tools/gates/catalogue.ts > packages/contract/catalogue/not-yet.txt
if (import.meta.main) {
  const file = join(import.meta.dirname, "../..", folder, "calls.tsv");
  const byRoute = new Map(everyCall.map((one) => [one.route as string, one])); // AnyCall widens the route.
  const wanted = readFileSync(file, "utf8").split("\n").filter(Boolean).slice(1).map(wantedOf);
  const later = wanted.flatMap((one) => {
    const call = byRoute.get(one.route);
    return call ? missingNames(one, call).map((name) => `${one.route}?${name}`) : [one.route];
  });
  process.stdout.write(`${later.join("\n")}\n`);
}
