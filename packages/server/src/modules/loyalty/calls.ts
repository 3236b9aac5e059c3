import { loyalty } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { settingsOf } from "#kit/families/settings.ts";
import type { Handlers } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import { getBusiness } from "../business/public.ts";
import { refreshProgramme } from "../places/public.ts";
import * as queries from "./queries.ts";
import { refuseRegion, refuseSettings, shortest } from "./rules.ts";
import { programmeSettings } from "./settings-owner.ts";
import { toLoyalty, toSettings } from "./views.ts";

const record = recordOf(loyalty, {
  entityType: "loyalty",
  table: "loyalty",
  id: "loyaltyId",
  missing: "loyalty.not_found",
  read: queries.getLoyalty,
  lock: queries.lockLoyalty,
  present: toLoyalty,

  async add({ body, tenant, fail }) {
    const refused = refuseRegion(body);
    if (refused) return fail(refused);
    const { country, time_zone, language: default_language } = await tenant.one(getBusiness());
    const public_title = JSON.stringify({ [default_language]: body.title });
    return {
      ...{ country, time_zone, default_language, public_title },
      ...queries.loyaltyColumns(body),
      title: body.title,
    };
  },

  change({ body, fail }) {
    const refused = refuseRegion(body);
    return refused ? fail(refused) : queries.loyaltyColumns(body);
  },

  async saved({ tenant }, id, isNew) {
    if (!isNew) await refreshProgramme(tenant, await tenant.one(queries.getLoyalty(id)));
    return undefined;
  },
});
const picture = record.pictures("photo");

const settings = settingsOf(programmeSettings, {
  name: "programme",
  entityType: "loyalty_settings",
  show: toSettings,
  async read(body: BodyOf<typeof loyalty.changeSettings>, { id }, tenant) {
    const refused = await refuseSettings(tenant, id, body);
    const least = body.bonuses_min_check_amount;
    return refused ?? { ...body, ...(least ? { bonuses_min_check_amount: shortest(least) } : {}) };
  },
});

/** All calls except those about the points of sale of a programme, which the pos module implements. */
export const loyaltyCalls: Omit<Handlers<typeof loyalty>, "pos"> = {
  ...record.handlers,

  async list({ tenant }) {
    return { items: (await tenant.many(queries.listLoyalties())).map(toLoyalty) };
  },

  settings: settings.show,
  changeSettings: settings.change,

  photo: picture.store,
  removePhoto: picture.remove,
};
