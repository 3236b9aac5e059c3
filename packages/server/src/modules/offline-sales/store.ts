import type { offline } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { parseMoney } from "@patron/engine";
import type { Settings } from "#kit/env.ts";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { actingPerson, type TerminalCaller } from "#kit/who.ts";
import { bookCheck, bookForCustomer, readSite, type Sale } from "../selling/public.ts";
import { readTransaction } from "../transactions/public.ts";
import { type Agreed, type ArrivedSale, priceAsSold } from "./arrival.ts";
import { type Conflict, conflict } from "./conflict.ts";
import { conflictsOf } from "./conflicts.ts";
import { readNamed } from "./named-customer.ts";
import { tellOfConflict } from "./notices.ts";
import * as queries from "./queries.ts";
import { conflictsIn, receiptNumber } from "./views.ts";

type Answer = ReplyOf<typeof offline.sell>;

/** The signed text of a sale and what proves it. */
interface Signed {
  text: string;
  hash: string;
}

/** What was answered when a number of a series arrived first; undefined if that was another sale. */
export async function answerAgain(
  tenant: Tenant,
  series: queries.SeriesRow,
  number: number,
  hash: string,
): Promise<Answer | undefined> {
  const row = await tenant.one(queries.getArrived(series.id, number));
  if (row.hash !== hash) return undefined;
  const transaction = row.transaction_id ? await readTransaction(tenant, row.transaction_id) : undefined;
  return {
    number: receiptNumber(series, number),
    transaction: transaction ?? null,
    conflicts: conflictsIn(row),
  };
}

/** Books the next sale of a series as it was made, or keeps it with the reason why that cannot be done. Either way its number is used up. */
export async function takeSale(
  sale: Sale & { who: TerminalCaller; settings: Settings },
  series: queries.SeriesRow,
  body: ArrivedSale,
  signed: Signed,
): Promise<Answer> {
  const { tenant, terminalId, now } = sale;
  const who = await soldBy(tenant, sale.who, body.business_staff_id);
  const known = await tenant.maybe(queries.getTransactionId(body.transaction_id));
  const agreed = known ? conflict("transaction-known") : await priceAsSold(tenant, terminalId, body, now);
  const isBooked = "check" in agreed;
  const conflicts = isBooked ? await conflictsOf(tenant, terminalId, body, agreed) : [agreed];
  if (isBooked) conflicts.push(...(await book({ ...sale, who }, agreed, body)));
  const site = isBooked ? agreed.site : await readSite(tenant, terminalId);
  const id = newId();
  await tenant.run(
    queries.addSale({
      ...{ id, series_id: series.id, number: body.number, terminal_id: terminalId, pos_id: site.pos_id },
      ...{ signed_text: signed.text, hash: signed.hash, signature: body.signature },
      ...{ currency: site.currency, amount_to_pay: parseMoney(body.totals.amount_to_pay, site.currency) ?? 0n },
      ...{ sold_dt: new Date(body.sold_dt), person_id: actingPerson(who), created_dt: now, modified_dt: now },
      transaction_id: isBooked ? body.transaction_id : null,
      conflicts: JSON.stringify(conflicts),
    }),
  );
  await tenant.run(queries.saveSeries(series.id, body.number, signed.hash));
  sale.changed({ entityType: "offline_sale", id, after: { state: conflicts.length > 0 ? "to-settle" : "booked" } });
  const number = receiptNumber(series, body.number);
  await tellOfConflict(tenant, { id, number, terminalId }, conflicts, now);
  const transaction = isBooked ? await readTransaction(tenant, body.transaction_id) : undefined;
  return { number, transaction: transaction ?? null, conflicts };
}

/** Stores the transaction of a sale: for its customer, unless that would make another amount of it. Returns why it is not theirs. */
async function book(sale: Sale & { settings: Settings }, agreed: Agreed, body: ArrivedSale): Promise<Conflict[]> {
  const { input, check, site, held, soldAt } = agreed;
  const { items, comment, odometer, vehicle_id, rule_ids } = body;
  const facts = new Map(held.goods.map((item) => [item.id, item]));
  const goods = new Map(
    input.lines.flatMap((line) => {
      const item = facts.get(line.goods.id);
      return item ? [[line.id, item] as const] : [];
    }),
  );
  const request = { items, rule_ids, comment, odometer, vehicle_id };
  const sold = { id: body.transaction_id, request, soldAt, input, check, site, goods };
  const named = await readNamed(sale, site, body.customer);
  const other = named && !("kind" in named) ? await bookForCustomer(sale, sold, named) : undefined;
  const own = named && "kind" in named ? named : other && conflict("customer-price", other);
  if (!named || own) await bookCheck(sale, sold);
  sale.changed({ entityType: "transaction", id: body.transaction_id, after: { status: "success" } });
  return own ? [own] : [];
}

/** The till as it was at the sale: with its seller then, not the one who has signed in since. */
async function soldBy(tenant: Tenant, who: TerminalCaller, staffId: string | null): Promise<TerminalCaller> {
  const member = staffId === null ? undefined : await tenant.maybe(queries.getSeller(staffId));
  return { ...who, seller: member ? { personId: member.person_id, staffId: member.id, name: member.name } : null };
}
