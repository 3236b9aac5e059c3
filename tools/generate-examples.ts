/**
 * Selects the examples of the API reference from recorded requests and responses of the tests:
 *
 *     PATRON_EXCHANGES=exchanges.ndjson npm test -- --server-only
 *     node tools/generate-examples.ts exchanges.ndjson
 *
 * One example for each component that is a whole request or response, and for each shared response: the most complete one from the modules' tests, or from
 * another test if they have none. Ids and times are reproducible, secrets are replaced, lists are shortened.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { everyCall } from "@patron/contract";
import { openApi } from "@patron/contract/openapi";
import { statusNames } from "@patron/contract/openapi/responses";
import { cleaned } from "./examples/clean.ts";
import { completeness, type Json } from "./examples/completeness.ts";

interface Exchange {
  file: string;
  method: string;
  target: string;
  json?: Json;
  status: number;
  body: Json;
}
interface Content {
  schema: { $ref?: string };
}
interface Printed {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, Content> };
        responses: Record<string, { content?: Record<string, Content> }>;
      }
    >
  >;
}

const target = new URL("../packages/contract/src/generated/examples.ts", import.meta.url);
const notice =
  "// Printed from what the tests sent and got by tools/generate-examples.ts; run it again, do not change this file.\n";

const document = openApi(everyCall, { title: "Patron", version: "1", basePath: "/api" }) as unknown as Printed; // Our own.
const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
/** Literal segments before parameters, as the server matches. */
const matchers = routes
  .map((route) => ({ ...route, pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`) }))
  .sort((a, b) => a.path.split("{").length - b.path.split("{").length);

/** Anyone who reads outgoing mail sees codes and links that sign somebody in. */
const excluded = ["MailboxMessageList"];

const best = new Map<string, { value: Json; score: number }>();

function nameOf(content: Record<string, Content> | undefined): string | undefined {
  return content?.["application/json"]?.schema.$ref?.split("/").at(-1);
}

function offer(name: string | undefined, json: Json | undefined, isOfModule: boolean): void {
  if (!name || excluded.includes(name) || json === undefined || json === null || typeof json !== "object") return;
  const value = cleaned(json);
  const score = isOfModule ? completeness(value) : completeness(value) / 1000;
  if (score > (best.get(name)?.score ?? 0)) best.set(name, { value, score });
}

for (const line of readFileSync(process.argv[2] ?? "", "utf8")
  .split("\n")
  .filter(Boolean)) {
  const exchange = JSON.parse(line) as Exchange; // `server/test/exchanges.ts` writes it.
  const isOfModule = exchange.file.includes("/modules/");
  if (exchange.status >= 400) offer(statusNames[exchange.status], exchange.body, isOfModule);
  if (exchange.status === 429 || exchange.status >= 500) offer(statusNames.default, exchange.body, isOfModule);
  if (exchange.status !== 200) continue;
  const path = exchange.target.split("?")[0] ?? "";
  const route = matchers.find(({ method, pattern }) => method === exchange.method && pattern.test(path));
  if (!route) continue;
  // Sweeps send unrealistic requests.
  if (isOfModule) offer(nameOf(route.operation.requestBody?.content), exchange.json, isOfModule);
  offer(nameOf(route.operation.responses["200"]?.content), exchange.body, isOfModule);
}

const examples = Object.fromEntries(
  [...best].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { value }]) => [name, value]),
);
const what = "/** An example of each component that is a whole request or response, by its name. */\n";
writeFileSync(
  target,
  `${notice}\n${what}export const examples: Readonly<Record<string, unknown>> = ${JSON.stringify(examples, null, 1)};\n`,
);
console.log(`${best.size} examples, ${JSON.stringify(examples, null, 1).split("\n").length} lines`);
