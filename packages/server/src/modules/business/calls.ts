import type { business } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { settingsOf } from "#kit/families/settings.ts";
import { keyPrefix } from "#kit/http/guard.ts";
import { newId } from "#kit/id.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import { personOf } from "#kit/who.ts";
import { knowingOf, nameOf, raise } from "../notifications/public.ts";
import { refuseLinks } from "./applications.ts";
import { readCurrencies } from "./currencies.ts";
import { readApplications, readSettings, showBusiness } from "./public.ts";
import * as queries from "./queries.ts";
import { readIban, refuseRegion, requireStorable } from "./rules.ts";
import { businessSettings } from "./settings-owner.ts";
import { toApiKey, toBusiness, toLegalInfo, toPreference, toSettings } from "./views.ts";

const settings = settingsOf(businessSettings, {
  name: "business",
  entityType: "business_settings",
  show: (row, { photo }) => toSettings(row, photo),
  read: (body: BodyOf<typeof business.changeSettings>) => refuseLinks(body) ?? body,
});

const legalInfo = settingsOf(businessSettings, {
  name: "legal",
  entityType: "legal_info",
  show: toLegalInfo,
  read(body: BodyOf<typeof business.changeLegalInfo>) {
    const iban = body.iban && readIban(body.iban);
    if (body.iban && !iban) return "iban.invalid";
    return iban ? { ...body, iban } : body;
  },
});

/** All calls except those about new businesses, which the onboarding module implements. */
export const businessCalls: Omit<Handlers<typeof business>, "add" | "checkReferral" | "referral"> = {
  get: async ({ query, tenant }) => showBusiness(tenant, await tenant.one(queries.getBusiness()), query.ext),

  async change(context) {
    const { query, body, tenant, now, fail, changed } = context;
    const row = await tenant.one(queries.lockBusiness());
    refuseStale(context, row);
    const refused = refuseRegion(body);
    if (refused) return fail(refused);
    const moved = body.currency !== undefined && body.currency !== row.currency;
    // Existing totals are in the old currency.
    if (moved && (await tenant.maybe(queries.hasTransactions()))) return fail("business.currency_locked");
    const saved = await tenant.one(queries.saveBusiness(body, now));
    changed({ entityType: "business", id: row.business_id, before: toBusiness(row), after: toBusiness(saved) });
    return showBusiness(tenant, saved, query.ext);
  },

  settings: ({ tenant }) => readSettings(tenant),

  changeSettings: settings.change,

  applications: async ({ tenant, language }) => ({ items: await readApplications(tenant, language) }),

  async photo({ image, tenant, who, now, files, changed }) {
    const { businessId } = personOf(who);
    const before = await tenant.one(queries.lockBusiness());
    const photo = await files.addPicture(businessId, image);
    await tenant.run(queries.saveBusiness({ photo }, now));
    changed({ entityType: "business", id: businessId, before: { photo: before.photo }, after: { photo } });
    return readSettings(tenant);
  },

  async removePhoto({ tenant, now, changed }) {
    const before = await tenant.one(queries.lockBusiness());
    await tenant.run(queries.saveBusiness({ photo: null }, now));
    changed({
      entityType: "business",
      id: before.business_id,
      before: { photo: before.photo },
      after: { photo: null },
    });
    return readSettings(tenant);
  },

  async changeRoleBasedModel({ body, tenant, now, changed }) {
    const row = await tenant.one(queries.lockBusiness());
    const saved = await tenant.one(queries.saveBusiness({ role_based_model_active: body.active }, now));
    changed({ entityType: "business", id: row.business_id, before: toBusiness(row), after: toBusiness(saved) });
    return toBusiness(saved);
  },

  async changeSecondFactor({ body, tenant, now, changed }) {
    const row = await tenant.one(queries.lockBusiness());
    const saved = await tenant.one(queries.saveBusiness({ second_factor_required: body.second_factor_required }, now));
    changed({ entityType: "business", id: row.business_id, before: toBusiness(row), after: toBusiness(saved) });
    return toBusiness(saved);
  },

  async preferences({ query, tenant, who }) {
    const rows = await tenant.many(queries.listPreferences(personOf(who).personId, query));
    return { items: rows.map(toPreference) };
  },

  async addPreference({ body, tenant, who, now, changed }) {
    requireStorable(body);
    const row = await tenant.one(queries.addPreference(personOf(who).personId, body.name, body.value, now));
    changed({ entityType: "preference", id: body.name, after: body.value });
    return toPreference(row);
  },

  async changePreference(context) {
    const { body, tenant, who, now, fail, changed } = context;
    requireStorable(body);
    const { personId } = personOf(who);
    const row = await tenant.maybe(queries.lockPreference(personId, body.name));
    if (!row) return fail("preferences.not_found");
    refuseStale(context, row);
    const saved = await tenant.one(queries.savePreference(personId, body.name, body.value, now));
    changed({ entityType: "preference", id: body.name, before: toPreference(row).value, after: body.value });
    return toPreference(saved);
  },

  async currencies({ query, tenant }) {
    const { currency } = await tenant.one(queries.getBusiness());
    const { loyalty_id = null, goods_prices_currencies = false } = query;
    const own = goods_prices_currencies ? [] : [currency];
    const items = await readCurrencies(tenant, loyalty_id, goods_prices_currencies, own);
    return { items: items.map((one) => ({ ...one, main: one.code === currency })) };
  },

  legalInfo: legalInfo.show,
  changeLegalInfo: legalInfo.change,

  async apiKey(context) {
    const { query, tenant, who, now, changed } = context;
    if (!query.generate) return toApiKey(await tenant.maybe(queries.getApiKey()), null);
    const { personId, businessId } = personOf(who);
    const before = await tenant.maybe(queries.getApiKey());
    const key = keyPrefix + newToken();
    const row = { id: newId(), business_id: businessId, token_hash: hashToken(key), hint: key.slice(-4) };
    await tenant.run(queries.replaceApiKey({ ...row, person_id: personId, created_dt: now }));
    const after = await tenant.one(queries.getApiKey());
    changed({
      entityType: "api_key",
      id: businessId,
      ...(before && { before: { hint: before.hint } }),
      after: { hint: after.hint },
    });
    await tellOfKey(context, "made");
    return toApiKey(after, key);
  },

  async removeApiKey(context) {
    const { tenant, who, fail, changed } = context;
    const before = await tenant.maybe(queries.getApiKey());
    if (!before) return fail("api_key.not_found");
    await tenant.run(queries.removeApiKey());
    changed({ entityType: "api_key", id: personOf(who).businessId, before: { hint: before.hint } });
    await tellOfKey(context, "removed");
    return { done: true };
  },
};

type Keying = Pick<Context<typeof business.removeApiKey>, "tenant" | "who" | "now">;

async function tellOfKey({ tenant, who, now }: Keying, change: "made" | "removed"): Promise<void> {
  const by = await nameOf(tenant, personOf(who).personId);
  await raise(tenant, { event: "api-key-changed", facts: { by, change }, knowingId: knowingOf(who) }, now);
}
