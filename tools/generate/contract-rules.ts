import type { FieldKind, FieldRule, FormRules } from "../../packages/contract/src/kit/rules.ts";

interface Plain {
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  "x-unit"?: string;
  "x-kind"?: FieldKind;
  "x-entity"?: string;
  enum?: (string | null)[];
  items?: Plain;
  /** The texts of a language map. */
  additionalProperties?: boolean | Plain;
  properties?: Record<string, Plain>;
  required?: string[];
}

/** The form rules of a body shape, nested objects with dotted names. */
export function rulesOf(body: unknown, prefix = ""): FormRules {
  const shape = body as Plain; // A shape is plain JSON Schema.
  const rules: FormRules = {};
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    const path = prefix + name;
    if (field.properties) Object.assign(rules, rulesOf(field, `${path}.`));
    const texts = typeof field.additionalProperties === "object" ? field.additionalProperties : field;
    const rule = ruleOf(
      texts.maxLength ? { ...field, maxLength: texts.maxLength } : field,
      shape.required?.includes(name) ?? false,
    );
    if (!field.properties) rules[path] = rule;
  }
  return rules;
}

/** The input for a field of this shape; undefined for a line of text. */
function kindOf(field: Plain): FieldKind | undefined {
  const type = [field.type ?? []].flat().find((one) => one !== "null");
  if (field["x-kind"]) return field["x-kind"];
  if (field["x-unit"]) return "decimal";
  if (type === "array") return kindOfList(field.items ?? {});
  if (type === "object") return typeof field.additionalProperties === "object" ? "texts" : "other";
  if (type === "boolean") return "flag";
  if (type === "integer") return "whole";
  if (field.enum) return "choice";
  if (type !== "string") return "other";
  return kindOfText(field);
}

function kindOfText({ format, pattern }: Plain): FieldKind | undefined {
  const byFormat = { uuid: "id", date: "day", "date-time": "instant", "http-url": "url" } as const;
  if (format && format in byFormat) return byFormat[format as keyof typeof byFormat]; // It was just found among them.
  if (pattern === "^[A-Z]{2}$") return "country";
  if (pattern === "^[A-Z]{3}$") return "currency";
  return pattern?.startsWith("^([01]") ? "time" : undefined;
}

function kindOfList(items: Plain): FieldKind {
  if (items.enum) return "choices";
  return items.format === "uuid" ? "ids" : "list";
}

function ruleOf(field: Plain, required: boolean): FieldRule {
  const nullable = Array.isArray(field.type) && field.type.includes("null");
  const kind = kindOf(field);
  // A text that may be empty is optional in the form, even if its field must be sent.
  const mayBeEmpty =
    field.type === "string" && !field.minLength && !field.pattern && !field.format?.match(/email|uuid|date/);
  return {
    ...(kind && { kind }),
    ...choicesOf(field),
    ...(nullable && { nullable }),
    ...(required && !nullable && !mayBeEmpty ? { required: true } : {}),
    ...limitsOf(field),
    ...(field.pattern && !kind && field.pattern !== "\\S" ? { pattern: field.pattern } : {}),
    ...(field.format === "email" ? { email: true } : {}),
    ...(field["x-unit"] ? { unit: field["x-unit"], digits: digitsOf(field.pattern ?? "") } : {}),
    ...(field["x-unit"] && field.pattern?.startsWith("^-?") ? { signed: true as const } : {}),
  };
}

/** The options of a choice, and the entity of an id. */
function choicesOf(field: Plain): Pick<FieldRule, "options" | "entity"> {
  const { enum: options, "x-entity": entity } = field.items ?? field;
  return {
    ...(options && { options: options.filter((value) => value !== null) }),
    ...(entity && { entity }),
  };
}

function limitsOf(field: Plain): FieldRule {
  return {
    ...(field.minLength ? { minLength: field.minLength } : {}),
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    ...(field.minimum === undefined ? {} : { min: field.minimum }),
    ...(field.maximum === undefined ? {} : { max: field.maximum }),
  };
}

/** How many decimals a decimal string's pattern allows. */
function digitsOf(pattern: string): number {
  return Number(/\\d\{1,(\d)\}\)\?\)?\$$/.exec(pattern)?.[1] ?? 0);
}
