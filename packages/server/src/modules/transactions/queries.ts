import { type Insertable, sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { q, tenantId } from "#kit/database/rows.ts";
import type { Transaction, TransactionAccount } from "#kit/database/tables.ts";

/** Stores a manual transaction with the next number of manual ones. */
export const addPanelTransaction = fixed((row: Omit<Insertable<Transaction>, "number">) =>
  q.insertInto("transaction").values({ ...row, number: nextPanelNumber }),
);
const nextPanelNumber = sql<bigint>`next_panel_number(${tenantId})`;

/** The movement of a transaction on a special account. */
export const addTransactionAccount = (row: Insertable<TransactionAccount>) =>
  q.insertInto("transaction_account").values(row);
