import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer();
const { refillAccount, adjustAccount, writeOffAccount } = calls.transactions;
const key = () => ({ idempotencyKey: randomUUID() });

/** A customer with an account, and the fields that identify both in a body. */
async function purse(special: object = {}) {
  const w = await world(server);
  const customer = await w.make.customer({ phone: `+38050${Math.floor(1e6 + Math.random() * 8e6)}` });
  const { id: special_account_id } = await w.make.specialAccount(special);
  const account = await w.make.customerAccount(customer.id, special_account_id);
  const path = { userId: customer.id, accountId: account.id };
  const balance = async () => (await w.owner.request(calls.customerAccounts.get, { path })).balance;
  return { w, customer, account, special_account_id, named: { customer_id: customer.id, special_account_id }, balance };
}

describe("POST /transactions/special_account/…", () => {
  test("refills, corrects and writes off, with the customer by id or by what is known of them", async () => {
    const { w, customer, account, special_account_id, named, balance } = await purse();
    const body = { ...named, amount: "100", payment_type: "cash" as const, document_number: "17", comment: "Paid" };
    const { transaction } = await w.owner.request(refillAccount, { body }, key());
    expect(transaction).toMatchObject({
      transaction_type: "special-account-refill",
      customer: { id: customer.id },
      payment_types: ["cash"],
      special_account: { id: account.id, amount: "100.00" },
      comment: "Paid",
    });
    const byPhone = { user_id_value: customer.phone ?? "", user_id_type: "phone" as const, special_account_id };
    const adjusted = await w.owner.request(
      adjustAccount,
      { body: { ...byPhone, balance: "90", comment: "Count" } },
      key(),
    );
    expect(adjusted.transaction).toMatchObject({
      transaction_type: "special-account-adjust",
      special_account: { amount: "-10.00" },
    });
    const [line] = await w.inside((tenant) => tenant.many(auditOf(adjusted.transaction.id)));
    expect(line?.after).toEqual({ customer_id: customer.id, special_account_id, balance: "90", comment: "Count" });
    const byCode = {
      user_id_value: customer.external_id ?? "",
      user_id_type: "external-id" as const,
      special_account_id,
    };
    const taken = await w.owner.request(writeOffAccount, { body: { ...byCode, amount: "15.5" } }, key());
    expect(taken.transaction).toMatchObject({
      transaction_type: "special-account-write-off",
      special_account: { amount: "-15.50" },
    });
    expect(await balance()).toBe("74.50");
    expect(await w.inside(prove)).toEqual([]);
  });

  test("requested twice with one key moves once", async () => {
    const { w, named, balance } = await purse();
    const once = key();
    const body = { ...named, amount: "5" };
    const first = await w.owner.request(refillAccount, { body }, once);
    expect(await w.owner.request(refillAccount, { body }, once)).toEqual(first);
    expect(await balance()).toBe("5.00");
  });

  test("an unknown customer, one without the account, and one named twice or not at all, is refused", async () => {
    const { w, named, special_account_id, customer } = await purse();
    const other = await w.make.specialAccount({ title: "Other" });
    const refused = async (code: string, who: object) => {
      const body = { special_account_id, amount: "1", comment: "Why", ...who };
      await expect(w.owner.request(refillAccount, { body }, key())).rejects.toMatchObject({ code });
      await expect(w.owner.request(adjustAccount, { body }, key())).rejects.toMatchObject({ code });
      await expect(w.owner.request(writeOffAccount, { body }, key())).rejects.toMatchObject({ code });
    };
    await refused("customer.not_found", { customer_id: randomUUID() });
    await refused("customer.not_found", { user_id_value: "+380509999999" });
    await refused("customer.id_invalid", { user_id_value: "nobody", user_id_type: "email" });
    await refused("customer.id_invalid", {});
    await refused("customer.id_invalid", { ...named, user_id_value: customer.phone });
    await refused("special_account.not_found", { ...named, special_account_id: randomUUID() });
    await refused("customer_account.not_found", { ...named, special_account_id: other.id });
  });

  test("what an account does not take is refused as on its own page, and nothing moves", async () => {
    const { w, account, named, balance } = await purse();
    const refused = (code: string, requested: Promise<unknown>) => expect(requested).rejects.toMatchObject({ code });
    const refill = (body: object) =>
      w.owner.request(refillAccount, { body: { ...named, amount: "1", ...body } }, key());
    await refused("amount.not_positive", refill({ amount: "0" }));
    await refused("request.malformed", refill({ amount: "1.005" }));
    await refused("expiry.invalid", refill({ expire_date: "2099-01-01" }));
    const adjust = (body: object) =>
      w.owner.request(adjustAccount, { body: { ...named, comment: "Why", ...body } }, key());
    await refused("adjustment.ambiguous", adjust({}));
    await refused("adjustment.ambiguous", adjust({ amount: "1", balance: "1" }));
    await refused("adjustment.zero", adjust({ balance: "0" }));
    await refused("account.insufficient", adjust({ amount: "-1" }));
    const take = (body: object) =>
      w.owner.request(writeOffAccount, { body: { ...named, amount: "1", ...body } }, key());
    await refused("amount.not_positive", take({ amount: "0" }));
    await refused("account.insufficient", take({}));
    await w.owner.request(calls.business.changeSettings, { body: { transaction_comment_required: true } });
    await refused("comment.missing", refill({}));
    await refused("comment.missing", take({}));
    const path = { userId: account.user_id, accountId: account.id };
    await w.owner.request(calls.customerAccounts.change, { path, body: { active: false } });
    await refused("customer_account.inactive", refill({ comment: "Why" }));
    expect(await balance()).toBe("0.00");
  });

  test("an accountant may not go below the credit by force, an owner may", async () => {
    const { w, named, balance } = await purse();
    const body = { ...named, amount: "3", force: true };
    await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const accountant = await w.member({ roles: ["accountant"] });
    await expect(accountant.request(writeOffAccount, { body }, key())).rejects.toMatchObject({ code: "access.denied" });
    await w.owner.request(writeOffAccount, { body }, key());
    expect(await balance()).toBe("-3.00");
  });
});
