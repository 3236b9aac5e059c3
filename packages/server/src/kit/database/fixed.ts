import { isDeepStrictEqual } from "node:util";
import type { CompiledQuery } from "kysely";
import type { Query } from "./rows.ts";

const ofFixedText = new WeakSet<CompiledQuery>();

/** Whether a compiled query comes from `fixed`: few texts, used often, so a connection may keep their plans. */
export function isOfFixedText(query: CompiledQuery): boolean {
  return ofFixedText.has(query);
}

/** Stands for a value while a statement is built. */
class Slot {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
}

/** Arguments of other shapes are compiled each time. */
const maxShapes = 64;
let verifies = false;

/** Makes every use compare its statement with one that is built from the values themselves. The tests switch it on. */
export function verifyFixed(): void {
  verifies = true;
}

/**
 * A query whose text depends only on the shape of its arguments, not on their values: it is built and compiled once for each shape, and its
 * parameters are filled in at each use. Building and compiling costs more than everything else that a statement costs this process. `build`
 * passes strings, numbers, dates and lists of them on as they are; it may decide by what is absent, null or boolean, and by the number of rows.
 */
export function fixed<Args extends readonly unknown[], Row>(build: (...args: Args) => Query<Row>): Fixed<Args, Row> {
  return templated(build, (query) => ofFixedText.add(query));
}

/** The same for a statement that is still planned for each use, because one plan for all values would be bad for most. */
export function compiledOnce<Args extends readonly unknown[], Row>(
  build: (...args: Args) => Query<Row>,
): Fixed<Args, Row> {
  return templated(build, () => {});
}

function templated<Args extends readonly unknown[], Row>(
  build: (...args: Args) => Query<Row>,
  mark: (query: CompiledQuery) => void,
): Fixed<Args, Row> {
  const templates = new Map<string, CompiledQuery<Row>>();
  const compile = (args: Args): CompiledQuery<Row> => {
    const shape = args.map(shapeOf).join();
    let template = templates.get(shape);
    if (!template) {
      if (templates.size >= maxShapes) return build(...args).compile();
      const slots = args.map((value, index) => slotsOf(value, [String(index)])) as unknown as Args; // They go where the values go.
      template = build(...slots).compile();
      templates.set(shape, template);
    }
    const query = { ...template, parameters: template.parameters.map((one) => filled(one, args)) };
    mark(query);
    return query;
  };
  const query = (...args: Args) => ({
    compile: () => (verifies ? verified(compile(args), build(...args).compile()) : compile(args)),
  });
  return Object.assign(query, { build });
}

/** A query function; `build` makes its statement from the values themselves. */
interface Fixed<Args extends readonly unknown[], Row> {
  (...args: Args): Query<Row>;
  build: (...args: Args) => Query<Row>;
}

function verified<Row>(from: CompiledQuery<Row>, built: CompiledQuery<Row>): CompiledQuery<Row> {
  if (from.sql !== built.sql || !isDeepStrictEqual(from.parameters, built.parameters))
    throw new Error(`The text of a fixed statement depends on its values: ${built.sql}`);
  return from;
}

/** A list of records is part of the shape; any other list is one value. */
function isOpen(value: unknown): value is Readonly<Record<string, unknown>> {
  if (Array.isArray(value)) return value.length === 0 || isOpen(value[0]);
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether a value is passed to `build` itself. */
function isLiteral(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "boolean";
}

function shapeOf(value: unknown): string {
  if (isLiteral(value)) return String(value);
  if (isOpen(value)) {
    const parts = Object.entries(value).map(([name, one]) => `${name}:${shapeOf(one)}`);
    return `{${parts.join()}}`;
  }
  return "v";
}

function slotsOf(value: unknown, path: readonly string[]): unknown {
  if (isLiteral(value)) return value;
  if (!isOpen(value)) return new Slot(path);
  if (Array.isArray(value)) return value.map((one, index) => slotsOf(one, [...path, String(index)]));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, slotsOf(one, [...path, name])]));
}

/** A parameter with the values in place of their slots. */
function filled(parameter: unknown, args: readonly unknown[]): unknown {
  if (parameter instanceof Slot) return valueAt(args, parameter.path);
  return Array.isArray(parameter) ? parameter.map((one) => filled(one, args)) : parameter;
}

function valueAt(args: unknown, path: readonly string[]): unknown {
  let found = args;
  for (const name of path) found = (found as Readonly<Record<string, unknown>>)[name]; // The path was taken from a value of this shape.
  return found;
}
