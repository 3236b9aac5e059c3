import { corporateAccounts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { type Context, type Exporter, type Handlers, implement } from "#kit/implement.ts";
import { getCompany } from "../corporate-customers/public.ts";
import {
  adjustAccount,
  changeAccount,
  demandAccount,
  demandSpecial,
  giveAccount,
  listCustomerAccounts,
  moveOwned,
  type Owned,
  openStatement,
  printStatement,
  readAll,
  readOne,
  readStatement,
  readStoodAt,
  refillAccount,
  statementFile,
  statementPage,
  toCorporateAccount,
  writeOffAccount,
} from "../customer-accounts/public.ts";
import { readPaidGoods } from "../special-accounts/public.ts";

const handlers: Handlers<typeof corporateAccounts> = {
  async list({ path, tenant, now, fail }) {
    if (!(await tenant.maybe(getCompany(path.customerId)))) return fail("corporate_customer.not_found");
    const owned = ownedBy({ path, tenant, now });
    return { items: await readAll(owned, await tenant.many(listCustomerAccounts(owned.owner))) };
  },

  async add({ path, body, tenant, now, fail, changed }) {
    if (!(await tenant.maybe(getCompany(path.customerId)))) return fail("corporate_customer.not_found");
    const owned = ownedBy({ path, tenant, now });
    return giveAccount(owned, await demandSpecial(tenant, owned.owner, body), { body, changed });
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

const statement: Exporter<typeof corporateAccounts.statement> = {
  ...statementFile,
  open: ({ path, ...requested }) =>
    openStatement({ corporate_customer_id: path.customerId }, path.accountId, requested),
  print: ({ path, ...requested }) =>
    printStatement({ corporate_customer_id: path.customerId }, path.accountId, requested),
};

export const corporateAccountCalls = implement(corporateAccounts, handlers, { statement });

type Requesting = Pick<Context<typeof corporateAccounts.list>, "path" | "tenant" | "now">;
function ownedBy({ path, tenant, now }: Requesting): Owned<ReplyOf<typeof corporateAccounts.get>> {
  return { owner: { corporate_customer_id: path.customerId }, tenant, now, show: toCorporateAccount };
}
