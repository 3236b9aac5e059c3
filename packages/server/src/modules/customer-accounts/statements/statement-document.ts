import type { customerAccounts } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { Document, DocumentRow } from "#kit/export/document.ts";
import type { Printer } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { standing, statementColumns, statementTexts } from "../export-messages.ts";
import { listMovements } from "../queries.ts";
import type { CustomerAccountRow } from "../views.ts";
import { readStatementContent } from "./statement-content.ts";

type StatementContent = Awaited<ReturnType<typeof readStatementContent>>;
const rowsAtOnce = 500;

type Requested = Pick<
  Parameters<Printer<typeof customerAccounts.statement>>[0],
  "query" | "tenant" | "now" | "language"
>;

/** Describes a statement as a document, drawn as a PDF or a page; contains only the latest `maxRows` movements. */
export async function statementDocument(
  row: CustomerAccountRow,
  { query, tenant, now, language }: Requested,
  maxRows?: number,
): Promise<Document> {
  const content = await readStatementContent(tenant, row, query, { now, language });
  const { stood, title, from, facts, made, amount } = content;
  const first = maxRows === undefined ? 0 : Math.max(Number(stood.count) - maxRows, 0);
  return {
    ...{ language, title, from, facts },
    timeZone: stood.timeZone,
    made: now,
    figures: [
      [standing.opening[language], amount(stood.opening)],
      [statementColumns.incoming.title[language], amount(stood.incoming)],
      [statementColumns.outgoing.title[language], amount(stood.outgoing)],
      [standing.closing[language], amount(stood.closing)],
    ],
    ...(first > 0 ? { notes: [statementTexts.more[language]] } : {}),
    columns: columnsOf(content, language),
    rows: rowsOf(tenant, content, language, first),
    foot: made.join(" "),
  };
}

/** No amount exceeds the sum of its column, no balance exceeds all credits or all debits. */
function columnsOf({ stood, amount, when }: StatementContent, language: Language): Document["columns"] {
  const { opening, incoming, outgoing, closing } = stood;
  const balances = [opening, closing, opening + incoming, opening - outgoing].map(amount);
  // The names of months, and morning and evening hours, differ in width.
  const hours = Array.from(
    { length: 12 * 12 },
    (_, at) => new Date(Date.UTC(2028, at % 12, 28, Math.floor(at / 12) * 2, 58)),
  );
  return [
    { title: statementColumns.event_dt.title[language], kind: "text", widest: hours.map(when) },
    { title: statementColumns.kind.title[language], kind: "text" },
    { title: statementColumns.incoming.title[language], kind: "amount", widest: [amount(incoming)] },
    { title: statementColumns.outgoing.title[language], kind: "amount", widest: [amount(outgoing)] },
    { title: statementColumns.balance_after.title[language], kind: "amount", widest: balances },
  ];
}

async function* rowsOf(
  tenant: Tenant,
  content: StatementContent,
  language: Language,
  first: number,
): AsyncGenerator<DocumentRow[]> {
  const { stood, amount, when, movement } = content;
  const { accountId, span, count } = stood;
  yield [{ cells: ["", standing.opening[language], "", "", amount(stood.opening)], sum: true }];
  if (count === 0n) yield [{ cells: ["", statementTexts.none[language], "", "", ""] }];
  for (let offset = first; offset < Number(count); offset += rowsAtOnce) {
    const rows = await tenant.many(listMovements(accountId, span, { limit: rowsAtOnce, offset }, "asc"));
    yield rows.map((moved): DocumentRow => {
      const { what, more } = movement(moved);
      const came = moved.amount > 0n;
      const amounts = came ? [amount(moved.amount), ""] : ["", amount(-moved.amount)];
      return { cells: [when(moved.event_dt), what, ...amounts, amount(moved.balance_after)], below: more };
    });
  }
  const sums = [amount(stood.incoming), amount(stood.outgoing), amount(stood.closing)];
  yield [{ cells: ["", standing.closing[language], ...sums], sum: true }];
}
