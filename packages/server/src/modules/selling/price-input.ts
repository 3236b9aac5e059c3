import type { RefundTills } from "@patron/contract/enums";
import type { Of } from "@patron/contract/kit";
import type { CheckBody } from "@patron/contract/term";
import { moneyText, type PriceInput, type PriceOption, type Rule } from "@patron/engine";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { type NamedCost, readCosts } from "../additional-costs/public.ts";
import { readPriceOptions } from "../card-categories/public.ts";
import { pricingOf, readGroup, readSaleGoods, type SaleGoods } from "../price-groups/public.ts";
import type { Application } from "../terminals/public.ts";
import { currentDictionary, type ItemFacts } from "../transactions/public.ts";
import { type StoredRule, type Targets, withTargets } from "./account-charges.ts";
import * as queries from "./input-queries.ts";
import { paymentsOf } from "./payments.ts";

export type SaleRequest = Of<typeof CheckBody>;
/** A terminal with its location and programme, and how its application works. */
export type Site = Omit<InferResult<ReturnType<typeof queries.getSite>>[number], "settings"> & {
  application: Application;
};
export type SaleCustomer = InferResult<ReturnType<typeof queries.getSaleCustomer>>[number];

/** The data of a check that does not depend on a locked balance. */
export interface Prepared {
  input: PriceInput;
  site: Site;
  customer: SaleCustomer | undefined;
  /** By line. */
  goods: Map<string, ItemFacts>;
  /** The additional costs of the terminal. */
  costs: readonly NamedCost[];
  /** Special accounts that the rules may credit. */
  targets: Targets;
  /** With which the check is stored. */
  dictionary: Awaited<ReturnType<typeof currentDictionary>>;
}

/** The programme's settings that a sale reads; absent ones have their defaults. */
export interface ProgrammeSettings {
  deny_anonymous_sale?: boolean;
  cash_rounding_steps?: Record<string, string>;
  spent_bonus_policy?: "refuse" | "allow-debt";
  refund_grace_days?: number | null;
  refund_tills?: RefundTills;
}

/** The lines of a check in the engine's format, or the index of the first line whose item is not sold here. */
export function readLines(
  request: SaleRequest,
  goods: readonly SaleGoods[],
): { id: string; row: SaleGoods; line: SaleRequest["items"][number] }[] | number {
  const lines: { id: string; row: SaleGoods; line: SaleRequest["items"][number] }[] = [];
  for (const [index, line] of request.items.entries()) {
    const row = goods.find((one) => (line.goods_id ? one.id === line.goods_id : one.code === line.code));
    if (!row) return index;
    lines.push({ id: line.line_id ?? String(index + 1), row, line });
  }
  return lines;
}

/** The entities in a check, and the data of its terminal. */
type Context = Awaited<ReturnType<typeof loadPricingContext>>;

/** Loads the entities in a check and the data of its terminal; one round trip where the settings are known. */
export async function loadPricingContext(tenant: Tenant, site: Site, request: SaleRequest, at: Date) {
  const ids = request.items.flatMap((line) => (line.goods_id ? [line.goods_id] : []));
  const codes = request.items.flatMap((line) => (!line.goods_id && line.code ? [line.code] : []));
  const { loyalty_id, currency } = site;
  const [settings, rules, group, costs, dictionary] = await Promise.all([
    readSettings(tenant, loyalty_id),
    readRules(tenant, loyalty_id),
    readGroup(tenant, site),
    readCosts(tenant, site),
    currentDictionary(tenant),
  ]);
  const sold = { loyalty_id, currency, price_group_id: group?.group.id ?? null };
  const [customer, goods] = await Promise.all([
    request.customer_id ? tenant.maybe(queries.getSaleCustomer(loyalty_id, request.customer_id)) : undefined,
    readSaleGoods(tenant, sold, at, { ids, codes }),
  ]);
  return { customer, settings, goods, rules, group, costs, dictionary };
}

/** The rules that sales of a programme read. */
export function readRules(tenant: Tenant, loyaltyId: string): Promise<readonly StoredRule[]> {
  return tenant.settled(`rules ${loyaltyId}`, async () =>
    (await tenant.many(queries.listSaleRules(loyaltyId))).map(toRule),
  );
}

/** Loads the remaining pricing input. Returns a number for the line with an item that is not sold here. */
export async function prepare(
  tenant: Tenant,
  site: Site,
  { customer, settings, ...context }: Context,
  request: SaleRequest,
  now: Date,
): Promise<Prepared | number> {
  const lines = readLines(request, context.goods);
  if (typeof lines === "number") return lines;
  const customerId = customer?.card_id && customer.access !== "none" ? customer.id : null;
  const { ofSite, goodsOf } = heldBy(site, { settings, ...context });
  const price_options = await optionsOf(tenant, site, customer, request, lines);
  const { rules, targets } = await withTargets(tenant, context.rules, { site, customerId, now });
  const input: PriceInput = {
    at: now.toISOString(),
    ...ofSite,
    price_options,
    customer: customer?.card_id && customer.access ? customerInput(customer, site) : null,
    rules,
    picked_rule_ids: request.rule_ids ?? [],
    lines: lines.map(({ id, row, line }) => ({
      id,
      quantity: line.quantity,
      stated_amount: line.stated_amount ?? null,
      entered_price: line.price ?? null,
      ...goodsOf(row),
    })),
    delivery_amount: request.delivery_amount ?? null,
    tip_amount: request.tip_amount ?? null,
    payments: paymentsOf(request.payments),
  };
  const goods = new Map(lines.map(({ id, row }) => [id, row]));
  const { costs, dictionary } = context;
  return { input, site, customer, goods, costs: costs.named, targets, dictionary };
}

