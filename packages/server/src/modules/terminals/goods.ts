import type { terminals } from "@patron/contract";
import type { FiltersOf, ReplyOf } from "@patron/contract/kit";
import { photoOf } from "#kit/files.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readPayable, readPayableForCompany } from "../account-payments/public.ts";
import { readBusiness } from "../business/public.ts";
import { findCustomer } from "../customers/public.ts";
import { type GoodsRow, readAccountPrices } from "../goods/public.ts";
import { type PricedItem, priceItems, toExplained, toMarginValues, toTaxValues } from "../price-groups/public.ts";
import type { TerminalRow } from "./views.ts";

type GoodsFilters = FiltersOf<typeof terminals.goodsPaginated>;
type TerminalGoods = ReplyOf<typeof terminals.goods>["items"][number];

/** Goods as a terminal sells them at a moment, with the requested parts of their prices. */
export async function priceAtTerminal(
  tenant: Tenant,
  terminal: TerminalRow,
  goods: readonly GoodsRow[],
  filters: GoodsFilters,
  at: Date,
): Promise<TerminalGoods[]> {
  const ids = goods.map((row) => row.id);
  const priced = await priceItems(tenant, terminal, ids, at);
  const accounts = await readAccounts(tenant, terminal, { ...filters, ids }, at);
  return goods.map((row) => ({
    ...toTerminalGoods(row, terminal.currency, priced.get(row.id), filters),
    ...(accounts ? { customers_account_info: accountsFor(row, accounts, filters) } : {}),
  }));
}

type Payable = Awaited<ReturnType<typeof readPayable>>[number] & { prices: ReadonlyMap<string, bigint> };

/** Special accounts that may pay at the terminal, if requested: those of the given company or customer, or all. */
async function readAccounts(
  tenant: Tenant,
  { loyalty_id, pos_id, currency }: TerminalRow,
  { ids, ...filters }: GoodsFilters & { ids: string[] },
  at: Date,
): Promise<Payable[] | undefined> {
  if (!filters.customers_account_info && !filters.customers_account_info_extended) return undefined;
  const payable = await readPayableFor(tenant, { loyalty_id, pos_id }, filters, at);
  const fitting = payable.filter((account) => account.type !== "money" || account.currency === currency);
  const priced: Payable[] = [];
  for (const account of fitting) {
    const prices =
      account.type === "punches" ? await readAccountPrices(tenant, ids, account.special_account_id) : noPrices;
    priced.push({ ...account, prices });
  }
  return priced;
}

async function readPayableFor(
  tenant: Tenant,
  site: Pick<TerminalRow, "loyalty_id" | "pos_id">,
  { corporate_customer_id, user_id_value, user_id_type }: GoodsFilters,
  at: Date,
) {
  if (corporate_customer_id) return readPayableForCompany(tenant, corporate_customer_id, site, at);
  const { country } = await readBusiness(tenant);
  const named = user_id_value ? { user_id_value, user_id_type } : undefined;
  const customer = named && (await findCustomer(tenant, named, country));
  return named && !customer ? [] : readPayable(tenant, customer?.id ?? null, site, at);
}
const noPrices: ReadonlyMap<string, bigint> = new Map();

/** The accounts that may pay for an item: by its code, its unit, or its price in punches. */
function accountsFor({ id, code, unit }: GoodsRow, accounts: readonly Payable[], filters: GoodsFilters) {
  const paying = accounts.filter((account) => {
    if (account.goods_codes.length > 0 && !account.goods_codes.includes(code)) return false;
    return account.type === "money" || (account.type === "goods" ? account.unit === unit : account.prices.has(id));
  });
  return paying.map(({ special_account_id, title, type, currency, unit: counted, available }) => {
    const extended = { title, type, currency, unit: counted, available };
    return { special_account_id, ...(filters.customers_account_info_extended ? { extended } : {}) };
  });
}

const nothing: PricedItem = { line: null, trace: null, problem: "line.price_missing", taxes: new Map() };

function toTerminalGoods(
  row: GoodsRow,
  currency: string,
  found: PricedItem | undefined,
  filters: GoodsFilters,
): TerminalGoods {
  const priced = found ?? nothing;
  const explained = toExplained(priced);
  const scope = filters.prices_values_scope;
  const levels = scope?.length ? explained.levels.filter((one) => scope.includes(one.level)) : explained.levels;
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    unit: row.unit,
    service_type: row.service_type,
    category_ids: row.category_ids,
    photo: photoOf(row.photo),
    currency,
    price: priced.line?.price_posted ?? null,
    ...(filters.prices_values ? { prices_values: levels } : {}),
    ...(filters.taxes_values ? { taxes_values: toTaxValues(priced) } : {}),
    ...(filters.margins_values ? { margins_values: toMarginValues(priced) } : {}),
    ...(filters.price_explain ? { price_explain: explained } : {}),
  };
}
