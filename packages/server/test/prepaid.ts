import { randomUUID } from "node:crypto";
import type { customerAccounts, specialAccounts, term } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { TestServer } from "./server.ts";
import { type SaleBody, type Shop, shop } from "./shop.ts";

type Done = ReplyOf<typeof term.sale>;
type Account = ReplyOf<typeof customerAccounts.get>;

/** A customer of a shop with a prepaid account. */
export interface Prepaid {
  s: Shop;
  customerId: string;
  specialId: string;
  email: string;
  /** The body of a sale of A (10.00 each) that the account pays for. */
  body(quantity: string, more?: Partial<SaleBody>, pin?: string): SaleBody;
  sell(quantity: string, more?: Partial<SaleBody>, pin?: string): Promise<Done>;
  reserve(quantity: string, more?: Partial<BodyOf<typeof term.reserve>>): Promise<Done>;
  finalize(transaction_id: string, more?: Partial<BodyOf<typeof term.finalize>>): Promise<Done>;
  cancel(transaction_id: string): Promise<unknown>;
  account(): Promise<Account>;
  /** Balance, held and available amount, as the account shows them. */
  balances(): Promise<[string, string, string | null]>;
}

interface PrepaidOptions {
  special?: Partial<BodyOf<typeof specialAccounts.add>>;
  own?: Partial<BodyOf<typeof customerAccounts.add>>;
  amount?: string;
}

/** Opens a shop with a customer whose account has 100.00, or the given amount. */
export async function prepaid(server: TestServer, { special = {}, own = {}, amount = "100" }: PrepaidOptions = {}) {
  return prepaidIn(await shop(server), { special, own, amount });
}

/** The same in an existing shop. */
export async function prepaidIn(
  s: Shop,
  { special = {}, own = {}, amount = "100" }: PrepaidOptions = {},
): Promise<Prepaid> {
  const email = `${randomUUID()}@example.com`;
  const { id: customerId } = await s.w.make.customer({ email });
  const { id: specialId } = await s.w.make.specialAccount(special);
  const account = await s.w.make.customerAccount(customerId, specialId, own);
  if (Number(amount) > 0) await s.w.make.refill(account, amount);
  const path = { userId: customerId, accountId: account.id };
  const key = () => ({ idempotencyKey: randomUUID() });
  const body = (quantity: string, more: Partial<SaleBody> = {}, pin?: string): SaleBody => ({
    customer_id: customerId,
    items: [{ line_id: "1", code: "A", quantity }],
    payments: [{ payment_type: "special-account", special_account_id: specialId, ...(pin ? { pin } : {}) }],
    ...more,
  });
  const read = () => s.w.owner.request(calls.customerAccounts.get, { path });
  return {
    s,
    customerId,
    specialId,
    email,
    body,
    sell: (quantity, more, pin) => s.sell(body(quantity, more, pin)),
    reserve: (quantity, more) => s.till.request(calls.term.reserve, { body: { ...body(quantity), ...more } }, key()),
    finalize: (transaction_id, more) =>
      s.till.request(calls.term.finalize, { body: { transaction_id, ...more } }, key()),
    cancel: (transaction_id) => s.till.request(calls.term.cancel, { body: { transaction_id } }, key()),
    account: read,
    async balances() {
      const { balance, reserved, amount: available } = await read();
      return [balance, reserved, available];
    },
  };
}
