import type { customerAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { pageOf } from "#kit/export/paper-page.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { CustomerAccountRow } from "../views.ts";
import { statementPaper } from "./statement-paper.ts";
import type { Reader } from "./statement-told.ts";

const mostRows = 2_000;

/** A statement as a page to print: the same paper as the PDF, with the latest movements only where there are many. */
export async function statementPage(
  tenant: Tenant,
  row: CustomerAccountRow,
  period: FiltersOf<typeof customerAccounts.statementPage>,
  reader: Reader,
): Promise<string> {
  return pageOf(await statementPaper({ tenant, row, period, mostRows }, reader));
}
