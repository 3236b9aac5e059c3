/** The type of a field's value, which decides its control; a field without a kind is a line of text. */
export type FieldKind =
  | "flag"
  | "whole"
  | "decimal"
  | "choice"
  | "choices"
  | "id"
  | "ids"
  | "texts"
  | "day"
  | "instant"
  | "time"
  | "url"
  | "country"
  | "currency"
  | "time-zone"
  | "list"
  | "other";

/** The rule of one field of a form, from the body shape of its call. */
export interface FieldRule {
  kind?: FieldKind;
  /** The options of `choice` and `choices`. */
  options?: readonly string[];
  /** The entity type of `id` and `ids`. */
  entity?: string;
  /** The maximum of decimals of a `decimal`. */
  digits?: number;
  /** Whether a `decimal` may be negative. */
  signed?: true;
  /** Whether it may be empty, and is null then. */
  nullable?: boolean;
  required?: boolean;
  requiredTrue?: boolean;
  email?: boolean;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** A decimal string: money, unit-price, quantity, rate or degree. */
  unit?: string;
}
/** The rules of a form by field name; fields of nested objects have dotted names. */
export type FormRules = Record<string, FieldRule>;
/** Why a field is refused; the web app translates it. */
export type RuleViolation =
  | "required"
  | "email"
  | "url"
  | "min"
  | "max"
  | "minLength"
  | "maxLength"
  | "pattern"
  | "decimal";

/** The address of a page, without a user in it. The server checks the rest. */
const webAddress = /^https?:\/\/[^\s/?#@]+([/?#]|$)/i;
const decimal = /^-?\d{1,13}(\.\d{1,6})?$/;

/** Returns the first rule that a value breaks, or undefined. An empty value breaks only the required rules. */
export function violationOf(rule: FieldRule, value: unknown): RuleViolation | undefined {
  const empty = value === null || value === undefined || value === "" || (typeof value === "string" && !value.trim());
  if (rule.requiredTrue && value !== true) return "required";
  if (empty) return rule.required ? "required" : undefined;
  if (typeof value === "number") return numberViolation(rule, value);
  if (typeof value === "string") return textViolation(rule, value);
  return isTexts(value) ? Object.values(value).reduce(worse(rule), undefined) : undefined;
}

/** A map of texts by language breaks the same rule as the first of its texts that breaks one. */
function worse(rule: FieldRule) {
  return (found: RuleViolation | undefined, text: string) => found ?? textViolation(rule, text);
}
function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
}

function numberViolation(rule: FieldRule, value: number): RuleViolation | undefined {
  if (rule.min !== undefined && value < rule.min) return "min";
  return rule.max !== undefined && value > rule.max ? "max" : undefined;
}

function textViolation(rule: FieldRule, value: string): RuleViolation | undefined {
  if (rule.unit && !decimal.test(value)) return "decimal";
  if (rule.email && !isEmail(value)) return "email";
  if (rule.kind === "url" && !webAddress.test(value.trim())) return "url";
  if (rule.minLength !== undefined && value.length < rule.minLength) return "minLength";
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return "maxLength";
  return rule.pattern && !new RegExp(rule.pattern, "u").test(value) ? "pattern" : undefined;
}

/** Whether a text is an e-mail address: a local part of at most 64 characters, an @ sign, a domain with a dot, at most 254 characters in total. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf("@");
  const local = value.slice(0, at);
  const domain = value.slice(at + 1);
  if (at < 1 || value.length > 254 || local.length > 64) return false;
  return (
    /^[^\s@"(),:;<>[\\\]]+$/.test(local) &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(domain)
  );
}