/** What every check of a terminal has in the engine's format, and what a line has of its item. */
export function heldBy(site: Site, { settings, group, costs }: Pick<Context, "settings" | "group" | "costs">) {
  const { price_group, taxes, lineOf } = pricingOf(group);
  const ofSite = {
    currency: site.currency,
    loyalty: {
      id: site.loyalty_id,
      version: site.loyalty_version,
      title: site.loyalty_title,
      time_zone: site.loyalty_time_zone,
      rule_settings: settings.rules,
      redemption_settings: settings.redemption,
      cash_rounding_step: settings.programme.cash_rounding_steps?.[site.currency] ?? null,
    },
    pos: { id: site.pos_id, time_zone: site.pos_time_zone },
    terminal: {
      id: site.id,
      title: site.title,
      // The engine's default is one minor unit.
      line_tolerance: site.line_tolerance === 1n ? null : moneyText(site.line_tolerance, site.currency),
      commissions: costs.commissions,
      kiosk: isKiosk(site),
      // The engine's default is none.
      price_entry: site.application.price_entry === "none" ? null : site.application.price_entry,
    },
    price_group,
    taxes,
  } satisfies Partial<PriceInput>;
  const goodsOf = (row: SaleGoods) => ({
    goods: { id: row.id, title: row.title, code: row.code, category_ids: row.category_ids },
    commission_values: costs.valuesOf(row.id),
    ...lineOf(row),
  });
  return { ofSite, goodsOf };
}

/** The prices that the category of a customer has for the goods of a check and what it is paid with. */
export async function optionsOf(
  tenant: Tenant,
  { loyalty_id, currency }: Site,
  customer: SaleCustomer | undefined,
  { payments }: Pick<SaleRequest, "payments">,
  lines: readonly { row: Pick<SaleGoods, "id" | "category_ids"> }[],
): Promise<PriceOption[]> {
  if (!customer?.category_id || customer.access === "none") return [];
  const accountIds = (payments ?? []).flatMap(({ special_account_id: id }) => id ?? []);
  const goodsIds = lines.map(({ row }) => row.id);
  const categoryIds = [...new Set(lines.flatMap(({ row }) => row.category_ids))];
  const category = { id: customer.category_id, title: customer.category_title };
  return readPriceOptions(tenant, loyalty_id, category, { currency, accountIds, goodsIds, categoryIds });
}

/** Whether customers serve themselves there. */
function isKiosk({ terminal_type }: Pick<Site, "terminal_type">): boolean {
  return terminal_type === "kiosk" || terminal_type === "kiosk-and-register";
}

/** The settings of a programme by name, each with its version; empty if never saved. */
export async function readSettings(tenant: Tenant, loyaltyId: string) {
  const rows = await tenant.settled(`settings ${loyaltyId}`, () => tenant.many(queries.listSettings(loyaltyId)));
  const named = (name: string) => {
    const row = rows.find((one) => one.name === name);
    return row ? { ...(row.body as object), version: row.version } : {}; // The column's check requires an object.
  };
  const programme = named("programme");
  // Each is written only by its settings call.
  return {
    ...{ programme: programme as ProgrammeSettings, redemption: programme },
    ...{ rules: named("rules"), referral: named("referral") },
  };
}

function toRule(row: InferResult<ReturnType<typeof queries.listSaleRules>>[number]): StoredRule {
  const { id, title, scope, action_type, sort_order, active, version } = row;
  const body = row.body as Partial<Rule>; // Written only from the contract's rule shape.
  return { ...body, id, title, scope, action_type, sort_order, active, version };
}

/** A customer with a card, in the engine's format. */
export function customerInput(customer: SaleCustomer, site: Site): NonNullable<PriceInput["customer"]> {
  const { id, card_id, access, category_id, category_title, category_version } = customer;
  const registered = customer.registered_dt
    ? Temporal.Instant.fromEpochMilliseconds(customer.registered_dt.getTime())
        .toZonedDateTimeISO(site.loyalty_time_zone)
        .toPlainDate()
        .toString()
    : null;
  return {
    id,
    card_id,
    access: access ?? "none",
    category: category_id ? { id: category_id, version: category_version, title: category_title } : null,
    birth_date: customer.birth_date,
    gender: customer.gender === "other" ? null : customer.gender,
    registered_date: registered,
    purchases: customer.visits_count ?? 0,
  };
}
