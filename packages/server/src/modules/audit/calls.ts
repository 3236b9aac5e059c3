import { audit } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { listEntered } from "../support/public.ts";
import { auditExport } from "./export.ts";
import { readFilter } from "./filter.ts";
import * as queries from "./queries.ts";
import { readLines } from "./read-lines.ts";

export const auditCalls = implement(
  audit,
  {
    async list({ query, page, tenant }) {
      const filter = await readFilter(tenant, query);
      return readPage({ tenant, page }, queries.linesInOrder(filter), (rows) => readLines(tenant, rows));
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
      const support = (await tenant.many(listEntered())).map(({ id, first_name, last_name }) => ({
        kind: "support" as const,
        id,
        name: `${first_name} ${last_name}`.trim(),
      }));
      return { items: [...people, ...support, ...terminals] };
    },
  },
  { list: auditExport },
);
