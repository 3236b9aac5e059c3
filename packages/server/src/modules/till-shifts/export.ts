import type { shifts } from "@patron/contract";
import { shiftsLabels } from "@patron/contract/labels";
import { columnsOf, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { readFilter } from "./filter.ts";
import { listShifts } from "./queries.ts";
import { toShift } from "./views.ts";

export const shiftExport: Exporter<typeof shifts.list> = {
  title: shiftsLabels.screens["/shifts"],
  columns: columnsOf("shifts", {
    number: "number",
    terminal: "text",
    pos: "text",
    state: "text",
    opened_dt: "moment",
    opened_by: "text",
    closed_dt: "moment",
    closed_by: "text",
    currency: "code",
    opening_amount: "number",
    turnover_amount: "number",
    expected_amount: "number",
    counted_amount: "number",
    difference_amount: "number",
    comment: "text",
  }),
  async open({ tenant, query, page, language }) {
    const { filter, timeZone } = await readFilter(tenant, query);
    const stateText = valuesOf("shifts", "state");
    const batches = rowsOf(tenant, listShifts(filter, page), (rows) =>
      rows.map(toShift).map((shift) => ({
        number: shift.number,
        terminal: shift.terminal.title,
        pos: shift.pos.title,
        state: stateText(shift.state, language),
        opened_dt: new Date(shift.opened_dt),
        opened_by: shift.opened_by?.title ?? null,
        closed_dt: shift.closed_dt === null ? null : new Date(shift.closed_dt),
        closed_by: shift.closed_by?.title ?? null,
        currency: shift.currency,
        opening_amount: shift.opening_amount,
        turnover_amount: shift.turnover_amount,
        expected_amount: shift.expected_amount,
        counted_amount: shift.counted_amount,
        difference_amount: shift.difference_amount,
        comment: shift.comment,
      })),
    );
    return { timeZone, batches };
  },
};
