import type { fiscal } from "@patron/contract";
import { fiscalLabels } from "@patron/contract/labels";
import { columnsOf, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { readFilter } from "./filter.ts";
import { listReceipts } from "./queries.ts";
import { toReceipt } from "./views.ts";

export const receiptExport: Exporter<typeof fiscal.list> = {
  title: fiscalLabels.screens["/fiscal-receipts"],
  columns: columnsOf("fiscal", {
    created_dt: "moment",
    kind: "text",
    state: "text",
    number: "number",
    terminal: "text",
    pos: "text",
    currency: "code",
    amount: "number",
    fiscal_number: "text",
    fiscal_dt: "moment",
    fiscal_url: "text",
    problem: "text",
    error_text: "text",
    attempts: "number",
  }),
  async open({ tenant, query, page, language }) {
    const { filter, timeZone } = await readFilter(tenant, query);
    const [kindText, stateText] = [valuesOf("fiscal", "kind"), valuesOf("fiscal", "state")];
    const problemText = valuesOf("fiscal", "problem");
    const batches = rowsOf(tenant, listReceipts(filter, page), (rows) =>
      rows.map(toReceipt).map((one) => ({
        created_dt: new Date(one.created_dt),
        kind: kindText(one.kind, language),
        state: stateText(one.state, language),
        number: one.number,
        terminal: one.terminal.title,
        pos: one.pos.title,
        currency: one.currency,
        amount: one.amount,
        fiscal_number: one.fiscal_number,
        fiscal_dt: one.fiscal_dt === null ? null : new Date(one.fiscal_dt),
        fiscal_url: one.fiscal_url,
        problem: one.problem === null ? null : problemText(one.problem, language),
        error_text: one.error_text,
        attempts: String(one.attempts),
      })),
    );
    return { timeZone, batches };
  },
};
