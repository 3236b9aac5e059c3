import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { mailTo } from "../../../test/mail.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { expireIn } from "../bonuses/expire.ts";

const server = await startTestServer();
const { customerAccounts } = calls;
const key = () => ({ idempotencyKey: randomUUID() });
type Language = "en" | "uk" | "ru" | "de" | "fr";

/** An account with 30.00 and a threshold of 20.00, and the e-mails to its customer. */
async function purse(special: object = {}, person: object = {}) {
  const w = await world(server);
  const email = `c${randomUUID()}@example.com`;
  const { id: userId } = await w.make.customer({ first_name: "Olena", email, language: "en" as const, ...person });
  const made = await w.make.specialAccount({ title: "Deposit", low_balance_notify: "20", ...special });
  const account = await w.make.customerAccount(userId, made.id);
  const path = { userId, accountId: account.id };
  await w.make.refill(account, "30");
  const emails = () => mailTo(server, email);
  const take = (amount: string) =>
    w.owner.request(customerAccounts.writeOff, { path, body: { amount, comment: "x", force: true } }, key());
  const account_ = () => w.owner.request(customerAccounts.get, { path });
  return { w, path, account, letters: emails, take, shown: account_ };
}

describe("a customer is notified of a low account", () => {
  test("once for each time that it falls below its mark, and not while it is at it or below it already", async () => {
    const { w, account, letters: emails, take } = await purse();
    await take("10");
    expect(await emails()).toEqual([]);
    await take("0.01");
    expect(await emails()).toMatchObject([
      { subject: "Deposit: UAH\u00a019.99 left", body: expect.stringContaining("Hello Olena") },
    ]);
    await take("5");
    expect(await emails()).toHaveLength(1);
    await w.make.refill(account, "10");
    await take("10");
    expect(await emails()).toHaveLength(2);
  });

  test("by what is available, credit included", async () => {
    const { letters: emails, take } = await purse({ credit_type: "credit" as const, credit_limit: "100" });
    await take("100");
    expect(await emails()).toEqual([]);
    await take("20");
    expect(await emails()).toHaveLength(1);
  });

  test("when a cancelled refill takes it there, and when value expires", async () => {
    const { w, path, letters: emails } = await purse({ expire_type: "day" as const, expire_value: "3" });
    const body = { amount: "15", expire_date: Temporal.Now.plainDateISO().add({ days: 40 }).toString() };
    const { transaction } = await w.owner.request(customerAccounts.refill, { path, body }, key());
    const later = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
    await expireIn(server.pool, w.businessId, later(5));
    expect(await emails()).toHaveLength(1);
    await w.make.refill({ user_id: path.userId, id: path.accountId }, "10");
    await w.owner.request(
      calls.transactions.cancel,
      { body: { transaction_id: transaction.id, reason: "Wrong" } },
      key(),
    );
    expect(await emails()).toHaveLength(2);
  });

  test("never without a mark, without a bound of credit, without an address, or when the movement is refused", async () => {
    const unmarked = await purse({ low_balance_notify: null });
    await unmarked.take("30");
    expect(await unmarked.letters()).toEqual([]);
    const unbound = await purse({ credit_type: "credit-unlimited" as const });
    await unbound.take("30");
    expect(await unbound.letters()).toEqual([]);
    const nameless = await purse({}, { email: null });
    await nameless.take("30");
    expect(await nameless.shown()).toMatchObject({ balance: "0.00", low: true });
    const short = await purse();
    const body = { amount: "31", comment: "x" };
    const refused = short.w.owner.request(customerAccounts.writeOff, { path: short.path, body }, key());
    await expect(refused).rejects.toMatchObject({ code: "account.insufficient" });
    expect(await short.letters()).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "Fuel: 1.5 L left"],
    ["uk", "Пальне: залишилося 1,5 л"],
    ["ru", "Fuel: осталось 1,5 л"],
    ["de", "Kraftstoff: noch 1,5 l"],
    ["fr", "Fuel\u00a0: il reste 1,5 l"],
  ])("in %s, with the name that the account has in it", async (language, subject) => {
    const public_title = { en: "Fuel", uk: "Пальне", de: "Kraftstoff" };
    const {
      letters: emails,
      take,
      w,
    } = await purse({ type: "goods", currency: null, unit: "L", public_title }, { language });
    await w.owner.request(calls.business.change, { body: { language: "en" } });
    await take("28.5");
    expect((await emails()).map((one) => one.subject)).toEqual([subject]);
  });
});
