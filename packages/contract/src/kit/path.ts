import type { Id } from "./schema.ts";

/** The names in braces of a route's path. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/**
 * The kind of a path parameter.
 * - `uuid`: a malformed one returns 400.
 * - `opaque`: a UUID inside, but the source calls it a string, so a malformed one is not found (404).
 * - `code`: a short text that is not a UUID.
 */
export type ParamKind = "uuid" | "opaque" | "code";

/** Parameters that are not named after their entity. */
const namedOtherwise = {
  customerId: "corporate_customer",
  imageId: "goods_image",
  itemId: "goods",
  userId: "customer",
  viewId: "saved_view",
} as const;
/** Parameters that refer to different entities in different paths. */
const byPath = {
  "card_categories/{categoryId}": "card_category",
  "card_categories_rules/{ruleId}": "card_category_rule",
  "/rules/{ruleId}": "rule",
  "goods/category/{categoryId}": "goods_category",
  "{userId}/special_accounts/{accountId}": "customer_account",
  "{customerId}/special_accounts/{accountId}": "corporate_account",
  "business/special_account/{accountId}": "special_account",
  "{categoryId}/special_accounts/{accountId}": "special_account",
  "price_options/{itemId}": "price_option",
} as const;
type NamedOtherwise = typeof namedOtherwise;
type ByPath = typeof byPath;

type SnakeCase<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : "";
type EntityIn<Name extends string, Path extends string> = {
  [Part in keyof ByPath]: Part extends `${string}{${Name}}`
    ? Path extends `${string}${Part}${string}`
      ? ByPath[Part]
      : never
    : never;
}[keyof ByPath];
/** The value of a path parameter: the id of its entity, or any text. */
export type ParamOf<Name extends string, Path extends string> = Name extends "accountId" | "categoryId" | "ruleId"
  ? Id<EntityIn<Name, Path>>
  : Name extends keyof NamedOtherwise
    ? Id<[EntityIn<Name, Path>] extends [never] ? NamedOtherwise[Name] : EntityIn<Name, Path>>
    : Name extends `${infer Entity}Id`
      ? Id<SnakeCase<Entity>>
      : string;

/** Returns the entity types of path parameters: `posId` is the id of a `pos`. Codes have none. */
export function paramEntities(path: string): Record<string, string> {
  const entities = paramsOf(path).map((name) => [name, paramEntity(name, path)]);
  return Object.fromEntries(entities.filter(([, entity]) => entity));
}

function paramEntity(name: string, path: string): string | undefined {
  const part = Object.entries(byPath).find(([one]) => one.endsWith(`{${name}}`) && path.includes(one));
  if (part) return part[1];
  if (name in namedOtherwise) return namedOtherwise[name as keyof NamedOtherwise]; // It is one of the keys.
  return /Id$/.test(name) ? name.slice(0, -2).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : undefined;
}

const opaque = ["posId", "terminalId", "ruleId", "conditionId", "businessId", "batchId", "aliasId", "couponId"];
const codes = [
  "currency",
  "messageType",
  "attachmentNumber",
  "code",
  "emailToken",
  "email",
  "token",
  "device",
  "passType",
  "serial",
  "service",
];

/** Returns the kind of a path parameter by its name, which has one meaning in the whole catalogue. */
export function paramKind(name: string): ParamKind {
  if (opaque.includes(name)) return "opaque";
  return codes.includes(name) ? "code" : "uuid";
}

/** Returns the parameter names of a path in their order. */
export function paramsOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!); // The group is part of every match.
}
