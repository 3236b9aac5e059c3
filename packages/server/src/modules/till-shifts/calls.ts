import { shifts } from "@patron/contract";
import { parseMoney } from "@patron/engine";
import { moneyText } from "@patron/engine/money";
import { newId } from "#kit/id.ts";
import { type Context, implement } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { actingPerson, terminalOf, type Who } from "#kit/who.ts";
import { registerShiftEnd } from "../fiscal/public.ts";
import { readSite } from "../selling/public.ts";
import { minor } from "../transactions/public.ts";
import { shiftExport } from "./export.ts";
import { readFilter } from "./filter.ts";
import * as queries from "./queries.ts";
import { readReport } from "./report.ts";
import { reportPage } from "./report-page.ts";
import { readDetails, toShift } from "./views.ts";

export const shiftCalls = implement(
  shifts,
  {
    async list({ query, page, tenant }) {
      const { filter } = await readFilter(tenant, query);
      const [found, totals] = await Promise.all([
        readPage({ tenant, page }, queries.listShifts(filter, page), (rows) => rows.map(toShift)),
        page.skipTotals ? undefined : tenant.many(queries.sumShifts(filter)),
      ]);
      if (!totals) return found;
      return {
        ...found,
        totals: totals.map(({ currency, count, turnover_amount, difference_amount }) => ({
          currency,
          count,
          turnover_amount: moneyText(turnover_amount, currency),
          difference_amount: moneyText(difference_amount, currency),
        })),
      };
    },

    async get({ path, tenant, fail }) {
      const row = await tenant.maybe(queries.getShift(path.shiftId));
      return row ? readDetails(tenant, row) : fail("shift.not_found");
    },

    async page({ path, tenant, language, fail }) {
      const row = await tenant.maybe(queries.getShift(path.shiftId));
      return row ? reportPage(tenant, row, { language }) : fail("shift.not_found");
    },

    async current({ tenant, who }) {
      const { terminalId } = terminalOf(who);
      const [open, last, expected_visible] = await Promise.all([
        tenant.maybe(queries.getOpenShift(terminalId)),
        tenant.maybe(queries.getLastShift(terminalId)),
        seesExpected(tenant, who),
      ]);
      const shift = open ? await readDetails(tenant, open) : null;
      return { shift, last: last ? toShift(last) : null, expected_visible };
    },

    async open({ body, tenant, who, now, fail, changed }) {
      const { terminalId } = terminalOf(who);
      const site = await readSite(tenant, terminalId);
      const counter = await tenant.one(queries.lockCounter(terminalId));
      if (counter.open_shift_id) return fail("shift.already_open");
      const { number } = await tenant.one(queries.getLastNumber(terminalId));
      const id = newId();
      await tenant.run(
        queries.addShift({
          ...{ id, terminal_id: terminalId, pos_id: site.pos_id, currency: site.currency },
          number: number + 1n,
          opening_amount: minor(body.opening_amount, site.currency),
          after_number: counter.last_number,
          opened_person_id: actingPerson(who),
          ...{ opened_dt: now, created_dt: now, modified_dt: now },
        }),
      );
      await tenant.run(queries.saveOpenShift(terminalId, id));
      const row = await tenant.one(queries.getShift(id));
      changed({ entityType: "shift", id, after: toShift(row) });
      return readDetails(tenant, row);
    },

    async moveCash({ path, body, tenant, who, now, fail, changed }) {
      const row = await lockOpen(tenant, path.shiftId, terminalOf(who).terminalId);
      if (typeof row === "string") return fail(row);
      const amount = parseMoney(body.amount, row.currency);
      if (!amount) return fail("amount.not_positive");
      const { direction, reason } = body;
      const movement = { id: newId(), shift_id: row.id, direction, amount, reason };
      await tenant.run(queries.addMovement({ ...movement, person_id: actingPerson(who), created_dt: now }));
      changed({ entityType: "shift", id: row.id, after: body });
      return readDetails(tenant, row);
    },

    async close(context) {
      const { path, body, tenant, who, fail } = context;
      const { terminalId } = terminalOf(who);
      const row = await lockOpen(tenant, path.shiftId, terminalId);
      if (typeof row === "string") return fail(row);
      const counted = minor(body.counted_amount, row.currency);
      const denominations = body.denominations ?? null;
      const sum = denominations?.reduce(
        (all, { value, count }) => all + minor(value, row.currency) * BigInt(count),
        0n,
      );
      if (sum !== undefined && sum !== counted) return fail("shift.count_mismatch");
      return endShift(context, row, { counted, denominations, comment: body.comment ?? null });
    },

    async closeForgotten(context) {
      const { path, body, tenant, fail } = context;
      const found = await tenant.maybe(queries.getShift(path.shiftId));
      if (!found) return fail("shift.not_found");
      const row = await lockOpen(tenant, found.id, found.terminal_id);
      if (typeof row === "string") return fail(row);
      const counted = body.counted_amount === null ? null : minor(body.counted_amount, row.currency);
      return endShift(context, row, { counted, denominations: null, comment: body.comment });
    },

    async tillPage({ path, tenant, who, fail }) {
      const [row, sees] = await Promise.all([tenant.maybe(queries.getShift(path.shiftId)), seesExpected(tenant, who)]);
      if (row?.terminal_id !== terminalOf(who).terminalId) return fail("shift.not_found");
      return reportPage(tenant, row, { language: row.language, blind: row.closed_dt === null && !sees });
    },
  },
  { list: shiftExport },
);

/** Whether the seller may know what has to be in the drawer before it is counted. A till that nobody has signed in at counts as a cashier. */
async function seesExpected(tenant: Tenant, who: Who): Promise<boolean> {
  const person = actingPerson(who);
  return person !== null && (await tenant.one(queries.isManager(person))).manages;
}

/** An open shift of a till, with the till's last number. No sale takes another one until the end of the transaction. */
async function lockOpen(tenant: Tenant, id: string, terminalId: string) {
  const { open_shift_id, last_number } = await tenant.one(queries.lockCounter(terminalId));
  const row = await tenant.maybe(queries.getShift(id));
  if (row?.terminal_id !== terminalId) return "shift.not_found";
  return open_shift_id === id ? { ...row, last_number } : "shift.closed";
}

interface Counted {
  /** Null: nobody has counted the drawer. */
  counted: bigint | null;
  denominations: readonly object[] | null;
  comment: string | null;
}
type Ending = Pick<Context<typeof shifts.close>, "tenant" | "who" | "now" | "changed">;

/** Closes a locked shift with what it came to. */
async function endShift(
  { tenant, who, now, changed }: Ending,
  row: queries.ShiftRow & { last_number: bigint },
  { counted, denominations, comment }: Counted,
) {
  const { id, terminal_id: terminalId, last_number } = row;
  const { report, expected, turnover } = await readReport(tenant, row);
  const closing = {
    ...{ closed_dt: now, closed_person_id: actingPerson(who), last_number },
    ...{ turnover_amount: turnover, expected_amount: expected, counted_amount: counted },
    denominations: denominations && JSON.stringify(denominations),
    report: JSON.stringify(report),
    comment,
  };
  await tenant.run(queries.closeShift(id, closing, now));
  await tenant.run(queries.saveOpenShift(terminalId, null));
  const site = await readSite(tenant, terminalId);
  if (site.fiscal) await registerShiftEnd(tenant, site, now);
  const closed = await tenant.one(queries.getShift(id));
  changed({ entityType: "shift", id, before: toShift(row), after: toShift(closed) });
  return readDetails(tenant, closed);
}
