import type { loyalty } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { pictureOf } from "#kit/families/picture.ts";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { getBusiness } from "../business/public.ts";
import * as queries from "./queries.ts";
import { refusePlace, refuseSettings, shortest } from "./rules.ts";
import { settingsOf } from "./settings.ts";
import { toLoyalty, toSettings } from "./views.ts";

const picture = pictureOf({
  entityType: "loyalty",
  missing: "loyalty.not_found",
  lock: (path: { loyaltyId: string }) => queries.lockLoyalty(path.loyaltyId),
  save: (id, photo, now) => queries.saveLoyalty(id, { photo }, now),
  show: toLoyalty,
});

const settings = settingsOf({
  name: "programme",
  entityType: "loyalty_settings",
  show: toSettings,
  async read(tenant, loyaltyId, body: BodyOf<typeof loyalty.changeSettings>) {
    const refused = await refuseSettings(tenant, loyaltyId, body);
    const least = body.bonuses_min_check_amount;
    return refused ?? { ...body, ...(least ? { bonuses_min_check_amount: shortest(least) } : {}) };
  },
});

/** All but the points of sale of a programme, which are the pos module's. */
export const loyaltyCalls: Omit<Handlers<typeof loyalty>, "pos"> = {
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
    changed({ entityType: "loyalty", id, after: added });
    return added;
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getLoyalty(path.loyaltyId));
    return row ? toLoyalty(row) : fail("loyalty.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockLoyalty(path.loyaltyId));
    if (!row) return fail("loyalty.not_found");
    refuseStale({ seenVersion, fail }, row);
    const refused = refusePlace(body);
    if (refused) return fail(refused);
    await tenant.run(queries.saveLoyalty(row.id, queries.loyaltyColumns(body), now));
    const after = toLoyalty(await tenant.one(queries.getLoyalty(row.id)));
    changed({ entityType: "loyalty", id: row.id, before: toLoyalty(row), after });
    return after;
  },

  settings: settings.show,
  changeSettings: settings.change,

  photo: picture.store,
  removePhoto: picture.remove,
};
