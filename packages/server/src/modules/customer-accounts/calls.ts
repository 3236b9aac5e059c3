import { customerAccounts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { type Handlers, implement } from "#kit/implement.ts";
import { lockAccounts } from "../../ledger/lock.ts";
import { saveCredit } from "../../ledger/queries.ts";
import { getCustomer } from "../customers/door.ts";
import { ledgerAccount, openFor, readPaidGoods, refuseCredit, shareSpecialAccount } from "../special-accounts/door.ts";
import { readTransaction } from "../transactions/door.ts";
import { amountIn } from "./amounts.ts";
import { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
import { statementExport } from "./export.ts";
import * as queries from "./queries.ts";
import { readAll, readOne } from "./read.ts";
import { readStatement, readStoodAt } from "./statement.ts";
import { statementPage } from "./statement-page.ts";

const handlers: Handlers<typeof customerAccounts> = {
  async list({ path, tenant, now, fail }) {
    if (!(await tenant.maybe(getCustomer(path.userId)))) return fail("customer.not_found");
    return { items: await readAll(tenant, await tenant.many(queries.listCustomerAccounts(path.userId)), now) };
  },

  async add({ path, body, tenant, now, fail, changed }) {
    if (!(await tenant.maybe(getCustomer(path.userId)))) return fail("customer.not_found");
    const special = await tenant.maybe(shareSpecialAccount(body.special_account_id));
    if (!special) return fail("special_account.not_found");
    if (special.scope !== "retail") return fail("special_account.other_scope");
    if (!special.active) return fail("special_account.inactive");
    if (refuseCredit(special.expire_type !== "none", body.credit_type)) return fail("special_account.expiry_on_credit");
    const [card] = await tenant.many(queries.listCardsIn(path.userId, special.loyalty_ids));
    if (!card) return fail("special_account.other_programme");
    const { special_account_id: _, credit_limit, limits, id = newId(), ...said } = body;
    const limit = credit_limit === undefined ? undefined : amountIn(special, credit_limit, "credit_limit");
    await openFor(tenant, special, path.userId, { ...said, id, credit_limit: limit }, { now });
    const row = await tenant.one(queries.getCustomerAccount(path.userId, id));
    if (limits?.length) await tenant.run(queries.addLimits(id, limitRows(row, limits)));
    const after = await readOne(tenant, path.userId, id, now);
    changed({ noun: "customer_account", id, after });
    return after;
  },

  async get({ path, tenant, now, fail }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    return row ? readOne(tenant, path.userId, row.id, now) : fail("customer_account.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockCustomerAccount(path.userId, path.accountId));
    if (!row) return fail("customer_account.not_found");
    if (seenVersion !== undefined && seenVersion !== row.version)
      return fail("conflict.stale", { version: row.version });
    const { credit_type, credit_limit, limits, ...said } = body;
    if (refuseCredit(row.expire_type !== "none", credit_type)) return fail("special_account.expiry_on_credit");
    const before = await readOne(tenant, path.userId, row.id, now);
    if (credit_type !== undefined || credit_limit !== undefined) {
      const account = ledgerAccount(row);
      const locked = await lockAccounts(tenant, [account], now);
      const state = locked.of(account);
      const limit = credit_limit === undefined ? undefined : amountIn(row, credit_limit, "credit_limit");
      const type = credit_type ?? state.credit_type ?? "debit";
      const credit = { credit_type: type, credit_limit: limit ?? state.credit_limit ?? 0n };
      await tenant.run(saveCredit(locked.idOf(account), credit));
    }
    if (limits) {
      await tenant.run(queries.endLimits(row.id));
      if (limits.length > 0) await tenant.run(queries.addLimits(row.id, limitRows(row, limits)));
    }
    await tenant.run(queries.saveCustomerAccount(row.id, said, now));
    const after = await readOne(tenant, path.userId, row.id, now);
    changed({ noun: "customer_account", id: row.id, before, after });
    return after;
  },

  async goods({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    return row ? { items: await readPaidGoods(tenant, row) } : fail("customer_account.not_found");
  },

  async refill({ path, body, tenant, who, now, fail, changed }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    if (!row) return fail("customer_account.not_found");
    const id = await refillAccount({ tenant, who, now }, row, body);
    changed({ noun: "transaction", id, after: body });
    return answer({ path, tenant, now }, id);
  },

  async adjust({ path, body, tenant, who, now, fail, changed }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    if (!row) return fail("customer_account.not_found");
    const id = await adjustAccount({ tenant, who, now }, row, body);
    changed({ noun: "transaction", id, after: body });
    return answer({ path, tenant, now }, id);
  },

  async writeOff({ path, body, tenant, who, now, fail, changed }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    if (!row) return fail("customer_account.not_found");
    const id = await writeOffAccount({ tenant, who, now }, row, body);
    changed({ noun: "transaction", id, after: body });
    return answer({ path, tenant, now }, id);
  },

  async statement({ path, query, page, tenant, fail }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    return row ? readStatement(tenant, row, query, page) : fail("customer_account.not_found");
  },

  async statementPage({ path, query, tenant, now, language, fail }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    return row ? statementPage(tenant, row, query, { now, language }) : fail("customer_account.not_found");
  },

  async asOf({ path, query, tenant, now, fail }) {
    const row = await tenant.maybe(queries.getCustomerAccount(path.userId, path.accountId));
    return row ? readStoodAt(tenant, row, query.at, now) : fail("customer_account.not_found");
  },
};

export const customerAccountCalls = implement(customerAccounts, handlers, { statement: statementExport });

type Limits = NonNullable<BodyOf<typeof customerAccounts.change>["limits"]>;
function limitRows(account: Parameters<typeof amountIn>[0], limits: Limits) {
  return limits.map(({ period, amount, goods_code = null }, place) => {
    return { period, amount: amountIn(account, amount, `limits.${place}.amount`), goods_code };
  });
}

type Answering = Pick<Parameters<Handlers<typeof customerAccounts>["refill"]>[0], "path" | "tenant" | "now">;
async function answer({ path, tenant, now }: Answering, id: string) {
  const transaction = await readTransaction(tenant, id);
  if (!transaction) throw new Error("What was moved was kept.");
  return { account: await readOne(tenant, path.userId, path.accountId, now), transaction };
}
