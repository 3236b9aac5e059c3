import { wireQuery } from "../kit/call.ts";
import { paramKind } from "../kit/path.ts";
import { pathDescription, queryDescription } from "./describe.ts";
import type { Operation } from "./entry.ts";
import { type Printed, pascal, plainOf } from "./json.ts";
import type { SchemaPrinter } from "./schemas.ts";

/** Parameters that many operations take. */
const sharedParameters: Record<string, Printed> = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A value of your own, unique for each attempt. The same key with the same request returns the first response again, and nothing is done twice. Stored for seven days.",
    schema: { type: "string", maxLength: 255 },
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    description:
      'The version that the change is made from, in quotes: `"3"`. Another version returns 412. Without the header the change goes through.',
    schema: { type: "string" },
  },
  Page: {
    name: "page",
    in: "query",
    description: "The page to read, from 1.",
    schema: { type: "integer", minimum: 1, maximum: 1_000_000_000, default: 1 },
  },
  Count: {
    name: "count",
    in: "query",
    description: "How many items a page has.",
    schema: { type: "integer", minimum: 1, maximum: 500, default: 10 },
  },
};

/** The components of the paging parameters. */
const paging: Record<string, string> = { page: "Page", count: "Count" };

/** Returns the parameters of an operation: of its path, its query and its headers. */
export function parametersOf(operation: Operation, printer: SchemaPrinter): Printed[] {
  return [...pathParameters(operation), ...queryParameters(operation, printer), ...headerParameters(operation)];
}

/** Moves parameters that occur at least three times into `components`, and refers to them there. */
export function shareParameters(lists: readonly Printed[][]): Record<string, Printed> {
  const counts = new Map<string, number>();
  for (const one of lists.flat()) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1);
  const components: Record<string, Printed> = { ...sharedParameters };
  const names = new Map<string, string>();
  for (const list of lists) {
    for (const [index, one] of list.entries()) {
      const key = JSON.stringify(one);
      if (one.$ref || counts.get(key)! < 3) continue; // Counted just before.
      const name = names.get(key) ?? `${pascal(String(one.name))}${one.in === "path" ? "" : "Query"}`;
      // Another parameter has this name already: this one stays inline.
      if (!names.has(key) && name in components) continue;
      names.set(key, name);
      components[name] = one;
      list[index] = { $ref: `#/components/parameters/${name}` };
    }
  }
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function pathParameters({ call }: Operation): Printed[] {
  return (call.params as readonly string[]).map((name) => ({
    name,
    in: "path",
    ...describe(pathDescription(name, call)),
    required: true,
    schema: paramKind(name) === "code" ? { type: "string" } : { type: "string", format: "uuid" },
  }));
}

function queryParameters({ call, name: operation }: Operation, printer: SchemaPrinter): Printed[] {
  return Object.entries(wireQuery(call)).map(([name, shape]) => {
    const shared = call.paged && paging[name];
    if (shared) return { $ref: `#/components/parameters/${shared}` };
    const plain = plainOf(shape);
    const description = plain.description ?? queryDescription(name, operation, plain);
    const isList = plain.type === "array"; // Separated by commas.
    const style = isList ? { style: "form", explode: false } : {};
    return { name, in: "query", ...describe(description), ...style, schema: printer.print(plain, true) };
  });
}

function headerParameters({ call }: Operation): Printed[] {
  if (!call.writes) return [];
  const key = { $ref: "#/components/parameters/IdempotencyKey" };
  const match = { $ref: "#/components/parameters/IfMatch" };
  return call.method === "PATCH" || call.method === "DELETE" ? [key, match] : [key];
}

function describe(description: string | undefined): Printed {
  return description ? { description } : {};
}
