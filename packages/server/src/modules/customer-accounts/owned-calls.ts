import type { customerAccounts } from "@patron/contract";
import { type AnyCall, Failure, type FailureCode } from "@patron/contract/kit";
import type { Query } from "#kit/database/rows.ts";
import { pageOf } from "#kit/export/document-page.ts";
import type { Context, Exporter } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readPaidGoods, type SpecialAccountRow } from "../special-accounts/public.ts";
import { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
import { openStatement } from "./export.ts";
import { statementColumns, statementTitle } from "./export-messages.ts";
import { changeAccount, type Give, giveAccount, moveOwned, requireSpecialAccount } from "./owned.ts";
import { type AccountOwner, listCustomerAccounts } from "./queries.ts";
import { type Owned, readAll, readOne, requireAccount } from "./read.ts";
import { readStatement, readStoodAt } from "./statements/statement.ts";
import { statementDocument } from "./statements/statement-document.ts";

/** The owners of special accounts: customers or companies. */
interface Owners<Path, Shown> {
  ownerOf(path: Path): AccountOwner;
  find(path: Path): Query<unknown>;
  /** The error for an unknown owner in the path. */
  missing: FailureCode;
  /** Refuses a special account that this owner may not have. */
  refuse?(tenant: Tenant, path: Path, special: SpecialAccountRow): Promise<void>;
  show: Owned<Shown>["show"];
}

/** A page to print shows at most this many movements, the latest ones. */
const maxPrinted = 2_000;

type Calls = typeof customerAccounts;
/** A request to one of the calls, below the path of an owner. */
type At<C extends AnyCall, Path> = Omit<Context<C>, "path" | "fail"> & { path: Path };

/** Handlers and exporters of the calls about owned accounts, shared by customers and companies. */
export function ownedAccountCalls<Path extends object, Shown extends object>(owners: Owners<Path, Shown>) {
  type OfAccount = Path & { accountId: string };
  type Requested = Pick<At<AnyCall, Path>, "path" | "tenant" | "now">;
  const owned = ({ path, tenant, now }: Requested) => ({
    ...{ owner: owners.ownerOf(path), tenant, now },
    show: owners.show,
  });
  const ownedThere = async (requested: Requested) => {
    const found = await requested.tenant.maybe(owners.find(requested.path));
    if (!found) throw new Failure(owners.missing);
    return owned(requested);
  };
  const requireAccountOf = (requested: Pick<At<AnyCall, OfAccount>, "path" | "tenant" | "now">) =>
    requireAccount(owned(requested), requested.path.accountId);

  const handlers = {
    async list(requested: At<Calls["list"], Path>) {
      const them = await ownedThere(requested);
      return { items: await readAll(them, await requested.tenant.many(listCustomerAccounts(them.owner))) };
    },
    async add(requested: Omit<At<Calls["add"], Path>, "body"> & { body: Give }) {
      const { path, body, tenant, changed } = requested;
      const them = await ownedThere(requested);
      const special = await requireSpecialAccount(tenant, them.owner, body);
      await owners.refuse?.(tenant, path, special);
      return giveAccount(them, special, { body, changed });
    },
    get: async (requested: At<Calls["get"], OfAccount>) =>
      readOne(owned(requested), (await requireAccountOf(requested)).id),
    change: (requested: At<Calls["change"], OfAccount> & Pick<Context<Calls["change"]>, "fail">) =>
      changeAccount(owned(requested), requested.path.accountId, requested),
    goods: async (requested: At<Calls["goods"], OfAccount>) => ({
      items: await readPaidGoods(requested.tenant, await requireAccountOf(requested)),
    }),
    refill: (requested: At<Calls["refill"], OfAccount>) => moveOwned(owned(requested), refillAccount, requested),
    adjust: (requested: At<Calls["adjust"], OfAccount>) => moveOwned(owned(requested), adjustAccount, requested),
    writeOff: (requested: At<Calls["writeOff"], OfAccount>) => moveOwned(owned(requested), writeOffAccount, requested),
    statement: async (requested: At<Calls["statement"], OfAccount>) =>
      readStatement(requested.tenant, await requireAccountOf(requested), requested.query, requested.page),
    statementPage: async (requested: At<Calls["statementPage"], OfAccount>) =>
      pageOf(await statementDocument(await requireAccountOf(requested), requested, maxPrinted)),
    asOf: async (requested: At<Calls["asOf"], OfAccount>) =>
      readStoodAt(requested.tenant, await requireAccountOf(requested), requested.query.at, requested.now),
  };

  type Statement = Exporter<Calls["statement"]>;
  type Exported = Omit<Parameters<Statement["open"]>[0], "path"> & { path: OfAccount };
  const statement = {
    title: statementTitle,
    columns: statementColumns,
    open: async (requested: Exported) => openStatement(await requireAccountOf(requested), requested),
    print: async (requested: Exported) => statementDocument(await requireAccountOf(requested), requested),
  };
  return { handlers, exporters: { statement } };
}
