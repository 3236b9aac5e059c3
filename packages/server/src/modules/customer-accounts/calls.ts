import { customerAccounts } from "@patron/contract";
import { type Context, type Handlers, implement } from "#kit/implement.ts";
import { getCustomer } from "../customers/public.ts";
import { readPaidGoods } from "../special-accounts/public.ts";
import { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
import { statementExport } from "./export.ts";
import { changeAccount, demandSpecial, giveAccount, moveOwned } from "./owned.ts";
import * as queries from "./queries.ts";
import { demandAccount, readAll, readOne } from "./read.ts";
import { readStatement, readStoodAt } from "./statements/statement.ts";
import { statementPage } from "./statements/statement-page.ts";
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

  async get(requested) {
    const owned = ownedBy(requested);
    const { id } = await demandAccount(owned, requested.path.accountId);
    return readOne(owned, id);
  },

  change: (requested) => changeAccount(ownedBy(requested), requested.path.accountId, requested),

  async goods(requested) {
    const row = await demandAccount(ownedBy(requested), requested.path.accountId);
    return { items: await readPaidGoods(requested.tenant, row) };
  },

  refill: (requested) => moveOwned(ownedBy(requested), requested.path.accountId, refillAccount, requested),
  adjust: (requested) => moveOwned(ownedBy(requested), requested.path.accountId, adjustAccount, requested),
  writeOff: (requested) => moveOwned(ownedBy(requested), requested.path.accountId, writeOffAccount, requested),

  async statement(requested) {
    const row = await demandAccount(ownedBy(requested), requested.path.accountId);
    return readStatement(requested.tenant, row, requested.query, requested.page);
  },

  async statementPage(requested) {
    const { tenant, query, now, language } = requested;
    const row = await demandAccount(ownedBy(requested), requested.path.accountId);
    return statementPage(tenant, row, query, { now, language });
  },

  async asOf(requested) {
    const row = await demandAccount(ownedBy(requested), requested.path.accountId);
    return readStoodAt(requested.tenant, row, requested.query.at, requested.now);
  },
};

export const customerAccountCalls = implement(customerAccounts, handlers, { statement: statementExport });

type Requesting = Pick<Context<typeof customerAccounts.list>, "path" | "tenant" | "now">;
function ownedBy({ path, tenant, now }: Requesting) {
  return { owner: { customer_id: path.userId }, tenant, now, show: toCustomerAccount };
}
