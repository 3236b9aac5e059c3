import type { customerAccounts } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ExportsOf } from "@patron/contract/kit";
import { accountAmountText } from "@patron/engine/money";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { unitOf } from "../special-accounts/public.ts";
import { kindText, standing } from "./export-messages.ts";
import { listMovements } from "./queries.ts";
import { readStanding } from "./statements/statement.ts";
import { type CustomerAccountRow, toMovement } from "./views.ts";

type Row = Record<ExportsOf<typeof customerAccounts.statement>, Cell>;
const rowsAtOnce = 500;

type Requested = Pick<
  Parameters<Exporter<typeof customerAccounts.statement>["open"]>[0],
  "query" | "tenant" | "language"
>;
/** A statement as a file: the opening balance, every movement in order, and the closing balance. */
export async function openStatement(row: CustomerAccountRow, { query, tenant, language }: Requested) {
  const stood = await readStanding(tenant, row, query);
  return { timeZone: stood.timeZone, batches: lines(tenant, row, stood, language) };
}

type Stood = Awaited<ReturnType<typeof readStanding>>;
async function* lines(tenant: Tenant, row: CustomerAccountRow, stood: Stood, language: Language) {
  const { accountId, span, count, opening, incoming, outgoing, closing } = stood;
  const text = (amount: bigint) => accountAmountText(amount, unitOf(row));
  const unit = unitOf(row).unit;
  const empty = { number: null, comment: null, actor: null, document: null, unit };
  const before = { ...empty, kind: standing.opening[language], event_dt: span.from ?? null };
  const after = { ...empty, kind: standing.closing[language], event_dt: span.until ?? null };
  const first: Row = { ...before, incoming: null, outgoing: null, balance_after: text(opening) };
  yield [first];
  for (let offset = 0; offset < Number(count); offset += rowsAtOnce) {
    const part = { limit: rowsAtOnce, offset };
    const rows = await tenant.many(listMovements(accountId, span, part, "asc"));
    yield rows.map((movement): Row => {
      const { comment, number, actor, document, balance_after, amount, kind } = toMovement(movement, row);
      const came = movement.amount > 0n;
      return {
        ...{ comment, number, actor, document, balance_after, unit },
        event_dt: movement.event_dt,
        kind: kindText(kind, language),
        incoming: came ? amount : null,
        outgoing: came ? null : text(-movement.amount),
      };
    });
  }
  const last: Row = { ...after, incoming: text(incoming), outgoing: text(outgoing), balance_after: text(closing) };
  yield [last];
}
