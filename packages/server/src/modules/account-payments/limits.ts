import type { AccountLimitPeriod } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { accountAmountText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import { unitOf } from "../special-accounts/public.ts";
import * as queries from "./queries.ts";

type Limit = InferResult<ReturnType<typeof queries.listLimits>>[number];

/** The present day and the time zone of the business, whose days limits count by. */
export interface Today {
  day: string;
  timeZone: string;
}
export async function todayOf(tenant: Tenant, now: Date): Promise<Today> {
  const { time_zone: timeZone } = await tenant.one(getBusiness());
  return { day: dayIn(timeZone, now), timeZone };
}

/** The used part of a limit in its current period: paid and not cancelled, or held. Zero for a limit per payment. */
export async function usedOf(
  tenant: Tenant,
  ledgerId: string,
  { period, goods_code }: Pick<Limit, "period" | "goods_code">,
  today: Today,
): Promise<bigint> {
  const since = startOf(period, today);
  if (!since) return 0n;
  const sum = goods_code === null ? queries.sumPaid(ledgerId, since) : queries.sumPaidFor(ledgerId, since, goods_code);
  return (await tenant.one(sum)).used;
}

/** The amount that a payment takes from an account, in total and per item code. */
export interface Taken {
  total: bigint;
  lines: readonly { code: string | null; amount: bigint }[];
}

/** Fails if a payment exceeds a limit of its locked account, with the limit and its remainder. */
export async function refuseBeyondLimits(
  tenant: Tenant,
  row: { id: string } & Parameters<typeof unitOf>[0],
  ledgerId: string,
  taken: Taken,
  today: Today,
): Promise<void> {
  for (const limit of await tenant.many(queries.listLimits([row.id]))) {
    const { period, goods_code, amount } = limit;
    const requested = goods_code === null ? taken.total : amountOf(taken, goods_code);
    if (requested === 0n) continue;
    const left = amount - (await usedOf(tenant, ledgerId, limit, today));
    if (requested <= left) continue;
    const text = (value: bigint) => accountAmountText(value, unitOf(row));
    const details = { period, goods_code, requested: text(requested), left: text(left > 0n ? left : 0n) };
    throw new Failure("customer_account.limit_exceeded", { details });
  }
}

function amountOf({ lines }: Taken, goodsCode: string): bigint {
  return lines.reduce((sum, { code, amount }) => (code === goodsCode ? sum + amount : sum), 0n);
}

/** The start of a limit's current period; undefined for a limit per payment. Weeks begin on Monday. */
function startOf(period: AccountLimitPeriod, { day, timeZone }: Today): Date | undefined {
  const today = Temporal.PlainDate.from(day);
  const first = {
    once: undefined,
    day: today,
    week: today.subtract({ days: today.dayOfWeek - 1 }),
    month: today.with({ day: 1 }),
    year: today.with({ day: 1, month: 1 }),
  }[period];
  return first && new Date(first.toZonedDateTime(timeZone).epochMilliseconds);
}
