import type { AnyCall } from "../kit/call.ts";
import { nameComponents } from "./component-names.ts";
import { componentNotes, propertyDescription } from "./describe.ts";
import { operationOf } from "./entry.ts";
import { fingerprint, isNullable, type Plain, plainOf, withoutNull } from "./json.ts";
import { scalarNames, scalarNotes } from "./scalars.ts";
import { enumNames } from "./shape-names.ts";

/** Prints shapes as JSON Schema and collects the components that they refer to. */
export interface SchemaPrinter {
  /** Returns the schema of a shape: a reference for a named one. Prints limits in requests only. */
  print(shape: Plain, isSent: boolean): Plain;
  /** Returns every referenced component, ordered by name. */
  components(): Record<string, Plain>;
}

/** Creates a printer that knows the names of everything in these calls' requests and responses. */
export function schemaPrinter(calls: readonly AnyCall[]): SchemaPrinter {
  const names = nameComponents(calls);
  const enums = enumNames();
  const scalars = scalarNames();
  const sent = sentShapes(calls);
  const components = new Map<string, Plain>();

  function print(shape: Plain, isSent: boolean): Plain {
    const key = fingerprint(shape);
    const name = names.of(shape) ?? enums.get(key) ?? scalars.get(key);
    if (!name) return inline(shape, isSent);
    if (!components.has(name)) {
      components.set(name, {}); // Reserved in case the shape refers to itself.
      components.set(name, component(name, withoutNull(shape), sent.has(key) || !shape.properties));
    }
    const reference: Plain = { $ref: `#/components/schemas/${name}` };
    return isNullable(shape) ? { anyOf: [reference, { type: "null" }] } : reference;
  }

  function component(name: string, shape: Plain, isSent: boolean): Plain {
    const notes = scalarNotes(name) ?? componentNotes(name);
    if (!shape.properties) return { ...inline(shape, true), ...notes };
    const { properties, additionalProperties: _, description, ...rest } = shape;
    return {
      ...(description ? { description } : {}),
      ...notes,
      ...rest,
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, inner]) => [
          field,
          described(print(inner, isSent), field, name, inner),
        ]),
      ),
      // Unknown fields are refused in requests. Responses may get more fields, so they promise nothing.
      ...(isSent ? { additionalProperties: false } : {}),
    };
  }

  function inline(shape: Plain, isSent: boolean): Plain {
    const { format, writeOnly, minLength, description: _, "x-entity": __, ...rest } = shape;
    const limited = isSent ? { ...rest, ...(minLength ? { minLength } : {}) } : withoutLimits(rest);
    return {
      ...limited,
      ...(writeOnly ? { format: "password" } : formatOf(format)),
      ...(shape.items ? { items: print(shape.items, isSent) } : {}),
      ...(shape.anyOf ? { anyOf: shape.anyOf.map((one) => print(one, isSent)) } : {}),
      ...(typeof shape.additionalProperties === "object"
        ? { additionalProperties: inline(shape.additionalProperties, isSent) }
        : {}),
    };
  }

  return { print, components: () => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Limits apply to senders; in responses they would promise that values never get longer. */
const limits = [
  "maxLength",
  "pattern",
  "maximum",
  "maxItems",
  "minItems",
  "uniqueItems",
  "maxProperties",
  "propertyNames",
];
function withoutLimits(shape: Plain): Plain {
  return Object.fromEntries(Object.entries(shape).filter(([keyword]) => !limits.includes(keyword)));
}

/** A printed property with its description: the shape's own, or that of the dictionaries for its name. */
function described(schema: Plain, field: string, owner: string, shape: Plain): Plain {
  const description = shape.description ?? propertyDescription(field, owner, shape);
  return description ? { ...schema, description } : schema;
}

/** Our formats by their common names. `plain-text` only excludes control characters. */
function formatOf(format: string | undefined): Plain {
  if (!format || format === "plain-text") return {};
  return { format: format === "http-url" ? "uri" : format };
}

/** The fingerprints of everything in a request body. */
function sentShapes(calls: readonly AnyCall[]): Set<string> {
  const sent = new Set<string>();
  function visit(schema: Plain): void {
    if (schema.properties) sent.add(fingerprint(schema));
    for (const inner of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]) visit(inner);
    if (schema.items) visit(schema.items);
  }
  for (const call of calls) {
    const { body } = operationOf(call);
    if (body) visit(plainOf(body));
  }
  return sent;
}
