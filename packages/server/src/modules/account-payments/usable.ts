import { ledger } from "@patron/engine";
import { accountAmountText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { readAccounts } from "../../ledger/lock.ts";
import { unitNames, unitOf } from "../special-accounts/public.ts";
import { type Today, todayOf, usedOf } from "./limits.ts";
import { type PaymentSite, worksAt } from "./paying.ts";
import { listLimits, listPaying, listPayingForCompany } from "./queries.ts";

type Row = InferResult<ReturnType<typeof listPaying>>[number];
type Standing = { id: string; state: ledger.AccountState };

/** The special accounts that a customer may pay with at a location, as shown at a till. */
export async function readUsable(tenant: Tenant, customerId: string, site: PaymentSite, now: Date) {
  const rows = (await tenant.many(listPaying(customerId))).filter((row) => row.active && worksAt(row, site));
  if (rows.length === 0) return [];
  const today = await todayOf(tenant, now);
  const states = await readStates(tenant, rows);
  const limits = await readLimitsOf(tenant, states, today);
  return rows.map((row) => ({
    ...toPayable(row, states, today),
    limit_without_pin: row.limit_without_pin === null ? null : textIn(row, row.limit_without_pin),
    odometer: row.odometer,
    vehicle_id: row.vehicle_id,
    limits: (limits.get(row.id ?? "") ?? []).map(({ period, goods_code, amount, used }) => ({
      ...{ period, goods_code },
      amount: textIn(row, amount),
      used: textIn(row, used),
    })),
  }));
}

/** The special accounts that may pay at a location: a customer's, or all for customers, with the available amounts. */
export async function readPayable(tenant: Tenant, customerId: string | null, site: PaymentSite, now: Date) {
  const all = (await tenant.many(listPaying(customerId))).filter((row) => worksAt(row, site));
  return toPayables(tenant, customerId === null ? all : all.filter((row) => row.active), now);
}

/** The special accounts with which a company may pay at a location, with the available amounts. */
export async function readPayableForCompany(tenant: Tenant, companyId: string, site: PaymentSite, now: Date) {
  const rows = await tenant.many(listPayingForCompany(companyId));
  return toPayables(
    tenant,
    rows.filter((row) => row.active && worksAt(row, site)),
    now,
  );
}

async function toPayables(tenant: Tenant, rows: readonly Row[], now: Date) {
  const states = await readStates(tenant, rows);
  const today = await todayOf(tenant, now);
  return rows.map((row) => toPayable(row, states, today));
}

function toPayable(row: Row, states: ReadonlyMap<string, Standing>, today: Today) {
  const { special_account_id, title, type, goods_codes } = row;
  const available = availableOf(row, states, today);
  return { special_account_id, title, type, ...unitNames(row), available, goods_codes };
}

const textIn = (row: Row, value: bigint) => accountAmountText(value, unitOf(row));

async function readStates(tenant: Tenant, rows: readonly Row[]): Promise<Map<string, Standing>> {
  const states = await readAccounts(
    tenant,
    rows.flatMap(({ id }) => id ?? []),
  );
  return new Map(states.map((one) => [one.state.account.owner_id, one]));
}

/** The amount available on a day of the business; null if unlimited, or without a customer. */
function availableOf(row: Row, states: ReadonlyMap<string, Standing>, { day }: Today): string | null {
  const known = states.get(row.id ?? "");
  const available = known ? ledger.available(known.state, day) : null;
  return available === null ? null : textIn(row, available);
}

async function readLimitsOf(tenant: Tenant, states: ReadonlyMap<string, Standing>, today: Today) {
  const found = await tenant.many(listLimits([...states.keys()]));
  const limits: ((typeof found)[number] & { used: bigint })[] = [];
  for (const limit of found) {
    const ledgerId = states.get(limit.customer_account_id)?.id;
    if (ledgerId) limits.push({ ...limit, used: await usedOf(tenant, ledgerId, limit, today) });
  }
  return Map.groupBy(limits, (limit) => limit.customer_account_id);
}
