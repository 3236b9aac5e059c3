import type { shifts } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type InferResult, type Insertable, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { Shift, ShiftMovement } from "#kit/database/tables.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import type { Span } from "#kit/span.ts";
import { personAs } from "../transactions/public.ts";

const rows = () =>
  q
    .selectFrom("shift")
    .innerJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "shift.terminal_id"))
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "shift.pos_id"))
    .selectAll("shift")
    .select(["terminal.title as terminal_title", "terminal.settings", "terminal.language"])
    .select(["pos.title as pos_title", "pos.time_zone", "pos.address"])
    .select([personAs("shift.opened_person_id").as("opened_by"), personAs("shift.closed_person_id").as("closed_by")])
    .where(inTenant("shift"));

export const getShift = (id: string) => rows().where("shift.id", "=", id);
export type ShiftRow = InferResult<ReturnType<typeof getShift>>[number];

export const getOpenShift = (terminalId: string) =>
  rows().where("shift.terminal_id", "=", terminalId).where("shift.closed_dt", "is", null);
/** The closed shift of a terminal with the highest number. */
export const getLastShift = (terminalId: string) =>
  rows()
    .where("shift.terminal_id", "=", terminalId)
    .where("shift.closed_dt", "is not", null)
    .orderBy("shift.number", "desc")
    .limit(1);

/** Whether a person manages tills here: by their access or a role, also where roles restrict nothing. */
export const isManager = (personId: string) =>
  raw(sql<{ manages: boolean }>`
    select exists (select from member m where m.business_id = ${tenantId} and m.person_id = ${personId} and not m.suspended
      and (m.access <> 'business-staff' or m.roles && array['business-manager', 'sales-point-manager'])) as manages`);

/** The shift of a terminal that was open at a moment and is closed by now; none if it is open still, or there was none. */
export const findClosedAt = (terminalId: string, at: Date) =>
  q
    .selectFrom("shift")
    .select("id")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("opened_dt", "<=", at)
    .where("closed_dt", ">", at)
    .limit(1);

type Filters = Omit<FiltersOf<typeof shifts.list>, "date_from" | "date_to">;
export type ShiftFilter = Filters & Span;

const found = filtersOf<ShiftFilter>({
  pos: equals("shift.pos_id"),
  terminal: equals("shift.terminal_id"),
  business_staff_id: (id) =>
    sql<SqlBool>`(select s.person_id from staff s where s.business_id = ${tenantId} and s.id = ${id}) in (shift.opened_person_id, shift.closed_person_id)`,
  state: (state) =>
    state === "open" ? sql<SqlBool>`shift.closed_dt is null` : sql<SqlBool>`shift.closed_dt is not null`,
  with_difference: (wanted) => (wanted ? sql<SqlBool>`shift.counted_amount <> shift.expected_amount` : undefined),
  from: (at) => sql<SqlBool>`shift.opened_dt >= ${at}`,
  until: (at) => sql<SqlBool>`shift.opened_dt < ${at}`,
});

const difference = sql`shift.counted_amount - shift.expected_amount`;
type Sorts = SortsOf<typeof shifts.list>;
const inOrder = ordersOf<Sorts>(
  {
    opened_dt: sql`shift.opened_dt`,
    closed_dt: { nullable: sql`shift.closed_dt` },
    turnover_amount: { nullable: sql`shift.turnover_amount` },
    difference_amount: { nullable: difference },
  },
  { first: ["opened_dt", "desc"], equal: sql`shift.id` },
);

interface Order {
  sort: Sorts | undefined;
  order: "asc" | "desc";
}
/** Shifts that match, the latest first unless sorted otherwise; open ones have no turnover and no difference. */
export const listShifts = (filter: ShiftFilter, order: Order) => rows().where(found(filter)).orderBy(inOrder(order));

/** The sums of matching shifts that are closed, by currency. */
export const sumShifts = (filter: ShiftFilter) =>
  q
    .selectFrom("shift")
    .select("shift.currency")
    .select([
      sql<number>`count(*)::int`.as("count"),
      sql<bigint>`sum(shift.turnover_amount)::bigint`.as("turnover_amount"),
      sql<bigint>`coalesce(sum(${difference}), 0)::bigint`.as("difference_amount"),
    ])
    .where(inTenant("shift"))
    .where(found(filter))
    .where("shift.closed_dt", "is not", null)
    .groupBy("shift.currency")
    .orderBy("shift.currency");

/** The counter of a terminal, locked until the end of the transaction, so that no sale takes a number meanwhile. */
export const lockCounter = (terminalId: string) =>
  q
    .insertInto("terminal_counter")
    .values({ terminal_id: terminalId, last_number: 0n })
    .onConflict((at) =>
      at
        .columns(["business_id", "terminal_id"])
        .doUpdateSet((eb) => ({ last_number: eb.ref("terminal_counter.last_number") })),
    )
    .returning(["last_number", "open_shift_id"]);

