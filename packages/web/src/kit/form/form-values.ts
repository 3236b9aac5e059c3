import type { FieldRule, FormRules } from "@patron/contract/client";

/** What the fields of a form over a call's body hold: everything is there, an empty number is null, a text that may be absent is empty. */
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

/** The names of what is edited in such a form: those of a nested object or of a list's items too. */
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

/** The fields of a body filled in from what is known, the rest empty: of a record to be changed, or of what a new one begins with. */
export function formValues<Body extends object>(rules: FormRules, known: object = {}): FormValues<Body> {
  const values: Values = {};
  for (const [path, rule] of Object.entries(rules)) {
    if (path === "id") continue;
    const names = path.split(".");
    const leaf = names.pop()!; // A path has at least one name.
    const from = names.reduce<Values | undefined>(partAt, known as Values); // Looked into by name alone.
    names.reduce(madePartAt, values)[leaf] = from?.[leaf] ?? emptyOf(rule);
  }
  return values as FormValues<Body>; // The rules name every field of the body.
}

const partAt = (whole: Values | undefined, name: string) => whole?.[name] as Values | undefined; // What is known has the shape of the body.
function madePartAt(whole: Values, name: string): Values {
  whole[name] ??= {};
  return whole[name] as Values; // Made by no other than this.
}

function emptyOf({ kind, nullable, options, min }: FieldRule): unknown {
  if (kind === "flag") return false;
  if (kind === "texts" || kind === "other") return nullable ? null : {};
  if (kind === "ids" || kind === "choices" || kind === "list") return [];
  if (nullable) return null;
  if (kind === "whole") return min ?? null;
  return kind === "choice" ? (options?.[0] ?? "") : kind === "decimal" ? null : "";
}

/** What a form's values say to the call: what was left empty is null where it may be, else a number is the least there is, and the rest is not sent. */
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

/** A nested object without what is empty in it; what no rule knows is sent as it is. */
function partOf(rules: FormRules, value: unknown, prefix: string): unknown {
  const isNested = Object.keys(rules).some((path) => path.startsWith(prefix));
  if (!isNested || value === null || typeof value !== "object") return value;
  const part = bodyOf(rules, value as Values, prefix); // Just seen to be one.
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
