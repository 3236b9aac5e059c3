import type { customerAccounts } from "@patron/contract";
import type { FiltersOf, ReplyOf } from "@patron/contract/kit";
import { accountAmountText } from "@patron/engine/money";
import type { PageRequest } from "#kit/implement.ts";
import { windowOf } from "#kit/records/paged.ts";
import { endOf, type Span, spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readAsOf } from "../../../ledger/as-of.ts";
import { getAccount } from "../../../ledger/queries.ts";
import { getBusiness } from "../../business/public.ts";
import { ledgerAccount, unitOf } from "../../special-accounts/public.ts";
import * as queries from "../queries.ts";
import { type CustomerAccountRow, toMovement } from "../views.ts";

type Period = FiltersOf<typeof customerAccounts.statement>;

/** The period of a statement in the business's time zone, with the balances before, within and after it. */
export async function readStanding(tenant: Tenant, row: CustomerAccountRow, period: Period) {
  const { time_zone: timeZone } = await tenant.one(getBusiness());
  const span = spanOf(period, timeZone);
  const { id: accountId } = await tenant.one(getAccount(ledgerAccount(row)));
  const before = span.from
    ? await tenant.one(queries.sumEntries(accountId, { from: undefined, until: span.from }))
    : none;
  const within = isEmpty(span) ? none : await tenant.one(queries.sumEntries(accountId, span));
  const opening = before.incoming - before.outgoing;
  const { count, incoming, outgoing } = within;
  return { accountId, span, timeZone, count, opening, incoming, outgoing, closing: opening + incoming - outgoing };
}
const none = { count: 0n, incoming: 0n, outgoing: 0n };
const isEmpty = ({ from, until }: Span) => from !== undefined && until !== undefined && until <= from;

/** A page of a statement, the newest movement first. */
export async function readStatement(
  tenant: Tenant,
  row: CustomerAccountRow,
  period: Period,
  page: PageRequest,
): Promise<ReplyOf<typeof customerAccounts.statement>> {
  const { accountId, span, count, ...sums } = await readStanding(tenant, row, period);
  const rows = count > 0n ? await tenant.many(queries.listMovements(accountId, span, windowOf(page))) : [];
  const text = (amount: bigint) => accountAmountText(amount, unitOf(row));
  return {
    items: rows.map((movement) => toMovement(movement, row)),
    page: page.page,
    count: page.count,
    total: Number(count),
    opening: text(sums.opening),
    incoming: text(sums.incoming),
    outgoing: text(sums.outgoing),
    closing: text(sums.closing),
  };
}

/** The balance of an account at the end of a day of the business, before an instant, or now. */
export async function readStoodAt(
  tenant: Tenant,
  row: CustomerAccountRow,
  at: string | undefined,
  now: Date,
): Promise<ReplyOf<typeof customerAccounts.asOf>> {
  const { time_zone } = await tenant.one(getBusiness());
  const until = at === undefined ? new Date(now.getTime() + 1) : endOf(at, time_zone, "at");
  const { id } = await tenant.one(getAccount(ledgerAccount(row)));
  const { balance, lots } = await readAsOf(tenant, id, until);
  const text = (amount: bigint) => accountAmountText(amount, unitOf(row));
  return {
    until: until.toISOString(),
    balance: text(balance),
    lots: lots.map((lot) => ({ id: lot.id, amount: text(lot.amount), expire_date: lot.expire_date })),
  };
}
