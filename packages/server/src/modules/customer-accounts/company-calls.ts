import { corporateAccounts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { type Context, type Exporter, type Handlers, implement } from "#kit/implement.ts";
import { getCompany } from "../corporate-customers/public.ts";
import { readPaidGoods } from "../special-accounts/public.ts";
import { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
import { openStatement, statementFile } from "./export.ts";
import { changeAccount, demandSpecial, giveAccount, moveOwned } from "./owned.ts";
import * as queries from "./queries.ts";
import { demandAccount, type Owned, readAll, readOne } from "./read.ts";
import { readStatement, readStoodAt } from "./statement.ts";
import { statementPage } from "./statement-page.ts";
import { printStatement } from "./statement-paper.ts";
import { toCorporateAccount } from "./views.ts";

const handlers: Handlers<typeof corporateAccounts> = {
  async list({ path, tenant, now, fail }) {
    if (!(await tenant.maybe(getCompany(path.customerId)))) return fail("corporate_customer.not_found");
    const owned = ownedBy({ path, tenant, now });
    return { items: await readAll(owned, await tenant.many(queries.listCustomerAccounts(owned.owner))) };
  },

  async add({ path, body, tenant, now, fail, changed }) {
    if (!(await tenant.maybe(getCompany(path.customerId)))) return fail("corporate_customer.not_found");
    const owned = ownedBy({ path, tenant, now });
    return giveAccount(owned, await demandSpecial(tenant, owned.owner, body), { body, changed });
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

const statement: Exporter<typeof corporateAccounts.statement> = {
  ...statementFile,
  open: ({ path, ...asked }) => openStatement({ corporate_customer_id: path.customerId }, path.accountId, asked),
  print: ({ path, ...asked }) => printStatement({ corporate_customer_id: path.customerId }, path.accountId, asked),
};

export const corporateAccountCalls = implement(corporateAccounts, handlers, { statement });

type Asking = Pick<Context<typeof corporateAccounts.list>, "path" | "tenant" | "now">;
function ownedBy({ path, tenant, now }: Asking): Owned<ReplyOf<typeof corporateAccounts.get>> {
  return { owner: { corporate_customer_id: path.customerId }, tenant, now, show: toCorporateAccount };
}
