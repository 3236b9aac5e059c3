import { loyalty } from "@patron/contract";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { personOf } from "#kit/who.ts";
import { getBusiness } from "../business/door.ts";
import { listPos, toPos } from "../pos/door.ts";
import * as queries from "./queries.ts";
import { refusePlace, refuseSettings, shortest } from "./rules.ts";
import { toLoyalty, toSettings } from "./views.ts";

export const loyaltyCalls = implement(loyalty, {
  async list({ tenant }) {
    return { items: (await tenant.many(queries.listLoyalties())).map(toLoyalty) };
  },

  async add({ body, tenant, now, fail, changed }) {
    const refused = refusePlace(body);
    if (refused) return fail(refused);
    const business = await tenant.one(getBusiness());
    const id = body.id ?? newId();
    const { country, time_zone, language: default_language } = business;
    const stamps = { created_dt: now, modified_dt: now };
    const inherited = {
      country,
      time_zone,
      default_language,
      public_title: JSON.stringify({ [default_language]: body.title }),
    };
    await tenant.run(
      queries.addLoyalty({ ...inherited, ...queries.loyaltyColumns(body), id, title: body.title, ...stamps }),
    );
    const added = toLoyalty(await tenant.one(queries.getLoyalty(id)));
    changed({ noun: "loyalty", id, after: added });
    return added;
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getLoyalty(path.loyaltyId));
    return row ? toLoyalty(row) : fail("loyalty.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockLoyalty(path.loyaltyId));
    if (!row) return fail("loyalty.not_found");
    if (seenVersion !== undefined && seenVersion !== row.version)
      return fail("conflict.stale", { version: row.version });
    const refused = refusePlace(body);
    if (refused) return fail(refused);
    await tenant.run(queries.saveLoyalty(row.id, queries.loyaltyColumns(body), now));
    const after = toLoyalty(await tenant.one(queries.getLoyalty(row.id)));
    changed({ noun: "loyalty", id: row.id, before: toLoyalty(row), after });
    return after;
  },

  async settings({ path, tenant, fail }) {
    if (!(await tenant.maybe(queries.getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    return toSettings(await tenant.maybe(queries.getSettings(path.loyaltyId, "programme")));
  },

  async changeSettings({ path, body, tenant, now, seenVersion, fail, changed }) {
    const { loyaltyId } = path;
    // The programme stands for its settings, which may not be there yet to be locked.
    if (!(await tenant.maybe(queries.lockLoyalty(loyaltyId)))) return fail("loyalty.not_found");
    const row = await tenant.maybe(queries.getSettings(loyaltyId, "programme"));
    const before = toSettings(row);
    if (seenVersion !== undefined && seenVersion !== before.version)
      return fail("conflict.stale", { version: before.version });
    const refused = await refuseSettings(tenant, loyaltyId, body);
    if (refused) return fail(refused);
    const least = body.bonuses_min_check_amount;
    const clean = { ...body, ...(least ? { bonuses_min_check_amount: shortest(least) } : {}) };
    const stored = { ...(row?.body as object | undefined), ...clean }; // The column's check says that it is an object.
    const after = toSettings(await tenant.one(queries.saveSettings(loyaltyId, "programme", stored, now)));
    changed({ noun: "loyalty_settings", id: loyaltyId, before, after });
    return after;
  },

  async photo({ path, image, tenant, who, now, files, fail, changed }) {
    const row = await tenant.maybe(queries.lockLoyalty(path.loyaltyId));
    if (!row) return fail("loyalty.not_found");
    const photo = await files.addPicture(personOf(who).businessId, image);
    await tenant.run(queries.saveLoyalty(row.id, { photo }, now));
    const after = toLoyalty(await tenant.one(queries.getLoyalty(row.id)));
    changed({ noun: "loyalty", id: row.id, before: toLoyalty(row), after });
    return after;
  },

  async removePhoto({ path, tenant, now, fail, changed }) {
    const row = await tenant.maybe(queries.lockLoyalty(path.loyaltyId));
    if (!row) return fail("loyalty.not_found");
    await tenant.run(queries.saveLoyalty(row.id, { photo: null }, now));
    const after = toLoyalty(await tenant.one(queries.getLoyalty(row.id)));
    changed({ noun: "loyalty", id: row.id, before: toLoyalty(row), after });
    return after;
  },

  async pos({ path, query, tenant, fail }) {
    if (!(await tenant.maybe(queries.getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    const rows = await tenant.many(listPos({ ...query, loyalty_id: path.loyaltyId }));
    return { items: rows.map(toPos) };
  },
});
