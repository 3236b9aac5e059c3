import { type AnyCall, paramKind } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import type { World } from "./world.ts";

/** Ids that a generated body may refer to, by field name. */
export type Known = Record<string, string>;

interface Plain {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  properties?: Record<string, Plain>;
  required?: string[];
  items?: Plain;
}

/** Texts that match the contract's patterns and formats. */
const byPattern: [RegExp, string][] = [
  [/^\^\[A-Z\]\{3\}\$$/, "UAH"],
  [/^\^\[A-Z\]\{2\}\$$/, "UA"],
  [/\[01\]/, "08:30"],
  [/90|180/, "45.5"],
  [/\\d/, "10.00"],
];
const byFormat: Record<string, string> = {
  email: "sample@example.com",
  date: "2026-11-20",
  "date-time": "2026-11-20T08:00:00Z",
  "http-url": "https://example.com",
};

/** The smallest value that a shape accepts: required fields only. `known` fills fields that must refer to something. */
export function sampleOf(shape: unknown, known: Known, name = ""): unknown {
  const plain = shape as Plain; // A shape is plain JSON Schema.
  if (plain.enum) return plain.enum[0];
  const type = Array.isArray(plain.type) ? plain.type[0] : plain.type;
  if (type === "object") {
    const required = plain.required ?? Object.keys(plain.properties ?? {}).slice(0, 1);
    return Object.fromEntries(required.map((key) => [key, sampleOf(plain.properties?.[key], known, key)]));
  }
  if (type === "array") return plain.minItems ? [sampleOf(plain.items, known, name.replace(/s$/, ""))] : [];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return plain.minimum ?? 1;
  return textFor(plain, known, name);
}

function textFor(plain: Plain, known: Known, name: string): string {
  if (plain.format === "uuid") return known[name] ?? crypto.randomUUID();
  if (name === "time_zone") return "Europe/Kyiv";
  if (plain.format && byFormat[plain.format]) return byFormat[plain.format]!; // Just looked up.
  const match = byPattern.find(([pattern]) => pattern.test(plain.pattern ?? ""));
  return match?.[1] ?? "sample text".padEnd(plain.minLength ?? 0, "x");
}

/** One entity of every kind that an id may refer to, in one business. */
export async function everything(w: World): Promise<Known> {
  const pos = await w.make.pos();
  const [rule, customer, cardCategory] = [await w.make.rule(), await w.make.customer(), await w.make.cardCategory()];
  const { id: viewId } = await w.make.view({ shared: true });
  const { id: special_account_id } = await w.make.specialAccount();
  const { id: accountId } = await w.make.customerAccount(customer.id, special_account_id);
  const company = await w.make.company();
  const mine = {
    customerId: company.id,
    accountId,
    special_account_id,
    viewId,
    ruleId: rule.id,
    userId: customer.id,
    user_id: customer.id,
    card_category_id: cardCategory.id,
  };
  return {
    ...mine,
    ...(await everyPrice(w)),
    posId: pos.id,
    pos_id: pos.id,
    loyaltyId: w.loyaltyId,
    loyalty_id: w.loyaltyId,
  };
}

/** An item with its price, its tax and a terminal that sells it. */
async function everyPrice(w: World): Promise<Known> {
  const [category, tax, group, terminal] = [
    await w.make.category(),
    await w.make.tax(),
    await w.make.priceGroup(),
    await w.make.till(),
  ];
  const goods = await w.make.goods({ category_ids: [category.id] });
  const image = new Blob([onePixel], { type: "image/png" });
  const { additional_images } = await w.owner.request(calls.goods.addImage, { path: { goodsId: goods.id }, image });
  const path = { loyaltyId: w.loyaltyId, priceGroupId: group.id };
  const valid_from = "2100-01-01T00:00:00Z";
  const added = await w.owner.request(calls.priceGroups.addItems, {
    path,
    body: [{ item_id: goods.id, master_price: "10", valid_from }],
  });
  const ids = { categoryId: category.id, goodsId: goods.id, item_id: goods.id, itemId: goods.id, taxId: tax.id };
  return {
    ...ids,
    tax_id: tax.id,
    imageId: additional_images[0]!.id, // One was just added.
    priceGroupId: group.id,
    price_group_id: group.id,
    masterPriceId: added.items[0]!.planned_prices![0]!.id, // Likewise.
    terminalId: terminal.id,
  };
}
/** A minimal PNG. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A well-formed request of a call that refers to existing entities. */
export function sampleRequest(call: AnyCall, known: Known): { target: string; json?: unknown } {
  const target = (call.path as string).replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? unknownId(name)); // AnyCall widens it.
  return call.body ? { target, json: sampleOf(call.body, known) } : { target };
}

function unknownId(name: string): string {
  return paramKind(name) === "code" ? "sample" : crypto.randomUUID();
}
