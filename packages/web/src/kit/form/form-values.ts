import type { FieldRule, FormRules } from "@patron/contract/client";

/** The values of a form over a call's body: every field is present, an empty number is null, an absent text is empty. */
export type FormValues<Body> = { [K in keyof Body as Exclude<K, "id">]-?: FormValue<Exclude<Body[K], undefined>> };

type FormValue<T> = [T] extends [number | null]
  ? number | null
  : [T] extends [string | boolean | readonly unknown[] | null]
    ? T
    : [T] extends [object]
      ? string extends keyof T
        ? T
        : FormValues<T>
      : T;

/** The names of a form's fields, including those of nested objects and list items. */
export type FieldName<V> = V extends string | number | boolean | null
  ? never
  : V extends readonly (infer Item)[]
    ? FieldName<Item>
    : V extends object
      ? string extends keyof V
        ? never
        : { [K in keyof V & string]: FieldName<V[K]> extends never ? K : FieldName<V[K]> }[keyof V & string]
      : never;

type Values = Record<string, unknown>;

/** Returns a body with known values filled in and the rest empty: from a record to change, or from the defaults of a new one. */
export function formValues<Body extends object>(rules: FormRules, known: object = {}): FormValues<Body> {
  const values: Values = {};
  for (const [path, rule] of Object.entries(rules)) {
    if (path === "id") continue;
    const names = path.split(".");
    const leaf = names.pop()!; // A path has at least one name.
    const from = names.reduce<Values | undefined>(partAt, known as Values); // Read by name only.
    names.reduce(madePartAt, values)[leaf] = from?.[leaf] ?? emptyOf(rule);
  }
  return values as FormValues<Body>; // The rules name every field of the body.
}

const partAt = (whole: Values | undefined, name: string) => whole?.[name] as Values | undefined; // The known values have the shape of the body.
function madePartAt(whole: Values, name: string): Values {
  whole[name] ??= {};
  return whole[name] as Values; // Only this function creates it.
}

function emptyOf({ kind, nullable, options, min }: FieldRule): unknown {
  if (kind === "flag") return false;
  if (kind === "texts" || kind === "other") return nullable ? null : {};
  if (kind === "ids" || kind === "choices" || kind === "list") return [];
  if (nullable) return null;
  if (kind === "whole") return min ?? null;
  return kind === "choice" ? (options?.[0] ?? "") : kind === "decimal" ? null : "";
}

/**
 * Converts a form's values to the body of the call: an empty field is null where the call allows it, else the minimum of a number; other empty fields
 * are not sent.
 */
export function formBody<Body extends object>(rules: FormRules, values: object): Partial<Body> {
  return bodyOf(rules, values as Values, "") as Partial<Body>; // The rules name every field of the body.
}

function bodyOf(rules: FormRules, values: Values, prefix: string): Values {
  const body: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const rule = rules[prefix + name];
    const sent = rule ? sentOf(rule, value) : partOf(rules, value, `${prefix}${name}.`);
    if (sent !== undefined) body[name] = sent;
  }
  return body;
}

/** Returns a nested object without its empty fields; fields without a rule are sent unchanged. */
function partOf(rules: FormRules, value: unknown, prefix: string): unknown {
  const isNested = Object.keys(rules).some((path) => path.startsWith(prefix));
  if (!isNested || value === null || typeof value !== "object") return value;
  const part = bodyOf(rules, value as Values, prefix); // Checked above.
  return Object.fromEntries(Object.entries(part).filter(([, text]) => typeof text !== "string" || text.trim() !== ""));
}

function sentOf(rule: FieldRule, value: unknown): unknown {
  const text = typeof value === "string" ? value.trim() : value;
  if (text === "" || text === null) {
    if (rule.nullable) return null;
    if (rule.kind === "whole") return rule.min;
    const isText = text === "" && !rule.kind;
    return isText ? value : undefined;
  }
  if (rule.kind === "list" && Array.isArray(value)) return value.filter((one) => one !== null && one !== "");
  return rule.nullable ? text : value;
}
