import { customerAccounts } from "@patron/contract";
import { type Context, type Handlers, implement } from "#kit/implement.ts";
import { getCustomer } from "../customers/public.ts";
import { readPaidGoods } from "../special-accounts/public.ts";
import { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
import { statementExport } from "./export.ts";
import { changeAccount, demandSpecial, giveAccount, moveOwned } from "./owned.ts";
import * as queries from "./queries.ts";
import { demandAccount, readAll, readOne } from "./read.ts";
import { readStatement, readStoodAt } from "./statement.ts";
import { statementPage } from "./statement-page.ts";
import { toCustomerAccount } from "./views.ts";

const handlers: Handlers<typeof customerAccounts> = {
  async list({ path, tenant, now, fail }) {
    if (!(await tenant.maybe(getCustomer(path.userId)))) return fail("customer.not_found");
    const owned = ownedBy({ path, tenant, now });
    return { items: await readAll(owned, await tenant.many(queries.listCustomerAccounts(owned.owner))) };
  },

  async add({ path, body, tenant, now, fail, changed }) {
    if (!(await tenant.maybe(getCustomer(path.userId)))) return fail("customer.not_found");
    const owned = ownedBy({ path, tenant, now });
    const special = await demandSpecial(tenant, owned.owner, body);
    const [card] = await tenant.many(queries.listCardsIn(path.userId, special.loyalty_ids));
    if (!card) return fail("special_account.other_programme");
    return giveAccount(owned, special, { body, changed });
  },

  async get(asked) {
    const owned = ownedBy(asked);
    const { id } = await demandAccount(owned, asked.path.accountId);
    return readOne(owned, id);
  },

  change: (asked) => changeAccount(ownedBy(asked), asked.path.accountId, asked),

  async goods(asked) {
    const row = await demandAccount(ownedBy(asked), asked.path.accountId);
    return { items: await readPaidGoods(asked.tenant, row) };
  },

  refill: (asked) => moveOwned(ownedBy(asked), asked.path.accountId, refillAccount, asked),
  adjust: (asked) => moveOwned(ownedBy(asked), asked.path.accountId, adjustAccount, asked),
  writeOff: (asked) => moveOwned(ownedBy(asked), asked.path.accountId, writeOffAccount, asked),

  async statement(asked) {
    const row = await demandAccount(ownedBy(asked), asked.path.accountId);
    return readStatement(asked.tenant, row, asked.query, asked.page);
  },

  async statementPage(asked) {
    const { tenant, query, now, language } = asked;
    const row = await demandAccount(ownedBy(asked), asked.path.accountId);
    return statementPage(tenant, row, query, { now, language });
  },

  async asOf(asked) {
    const row = await demandAccount(ownedBy(asked), asked.path.accountId);
    return readStoodAt(asked.tenant, row, asked.query.at, asked.now);
  },
};

export const customerAccountCalls = implement(customerAccounts, handlers, { statement: statementExport });

type Asking = Pick<Context<typeof customerAccounts.list>, "path" | "tenant" | "now">;
function ownedBy({ path, tenant, now }: Asking) {
  return { owner: { customer_id: path.userId }, tenant, now, show: toCustomerAccount };
}
