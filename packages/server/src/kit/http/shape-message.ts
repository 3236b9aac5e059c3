import type { ErrorObject } from "ajv";

/** The maximum length of a list of allowed values in a message. */
const longestList = 300;

/** Descriptions and examples of decimal strings, by unit. */
const units: Record<string, [what: string, example: string]> = {
  money: ["an amount", "12.50"],
  "unit-price": ["a price", "54.9900"],
  quantity: ["a quantity", "40.125"],
  rate: ["a rate", "20"],
  degree: ["degrees", "50.450100"],
};

/** Descriptions of text patterns that are hard to read. */
const patterns: Record<string, string> = {
  "^[A-Z]{3}$": "an ISO 4217 currency code of three capital letters",
  "^[A-Z]{2}$": "an ISO 3166-1 country code of two capital letters",
  "^[a-z]{2}$": "a language code of two small letters",
  "^([01]\\d|2[0-3]):[0-5]\\d$": "a time of day as HH:MM, from 00:00 to 23:59",
  "\\S": "more than spaces",
  "^\\S+$": "without spaces",
  "^#[0-9a-f]{6}$": "a colour as # and six hexadecimal digits in small letters",
};

const formats: Record<string, string> = {
  date: "a day as YYYY-MM-DD",
  "date-time": "a moment as RFC 3339 has it, such as 2026-11-20T08:00:00Z",
  email: "an e-mail address",
  "http-url": "a web address that begins with http:// or https://",
  "plain-text": "text without control characters",
  uuid: "a UUID",
};

const types: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a text",
};

interface Limits {
  limit?: number;
  allowedValues?: unknown[];
  allowedValue?: unknown;
  type?: string | string[];
  pattern?: string;
  format?: string;
  missingProperty?: string;
  additionalProperty?: string;
  propertyName?: string;
  i?: number;
  j?: number;
}

/**
 * Explains what is wrong with a value and what is allowed: the allowed values, the limit and its own length. It never repeats the value,
 * which may be a secret.
 */
export function shapeMessage(error: ErrorObject): string {
  const params = error.params as Limits; // Present depending on the keyword.
  const messageFor = messages[error.keyword];
  return messageFor ? messageFor(params, error) : (error.message ?? "is not allowed here");
}

const messages: Record<string, (params: Limits, error: ErrorObject) => string> = {
  required: () => "is required",
  additionalProperties: (_, error) => `is not a known field${knownFields(error)}`,
  propertyNames: ({ propertyName }) => `has a name that is not allowed${shown(propertyName)}`,
  enum: ({ allowedValues = [] }) => `must be one of: ${listed(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  type: ({ type = [] }, { data }) => `must be ${either([type].flat().map(typeOf))}; it is ${kindOf(data)}`,
  format: ({ format = "" }) => `must be ${formats[format] ?? `of the format ${format}`}`,
  pattern: ({ pattern = "" }, { parentSchema }) => `must be ${patternOf(pattern, parentSchema)}`,
  minLength: ({ limit = 0 }, { data }) => `must be at least ${characters(limit)}; it has ${lengthOf(data)}`,
  maxLength: ({ limit = 0 }, { data }) => `must be at most ${characters(limit)}; it has ${lengthOf(data)}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minItems: ({ limit }, { data }) => `must have at least ${entries(limit)}; it has ${lengthOf(data)}`,
  maxItems: ({ limit }, { data }) => `must have at most ${entries(limit)}; it has ${lengthOf(data)}`,
  minProperties: ({ limit }) => `must have at least ${limit === 1 ? "one field" : `${limit} fields`}`,
  maxProperties: ({ limit }) => `must have at most ${limit} fields`,
  uniqueItems: ({ i, j }) => `must not repeat an entry; ${j} and ${i} are the same`,
};

function knownFields({ parentSchema }: ErrorObject): string {
  const names = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {}); // A JSON Schema.
  return names.length > 0 ? `; known are: ${listed(names)}` : "";
}

function shown(name: string | undefined): string {
  return name && /^[\w.-]{1,40}$/.test(name) ? `: ${name}` : "";
}

/** Values separated by commas; null comes last, and values beyond the maximum length are only counted. */
function listed(values: readonly unknown[]): string {
  const texts = values.filter((value) => value !== null).map(String);
  if (values.includes(null)) texts.push("null");
  const shown: string[] = [];
  for (const text of texts) {
    if (shown.join(", ").length + text.length > longestList) break;
    shown.push(text);
  }
  return shown.length === texts.length
    ? shown.join(", ")
    : `${shown.join(", ")} and ${texts.length - shown.length} more`;
}

function either(words: string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function typeOf(type: string): string {
  return types[type] ?? type;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeOf(typeof value);
}

function patternOf(pattern: string, schema: unknown): string {
  const unit = units[(schema as { "x-unit"?: string } | undefined)?.["x-unit"] ?? ""]; // A JSON Schema.
  if (!unit) return patterns[pattern] ?? `a text that matches ${pattern}`;
  const [what, example] = unit;
  const scale = /\\d\{1,(\d)\}\)\?\$$/.exec(pattern)?.[1];
  const decimals = scale ? ` with at most ${scale} decimals` : "";
  const sign = pattern.startsWith("^-?") ? "" : ", not negative";
  return `${what} as a decimal string${decimals}${sign}, such as "${example}"`;
}

function characters(limit: number): string {
  return limit === 1 ? "1 character" : `${limit} characters`;
}

function entries(limit: number | undefined): string {
  return limit === 1 ? "1 entry" : `${limit} entries`;
}

/** Characters as code points, as the rule counts them; entries of a list. */
function lengthOf(value: unknown): number {
  return typeof value === "string" ? [...value].length : ((value as { length?: number } | null)?.length ?? 0); // A list has a length.
}
