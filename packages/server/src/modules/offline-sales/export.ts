import type { offline } from "@patron/contract";
import { offlineLabels } from "@patron/contract/labels";
import { columnsOf, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { readFilter } from "./filter.ts";
import { listSales } from "./queries.ts";
import { toSale } from "./views.ts";

export const offlineSaleExport: Exporter<typeof offline.list> = {
  title: offlineLabels.screens["/offline-sales"],
  columns: columnsOf("offline", {
    number: "text",
    state: "text",
    sold_dt: "moment",
    created_dt: "moment",
    terminal: "text",
    pos: "text",
    business_staff: "text",
    currency: "code",
    amount_to_pay: "number",
    conflicts: "text",
    transaction: "text",
    settled_dt: "moment",
    settled_by: "text",
    comment: "text",
  }),
  async open({ tenant, query, page, language }) {
    const { filter, timeZone } = await readFilter(tenant, query);
    const [stateText, kindText] = [valuesOf("offline", "state"), valuesOf("offline", "kind")];
    const batches = rowsOf(tenant, listSales(filter, page), (rows) =>
      rows.map(toSale).map((one) => ({
        number: one.number,
        state: stateText(one.state, language),
        sold_dt: new Date(one.sold_dt),
        created_dt: new Date(one.created_dt),
        terminal: one.terminal.title,
        pos: one.pos.title,
        business_staff: one.business_staff?.title ?? null,
        currency: one.currency,
        amount_to_pay: one.amount_to_pay,
        conflicts: one.conflicts.map(({ kind }) => kindText(kind, language)).join(", "),
        transaction: one.transaction?.number ?? null,
        settled_dt: one.settled_dt === null ? null : new Date(one.settled_dt),
        settled_by: one.settled_by?.title ?? null,
        comment: one.comment,
      })),
    );
    return { timeZone, batches };
  },
};
