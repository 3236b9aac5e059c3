import { audit } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { exactUpTo, pageOf, windowOf } from "#kit/records/paged.ts";
import { auditExport } from "./export.ts";
import { readFilter } from "./filter.ts";
import * as queries from "./queries.ts";
import { idsIn, toLine, withNames } from "./views.ts";

export const auditCalls = implement(
  audit,
  {
    async list({ query, page, tenant }) {
      const filter = await readFilter(tenant, query);
      const { limit, offset } = windowOf(page);
      const lines = (await tenant.many(queries.listLines(filter, limit, offset))).map(toLine);
      const ids = idsIn(lines);
      const items = withNames(lines, ids.length > 0 ? await tenant.many(queries.namesOf(ids)) : []);
      if (page.skipTotals) return pageOf(items, page, undefined);
      const { total } = await tenant.one(queries.countLinesUpTo(filter, exactUpTo + 1));
      if (Number(total) <= exactUpTo) return pageOf(items, page, total);
      return { ...pageOf(items, page, BigInt(exactUpTo)), total_estimated: true };
    },

    async actors({ tenant }) {
      const people = (await tenant.many(queries.listPeople())).map(({ id, first_name, last_name }) => ({
        kind: "person" as const,
        id,
        name: `${first_name} ${last_name}`.trim(),
      }));
      const terminals = (await tenant.many(queries.listTerminals())).map(({ id, title }) => ({
        kind: "terminal" as const,
        id,
        name: title,
      }));
      return { items: [...people, ...terminals] };
    },
  },
  { list: auditExport },
);