export const saveOpenShift = (terminalId: string, open_shift_id: string | null) =>
  q.updateTable("terminal_counter").set({ open_shift_id }).where(inTenant()).where("terminal_id", "=", terminalId);

export const getLastNumber = (terminalId: string) =>
  q
    .selectFrom("shift")
    .select(({ fn }) => fn.coalesce(fn.max("number"), sql<bigint>`0`).as("number"))
    .where(inTenant())
    .where("terminal_id", "=", terminalId);

export const addShift = (row: Insertable<Shift>) => q.insertInto("shift").values(row);

type Closing = Pick<
  Insertable<Shift>,
  | "closed_dt"
  | "closed_person_id"
  | "last_number"
  | "turnover_amount"
  | "expected_amount"
  | "counted_amount"
  | "denominations"
  | "report"
  | "comment"
>;
export const closeShift = (id: string, closing: Closing, now: Date) =>
  q
    .updateTable("shift")
    .set((eb) => ({ ...closing, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

export const addMovement = (row: Insertable<ShiftMovement>) => q.insertInto("shift_movement").values(row);

/** What was put into a drawer and taken out, the earliest first; ties by id. */
export const listMovements = (shiftId: string) =>
  q
    .selectFrom("shift_movement as m")
    .select(["m.id", "m.direction", "m.amount", "m.reason", "m.created_dt"])
    .select(personAs("m.person_id").as("made_by"))
    .where(inTenant("m"))
    .where("m.shift_id", "=", shiftId)
    .orderBy("m.created_dt")
    .orderBy("m.id");

/** What sales came to, or what went back; amounts as text. */
interface SumsRow {
  back: boolean;
  count: number;
  amount: string;
  discount_amount: string;
  bonuses_redeemed_amount: string;
  sales_taxes_amount: string;
  contained_taxes_amount: string;
  delivery_amount: string;
  tip_amount: string;
  rounding_amount: string;
  amount_to_pay: string;
  bonuses_added_amount: string;
}
export interface ReportRow {
  first_check: bigint | null;
  last_check: bigint | null;
  sums: SumsRow[];
  payments: { payment_type: string; back: boolean; amount: string }[];
  taxes: { code: string; title: string; base: string; amount: string }[];
  paid_in: bigint;
  paid_out: bigint;
}
const summed = [
  ...["amount", "discount_amount", "bonuses_redeemed_amount", "sales_taxes_amount", "contained_taxes_amount"],
  ...["delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay"],
];

/**
 * What happened in a shift, in one snapshot: sales and refunds by their numbers, and reservations that were finished and sales that were cancelled in it.
 * A sale that was cancelled later still counts here, and its cancellation there.
 */
export const sumShift = ({
  id,
  terminal_id,
  after_number,
  last_number,
}: Pick<ShiftRow, "id" | "terminal_id" | "after_number" | "last_number">) =>
  raw(sql<ReportRow>`
    with event as (
      select t.id, 1 as sign, t.transaction_type = 'refund' as back, t.number
      from transaction t
      where t.business_id = ${tenantId} and t.terminal_id = ${terminal_id} and t.number > ${after_number}
        and (${last_number}::bigint is null or t.number <= ${last_number}::bigint)
        and t.transaction_type in ('sale', 'refund') and t.status in ('success', 'canceled')
      union all
      select c.transaction_id, case c.kind when 'finalized' then 1 else -1 end, c.kind = 'canceled', null
      from shift_check c where c.business_id = ${tenantId} and c.shift_id = ${id})
    select min(event.number) as first_check, max(event.number) as last_check,
      (select coalesce(jsonb_agg(s), '[]') from (
        select e.back, count(*)::int as count,
          ${sql.join(summed.map((name) => sql`sum(e.sign * t.${sql.raw(name)})::text as ${sql.raw(name)}`))},
          sum(e.sign * (t.bonuses_added_amount + t.promo_bonuses_added_amount))::text as bonuses_added_amount
        from event e join transaction t on t.business_id = ${tenantId} and t.id = e.id
        group by e.back) s) as sums,
      (select coalesce(jsonb_agg(s order by s.payment_type), '[]') from (
        select p.payment_type, e.back, sum(e.sign * p.amount)::text as amount
        from event e join transaction_payment p on p.business_id = ${tenantId} and p.transaction_id = e.id
        group by p.payment_type, e.back) s) as payments,
      (select coalesce(jsonb_agg(s order by s.code, s.title), '[]') from (
        select x.code, x.title, sum(e.sign * x.base)::text as base, sum(e.sign * x.amount)::text as amount
        from event e join transaction_tax x on x.business_id = ${tenantId} and x.transaction_id = e.id
        group by x.tax_id, x.code, x.title) s) as taxes,
      (select coalesce(sum(m.amount), 0)::bigint from shift_movement m
        where m.business_id = ${tenantId} and m.shift_id = ${id} and m.direction = 'in') as paid_in,
      (select coalesce(sum(m.amount), 0)::bigint from shift_movement m
        where m.business_id = ${tenantId} and m.shift_id = ${id} and m.direction = 'out') as paid_out
    from event`);
