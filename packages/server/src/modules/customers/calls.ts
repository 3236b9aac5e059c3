import { customers } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { readAccounts } from "../../ledger/lock.ts";
import { listEntries } from "../../ledger/queries.ts";
import { readBusiness } from "../business/public.ts";
import { changeCards } from "../card-categories/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { addMember } from "./add.ts";
import { listBonusesAt } from "./bonuses.ts";
import { readCategoryAsOf } from "./category-as-of.ts";
import { customerExport } from "./export.ts";
import { findKnown } from "./find.ts";
import { mergeNewestFirst, toMovement } from "./movements.ts";
import * as queries from "./queries.ts";
import { listAll, readCustomer, readPage, readSaved } from "./read.ts";
import { readIds, refuseProfile, takenId } from "./rules.ts";
import { readStandings } from "./standings.ts";
import { toFavourite, toProfile } from "./views.ts";

const maxMovements = 500;
/** The number of latest sales that favourites are counted in, few enough to read on every visit of the page. */
const SALES_OF_FAVOURITES = 100;
const MOST_FAVOURITES = 5;

export const customerCalls = implement(
  customers,
  {
    async get({ path, query, tenant, now, fail }) {
      return (await readCustomer(tenant, path.userId, query, now)) ?? fail("customer.not_found");
    },

    async find({ query, tenant, now, fail }) {
      const { user_id_value, user_id_type } = query;
      if (!user_id_value) return fail("customer.id_invalid");
      const programme = query.loyalty_id ? await tenant.maybe(getLoyalty(query.loyalty_id)) : undefined;
      const { country } = programme ?? (await readBusiness(tenant));
      const row = await findKnown(tenant, { user_id_value, user_id_type }, country);
      return (row && (await readCustomer(tenant, row.id, query, now))) ?? fail("customer.not_found");
    },

    async add({ query, body, tenant, now, fail, changed }) {
      const added = await addMember(tenant, body, query.existing_user_only ?? false, now);
      if ("refused" in added) return fail(added.refused, added.details);
      const after = await readSaved(tenant, added.customerId, { loyalty_id: body.loyalty_id }, now);
      changed({ entityType: "customer", id: after.id, after });
      return after;
    },

    async change(context) {
      const { body, tenant, now, fail, changed } = context;
      const { user_id, phone, email, external_id, blocked, ...profile } = body;
      const row = await tenant.maybe(queries.lockCustomer(user_id));
      if (!row) return fail("customer.not_found");
      refuseStale(context, row);
      const refused = refuseProfile(profile, now);
      if (refused) return fail(refused);
      const { country } = await readBusiness(tenant);
      const ids = readIds({ phone, email, external_id }, row.country ?? country);
      if (ids === "customer.id_invalid") return fail(ids);
      const left = { ...row, ...ids };
      if (!left.phone && !left.email && !left.external_id) return fail("customer.id_missing");
      const taken = await takenId(tenant, row.id, ids);
      if (taken) return fail("conflict.duplicate", { field: taken });
      const own = { ...ids, ...(blocked === undefined ? {} : { blocked }) };
      await tenant.run(saveRow("customer", row.id, { ...queries.profileColumns(profile), ...own }, now));
      const saved = await readSaved(tenant, row.id, {}, now);
      const before = { ...toProfile(row), phone: row.phone, email: row.email, blocked: row.blocked };
      changed({ entityType: "customer", id: row.id, before, after: { ...profile, ...own, version: saved.version } });
      return saved;
    },

    async changeAccess(context) {
      const { body, tenant, fail } = context;
      if (!(await tenant.maybe(getLoyalty(body.loyalty_id)))) return fail("loyalty.not_found");
      return changeCards(context, { access: body.access });
    },

    async search({ body, tenant, now, fail }) {
      if (body.loyalty_id && !(await tenant.maybe(getLoyalty(body.loyalty_id)))) return fail("loyalty.not_found");
      return readPage(tenant, body, now);
    },

    async ids({ body, tenant, now, fail }) {
      if (body.loyalty_id && !(await tenant.maybe(getLoyalty(body.loyalty_id)))) return fail("loyalty.not_found");
      return { ids: await listAll(tenant, body, now) };
    },

    async profile({ path, tenant, fail }) {
      const row = await tenant.maybe(queries.getCustomer(path.userId));
      return row ? toProfile(row) : fail("customer.not_found");
    },

    async movements({ path, query, tenant, fail }) {
      const cards = await tenant.many(queries.listCards(path.userId, query));
      if (cards.length === 0 && !(await tenant.maybe(queries.getCustomer(path.userId))))
        return fail("customer.not_found");
      const accounts = (await Promise.all(cards.map((card) => readAccounts(tenant, card.id)))).flat();
      const bonuses = accounts.filter(({ state }) => state.account.kind === "bonus");
      const lists = [];
      for (const { id, state } of bonuses) {
        const entries = await tenant.many(listEntries(id, maxMovements));
        lists.push(entries.map((entry) => toMovement(entry, state.account.unit)));
      }
      return { items: mergeNewestFirst(lists).slice(0, maxMovements) };
    },

    async favouriteItems({ path, tenant, fail }) {
      const rows = await tenant.many(queries.listFavourites(path.userId, SALES_OF_FAVOURITES, MOST_FAVOURITES));
      if (rows.length === 0 && !(await tenant.maybe(queries.getCustomer(path.userId))))
        return fail("customer.not_found");
      return { items: rows.map(toFavourite) };
    },

    async categories({ path, query, tenant, now, fail }) {
      const cards = await tenant.many(queries.listCards(path.userId, query));
      if (cards.length === 0 && !(await tenant.maybe(queries.getCustomer(path.userId))))
        return fail("customer.not_found");
      // What a customer has bought anywhere decides.
      await tenant.seeAll();
      return { items: await readStandings(tenant, cards, now) };
    },

    async categoriesAsOf({ path, query, tenant, now, fail }) {
      const cards = await tenant.many(queries.listCards(path.userId, query));
      if (cards.length === 0 && !(await tenant.maybe(queries.getCustomer(path.userId))))
        return fail("customer.not_found");
      const items = await Promise.all(cards.map((card) => readCategoryAsOf(tenant, card, query.at, now)));
      return { items: items.filter((one) => one !== undefined) };
    },

    async bonusesAsOf({ path, query, tenant, now, fail }) {
      const cards = await tenant.many(queries.listCards(path.userId, query));
      if (cards.length === 0 && !(await tenant.maybe(queries.getCustomer(path.userId))))
        return fail("customer.not_found");
      const items = [];
      for (const card of cards) items.push(...(await listBonusesAt(tenant, card, query.at, now)));
      return { items };
    },
  },
  { search: customerExport },
);
