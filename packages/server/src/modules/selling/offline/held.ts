import { type HeldInput, type HeldItem, holdsOffline } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { readCosts } from "../../additional-costs/public.ts";
import { readGroup, readSaleGoods } from "../../price-groups/public.ts";
import { withoutTargets } from "../account-charges.ts";
import { heldBy, readRules, readSettings, type Site } from "../price-input.ts";

/** All that a terminal needs to price checks of unknown customers, and what a sale of an item stores. */
export type Held = Awaited<ReturnType<typeof read>>;

/** What a terminal sells at a moment, and how, with the prices that are planned for later. */
export const readHeld = (tenant: Tenant, site: Site, at: Date) => read(tenant, site, { at });

/** The same with no other items than these. */
export const readHeldOf = (tenant: Tenant, site: Site, ids: readonly string[], at: Date) =>
  read(tenant, site, { ids, at });

async function read(tenant: Tenant, site: Site, { ids, at }: { ids?: readonly string[]; at: Date }) {
  const [settings, rules, group, costs] = await Promise.all([
    readSettings(tenant, site.loyalty_id),
    readRules(tenant, site.loyalty_id),
    readGroup(tenant, site),
    readCosts(tenant, site),
  ]);
  const { loyalty_id, currency } = site;
  const sold = { loyalty_id, currency, price_group_id: group?.group.id ?? null };
  const rows = await readSaleGoods(tenant, sold, at, ids && { ids, codes: [] });
  const { ofSite, goodsOf } = heldBy(site, { settings, group, costs });
  const input: HeldInput = { ...ofSite, rules: withoutTargets(rules).filter(holdsOffline) };
  return {
    input,
    goods: rows.map((row) => {
      const { goods, commission_values, ...prices } = goodsOf(row);
      return {
        ...{ id: row.id, code: row.code, title: row.title, unit: row.unit, service_type: row.service_type },
        rule_category_ids: goods.category_ids,
        commission_values: commission_values ?? [],
        ...prices,
      } satisfies HeldItem;
    }),
  };
}
