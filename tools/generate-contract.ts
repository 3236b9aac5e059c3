/**
 * Generates what is derived from the contract and read where schemas are too large: the browser's route table, the form rules of each
 * group, and the list of calls. `--check` compares instead of writing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { everyCall, everyGroup } from "@patron/contract";
import { LANGUAGES } from "@patron/contract/enums";
import { messagesIn } from "@patron/contract/history/messages";
import { type AnyCall, type Calls, failures, needsEveryPos, type Paging } from "@patron/contract/kit";
import { screenTitles } from "@patron/contract/labels";
import { openApi } from "@patron/contract/openapi";
import { PriceAnswer, PriceDocument } from "@patron/contract/shapes";
import { sharedFailures } from "../packages/contract/src/labels/shared-failures.ts";
import { groupLabels, json, labelsFile, labelsLoader } from "./generate/contract-labels.ts";
import { rulesOf } from "./generate/contract-rules.ts";

const root = new URL("../", import.meta.url);
const notice = "// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.\n";

function routeOf(one: AnyCall): Record<string, unknown> {
  const paged = one.paged as Paging | undefined; // AnyCall widens it to any.
  const body = one.upload ? "image" : one.body ? (one.bodyOptional ? "optional" : "required") : "none";
  return {
    name: one.name,
    method: one.method,
    path: one.path,
    writes: one.writes,
    body,
    answer: one.answer,
    ...(paged ? { sorts: paged.sorts, dialect: paged.dialect } : {}),
    ...(paged?.skipTotals || "skip_totals" in (one.body?.properties ?? {}) ? { skipsTotals: true } : {}),
    ...(one.exports.length > 0 ? { exports: one.exports } : {}),
    ...(one.printable ? { printable: true } : {}),
    ...(one.access.caller === "session" && needsEveryPos(one) ? { needsEveryPos: true } : {}),
  };
}

function routesFile(): string {
  const groups = Object.keys(everyGroup);
  const imports = groups.map((group) => `import { ${group} } from "./routes/${group}.ts";`);
  const head = `${notice}import type { Contract } from "../index.ts";\nimport type { RoutesOf } from "../kit/client.ts";\n`;
  const what = "/** Every call as the browser knows it: its route without its schemas. */\n";
  const table = groups.map((group) => `  ${group},`).join("\n");
  return `${head}${imports.join("\n")}\n\n${what}export const calls: RoutesOf<Contract> = {\n${table}\n};\n`;
}

/** The routes of one group, for screens that load before sign-in. */
function groupFile(group: string, calls: Calls): string {
  const lines = Object.entries(calls).map(([key, one]) => `  ${key}: ${JSON.stringify(routeOf(one))},`);
  const head = `${notice}import type { Contract } from "../../index.ts";\nimport type { RoutesOf } from "../../kit/client.ts";\n\n`;
  return `${head}export const ${group}: RoutesOf<Contract>["${group}"] = {\n${lines.join("\n")}\n};\n`;
}

function rulesFile(calls: Record<string, AnyCall>): string {
  const withBody = Object.entries(calls).filter(([, one]) => one.body);
  const lines = withBody.map(([key, one]) => `  ${key}: ${JSON.stringify(rulesOf(one.body))},`);
  const what = "/** What a form must hold before it is worth sending, by call and field. */\n";
  return `${notice}import type { FormRules } from "../../kit/rules.ts";\n\n${what}export const rules = {\n${lines.join("\n")}\n} satisfies Record<string, FormRules>;\n`;
}

/** The labels of a group: one file per language, so users load only their own. */
function labelFiles(group: string, calls: Calls): [path: string, text: string][] {
  const folder = "packages/contract/src/generated/labels";
  const labels = groupLabels(group, calls);
  return [
    [`${folder}/${group}.ts`, `${notice}${labelsLoader(group)}`],
    ...LANGUAGES.map((language): [string, string] => [
      `${folder}/${group}/${language}.json`,
      labelsFile(labels, language),
    ]),
  ];
}

