import type { FieldRule, FormRules } from "../packages/contract/src/kit/rules.ts";

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
  /** The texts of a language map. */
  additionalProperties?: boolean | Plain;
  properties?: Record<string, Plain>;
  required?: string[];
}

/** The rules that a form of this body shape follows, nested objects by dotted names. */
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
    if (Object.keys(rule).length > 0) rules[path] = rule;
  }
  return rules;
}

function ruleOf(field: Plain, required: boolean): FieldRule {
  const nullable = Array.isArray(field.type) && field.type.includes("null");
  // A text that may be empty need not be filled in, even though its field must be sent.
  const mayBeEmpty =
    field.type === "string" && !field.minLength && !field.pattern && !field.format?.match(/email|uuid|date/);
  return {
    ...(required && !nullable && !mayBeEmpty ? { required: true } : {}),
    ...(field.minLength ? { minLength: field.minLength } : {}),
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    ...(field.minimum === undefined ? {} : { min: field.minimum }),
    ...(field.maximum === undefined ? {} : { max: field.maximum }),
    ...(field.pattern && !field["x-unit"] && field.pattern !== "\\S" ? { pattern: field.pattern } : {}),
    ...(field.format === "email" ? { email: true } : {}),
    ...(field["x-unit"] ? { unit: field["x-unit"] } : {}),
  };
}
