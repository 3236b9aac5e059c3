import { offline } from "@patron/contract";
import { offlineText } from "@patron/contract/offline-text";
import { newId } from "#kit/id.ts";
import { implement, readsFirst } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { isPublicKey, isSignedBy, textHash } from "#kit/vault/signing-key.ts";
import { actingPerson, terminalOf } from "#kit/who.ts";
import { readSite, refuseDuty } from "../selling/public.ts";
import { takeCatalogue } from "./catalogue.ts";
import { offlineSaleExport } from "./export.ts";
import { readFilter } from "./filter.ts";
import * as queries from "./queries.ts";
import { answerAgain, takeSale } from "./store.ts";
import { conflictsIn, prefixOf, readDetails, toSale } from "./views.ts";

export const offlineCalls = implement(
  offline,
  {
    async catalogue({ tenant, who, now, fail }) {
      const site = await readSite(tenant, terminalOf(who).terminalId);
      return site.loyalty_active ? takeCatalogue(tenant, site, now) : fail("loyalty.inactive");
    },

    async openSeries({ body, tenant, who, now, fail, changed }) {
      if (!isPublicKey(body.public_key)) return fail("offline_series.key_invalid");
      await refuseDuty(tenant, terminalOf(who).terminalId, "sell");
      const { last_ordinal: ordinal } = await tenant.one(queries.takeOrdinal());
      const id = newId();
      const row = { id, ordinal, terminal_id: terminalOf(who).terminalId, person_id: actingPerson(who) };
      const public_key = JSON.stringify(body.public_key);
      await tenant.run(queries.addSeries({ ...row, public_key, created_dt: now }));
      const series = { id, prefix: prefixOf({ ordinal }), next_number: 1 };
      changed({ entityType: "offline_series", id, after: { prefix: series.prefix } });
      return series;
    },

    sell: readsFirst<typeof offline.sell>(async ({ body, tenant, who, now, settings, fail, changed }) => {
      const till = terminalOf(who);
      const series = await tenant.maybe(queries.lockSeries(body.series_id, till.terminalId));
      if (!series) return fail("offline_series.not_found");
      const text = offlineText(body);
      const hash = textHash(text);
      // Written only from the contract's shape of a key.
      const key = series.public_key as { kty: string; crv: string; x: string; y: string };
      if (!isSignedBy(key, text, body.signature)) return fail("offline_sale.signature");
      if (body.number <= series.last_number)
        return (await answerAgain(tenant, series, body.number, hash)) ?? fail("offline_sale.number_taken");
      const expected = series.last_number + 1;
      if (body.number !== expected) return fail("offline_sale.number_gap", { expected });
      if (body.previous !== series.last_hash) return fail("offline_sale.chain_broken");
      const sale = { tenant, who: till, terminalId: till.terminalId, now, settings, changed };
      return takeSale(sale, series, body, { text, hash });
    }),

    async list({ query, page, tenant }) {
      const { filter } = await readFilter(tenant, query);
      return readPage({ tenant, page }, queries.listSales(filter, page), (rows) => rows.map(toSale));
    },

    async get({ path, tenant, fail }) {
      const row = await tenant.maybe(queries.getSale(path.offlineSaleId));
      return row ? readDetails(tenant, row) : fail("offline_sale.not_found");
    },

    async settle({ path, body, tenant, who, now, fail, changed }) {
      const row = await tenant.maybe(queries.lockSale(path.offlineSaleId));
      if (!row) return fail("offline_sale.not_found");
      if (row.settled_dt || conflictsIn(row).length === 0) return fail("offline_sale.nothing_to_settle");
      await tenant.run(queries.settleSale(row.id, body.comment, actingPerson(who), now));
      const settled = await tenant.one(queries.getSale(row.id));
      changed({ entityType: "offline_sale", id: row.id, before: toSale(row), after: toSale(settled) });
      return readDetails(tenant, settled);
    },
  },
  { list: offlineSaleExport },
);