function callsPage(): string {
  const rows = everyCall.map((one) => {
    const names = one.access.caller === "session" ? [...one.access.scopes, ...one.access.roles] : [one.access.caller];
    const who = one.access.ownerOnly ? "owner" : names.join(", ") || "anyone signed in";
    const filters = Object.keys(one.query as object).join(", "); // AnyCall widens the query to any.
    return `| \`${one.route}\` | ${one.summary} | ${who} | ${filters} | ${(one.errors as string[]).join(", ")} |`;
  });
  const head = "| Call | Meaning | Who | Filters | Failures of its own |\n| --- | --- | --- | --- | --- |";
  return `# Every call\n\nGenerated from the contract by \`node tools/generate-contract.ts\`.\n\n${head}\n${rows.join("\n")}\n`;
}

/** The input and output of `npm run price`. */
function priceSchema() {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Pricing a check",
    description: "A file for `npm run price` is an `input`; what it prints with --json is an `answer`.",
    $ref: "#/$defs/input",
    $defs: { input: PriceDocument, answer: PriceAnswer },
  };
}

/** Failures of every call that no form for signed-out users can cause: they need a record, a list, a file or a till. */
const signedInFailures = new Set([
  ...[
    "access.denied",
    "access.limited",
    "conflict.in_use",
    "conflict.stale",
    "filter.unavailable",
    "idempotency.mismatch",
  ],
  ...["idempotency.required", "image.unsupported", "file.not_found", "body.too_large", "body.unsupported"],
]);
/** What can fail before somebody signs in: failures of every call, and those of registration and sign-in. */
const signedOutFailures = new Set<string>([
  ...Object.keys(sharedFailures).filter((code) => !signedInFailures.has(code)),
  ...Object.values(everyGroup.auth)
    .flatMap(({ access, errors }): readonly string[] => (access.caller === "open" ? errors : []))
    // The second step of a sign-in loads every text.
    .filter((code) => !code.startsWith("second_factor.")),
]);

/** Every generated file by its path from the root. */
export function generated(): Map<string, string> {
  const files = new Map<string, string>();
  files.set("packages/contract/src/generated/routes.ts", routesFile());
  for (const [group, calls] of Object.entries(everyGroup)) {
    files.set(`packages/contract/src/generated/routes/${group}.ts`, groupFile(group, calls as Calls)); // Groups are records of calls.
    const hasBody = Object.values(calls as Record<string, AnyCall>).some((one) => one.body); // Groups are records of calls.
    for (const [path, text] of labelFiles(group, calls as Calls)) files.set(path, text); // As above.
    if (hasBody) files.set(`packages/contract/src/generated/rules/${group}.ts`, rulesFile(calls));
  }
  for (const language of LANGUAGES) {
    files.set(`packages/contract/src/generated/labels/every/${language}.json`, json(messagesIn(language)));
    const texts = Object.entries(failures).map(([code, row]) => [code, row.texts[language]] as const);
    files.set(`packages/contract/src/generated/failures/${language}.json`, json(Object.fromEntries(texts)));
    const signedOut = texts.filter(([code]) => signedOutFailures.has(code));
    files.set(
      `packages/contract/src/generated/failures/signed-out/${language}.json`,
      json(Object.fromEntries(signedOut)),
    );
    const titles = Object.entries(screenTitles).map(([path, title]) => [path, title[language]]);
    files.set(`packages/contract/src/generated/titles/${language}.json`, json(Object.fromEntries(titles)));
  }
  files.set("docs/calls.md", callsPage());
  const api = openApi(everyCall, { title: "Patron", version: "1", basePath: "/api" });
  files.set("docs/openapi.json", json(api));
  files.set("docs/price.schema.json", json(priceSchema()));
  return files;
}

/** The generated files that differ from the contract. */
export function outdated(read: (path: string) => string = readGenerated): string[] {
  return [...generated()].filter(([path, text]) => read(path) !== text).map(([path]) => path);
}

function readGenerated(path: string): string {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

if (import.meta.main) {
  if (process.argv.includes("--check")) {
    const stale = outdated();
    if (stale.length > 0) {
      console.error(`Not up to date: ${stale.join(", ")}. Run: node tools/generate-contract.ts`);
      process.exit(1);
    }
  } else {
    for (const [path, text] of generated()) {
      const file = new URL(path, root);
      mkdirSync(new URL(".", file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
