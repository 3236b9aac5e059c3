import { priceOptions } from "@patron/contract";
import type { BodyOf, Failure, FailureOf, ReplyOf } from "@patron/contract/kit";
import { currencyExponent, parseDecimal } from "@patron/engine";
import type { InferResult } from "kysely";
import { implement } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { listKnown, listKnownIn } from "#kit/records/known-queries.ts";
import { recordOf } from "#kit/records/record.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getSpecialAccount } from "../special-accounts/public.ts";
import * as queries from "./price-option-queries.ts";
import { getCategory } from "./queries.ts";

type Option = ReplyOf<typeof priceOptions.getInCurrency>;
type Row = InferResult<ReturnType<typeof queries.getOption>>[number];
/** A price as it would be saved. */
type Draft = Pick<Option, "item_id" | "item_category_id" | "option_type" | "value" | "date_from" | "date_to">;
type Refusal = Extract<FailureOf<typeof priceOptions.addInCurrency>, `price_option.${string}` | `goods${string}`>;
type Path = { loyaltyId: string; categoryId: string };
type InCurrency = Path & { currency: string };
type ForAccount = Path & { accountId: string };

const scopeOf = (path: InCurrency | ForAccount): queries.Scope => ({
  ...{ loyaltyId: path.loyaltyId, categoryId: path.categoryId },
  ...{ currency: "currency" in path ? path.currency : null, accountId: "accountId" in path ? path.accountId : null },
});
type Body = BodyOf<typeof priceOptions.addInCurrency>;
/** What adding and changing a price need, in either scope. */
interface Writing<B> {
  path: InCurrency | ForAccount;
  body: B;
  tenant: Tenant;
  fail(code: Refusal): Failure;
}
const nothing = { item_id: null, item_category_id: null, date_from: null, date_to: null };

const same = {
  entityType: "price_option",
  table: "price_option",
  id: "itemId",
  missing: "price_option.not_found",
  read: (id: string, path: InCurrency | ForAccount) => queries.getOption(scopeOf(path), id),
  lock: (id: string, path: InCurrency | ForAccount) => queries.lockOption(scopeOf(path), id),
  present: toOption,

  async add({ path, body, tenant, fail }: Writing<Body>) {
    const refused = await refuse(tenant, path.loyaltyId, { ...nothing, ...body });
    return refused ? fail(refused) : { ...columnsOf(path, body), option_type: body.option_type, value: body.value };
  },
  async change({ path, body, tenant, fail }: Writing<Partial<Body>>, row: Row) {
    const refused = await refuse(tenant, path.loyaltyId, { ...row, ...body });
    return refused ? fail(refused) : queries.optionColumns(body);
  },
} as const;

const { listInCurrency, getInCurrency, addInCurrency, changeInCurrency } = priceOptions;
const inCurrency = recordOf(
  { get: getInCurrency, add: addInCurrency, change: changeInCurrency },
  {
    ...same,
    within: ({ path, tenant, fail }) => refuseCurrency(path, tenant, fail),
  },
);

const { listForAccount, getForAccount, addForAccount, changeForAccount } = priceOptions;
const forAccount = recordOf(
  { get: getForAccount, add: addForAccount, change: changeForAccount },
  {
    ...same,
    within: ({ path, tenant, fail }) => refuseAccount(path, tenant, fail),
  },
);

export const priceOptionCalls = implement(priceOptions, {
  async listInCurrency({ path, tenant, fail }) {
    return (await refuseCurrency(path, tenant, fail)) ?? list(tenant, path);
  },
  getInCurrency: inCurrency.handlers.get,
  addInCurrency: inCurrency.handlers.add,
  changeInCurrency: inCurrency.handlers.change,
  removeInCurrency: inCurrency.removing(priceOptions.removeInCurrency),

  async listForAccount({ path, tenant, fail }) {
    return (await refuseAccount(path, tenant, fail)) ?? list(tenant, path);
  },
  getForAccount: forAccount.handlers.get,
  addForAccount: forAccount.handlers.add,
  changeForAccount: forAccount.handlers.change,
  removeForAccount: forAccount.removing(priceOptions.removeForAccount),
});

async function list(tenant: Tenant, path: InCurrency | ForAccount) {
  return { items: (await tenant.many(queries.listOptions(scopeOf(path)))).map(toOption) };
}

async function refuseCurrency(
  { loyaltyId, categoryId, currency }: InCurrency,
  tenant: Tenant,
  fail: (code: FailureOf<typeof listInCurrency>) => Failure,
): Promise<Failure | undefined> {
  if (!(await tenant.maybe(getCategory(loyaltyId, categoryId)))) return fail("card_category.not_found");
  return currencyExponent(currency) === undefined ? fail("currency.unknown") : undefined;
}

async function refuseAccount(
  { loyaltyId, categoryId, accountId }: ForAccount,
  tenant: Tenant,
  fail: (code: FailureOf<typeof listForAccount>) => Failure,
): Promise<Failure | undefined> {
  if (!(await tenant.maybe(getCategory(loyaltyId, categoryId)))) return fail("card_category.not_found");
  return (await tenant.maybe(getSpecialAccount(accountId))) ? undefined : fail("special_account.not_found");
}

function columnsOf(path: InCurrency | ForAccount, body: Parameters<typeof queries.optionColumns>[0]) {
  const { loyaltyId, categoryId, currency, accountId } = scopeOf(path);
  const owner = { loyalty_id: loyaltyId, category_id: categoryId, currency, special_account_id: accountId };
  return { ...queries.optionColumns(body), ...owner };
}

/** The first error in a price, so that sales never get one that the engine cannot read. */
async function refuse(tenant: Tenant, loyaltyId: string, draft: Draft): Promise<Refusal | undefined> {
  const { item_id, item_category_id, date_from, date_to } = draft;
  if (item_id && item_category_id) return "price_option.two_targets";
  if (date_from && date_to && date_to < date_from) return "price_option.dates_reversed";
  if (!isReadable(draft)) return "price_option.value_invalid";
  if (item_id && (await lacks(tenant, [item_id], (ids) => listKnown("goods", ids)))) return "goods.not_found";
  if (
    item_category_id &&
    (await lacks(tenant, [item_category_id], (ids) => listKnownIn(loyaltyId, "goods_category", ids)))
  )
    return "goods_category.not_found";
  return undefined;
}

function isReadable({ option_type, value }: Draft): boolean {
  const scale = option_type === "change-percent" ? 6 : 4;
  const read = parseDecimal(value, scale);
  if (read === undefined) return false;
  if (option_type === "change-percent") return read >= -100n * 10n ** 6n;
  return option_type === "change-amount" || read >= 0n;
}

function toOption(row: Row): Option {
  const { business_id: _, loyalty_id: __, created_dt, modified_dt, version, ...rest } = row;
  const { item_title, item_code, item_category_title, ...fields } = rest;
  return {
    ...fields,
    item: fields.item_id ? { id: fields.item_id, title: item_title ?? "", code: item_code ?? "" } : null,
    item_category: fields.item_category_id ? { id: fields.item_category_id, title: item_category_title ?? "" } : null,
    ...stampsOf({ created_dt, modified_dt, version }),
  };
}
