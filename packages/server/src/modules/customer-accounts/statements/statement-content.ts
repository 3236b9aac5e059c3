import type { customerAccounts } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { FiltersOf } from "@patron/contract/kit";
import { labelled } from "@patron/contract/labelled";
import { unitText } from "@patron/contract/units";
import { accountAmountText } from "@patron/engine/money";
import type { Span } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness, readLegalInfo } from "../../business/public.ts";
import { amountText, unitNames, unitOf } from "../../special-accounts/public.ts";
import { kindText, statementTexts, statementTitle } from "../export-messages.ts";
import type { MovementRow } from "../queries.ts";
import { type CustomerAccountRow, toMovement } from "../views.ts";
import { readStanding } from "./statement.ts";

export interface Reader {
  now: Date;
  language: Language;
}

/** The content of a printed statement in the reader's language, for page and PDF. */
export async function readStatementContent(
  tenant: Tenant,
  row: CustomerAccountRow,
  period: FiltersOf<typeof customerAccounts.statement>,
  { now, language }: Reader,
) {
  const stood = await readStanding(tenant, row, period);
  const business = await tenant.one(getBusiness());
  const legal = await readLegalInfo(tenant);
  const when = whenIn(stood.timeZone, language);
  // A right-to-left name must not reverse the number beside it.
  const person = [row.owner_name, row.phone ?? row.email ?? row.external_id]
    .flatMap((text) => (text ? `\u2068${text}\u2069` : []))
    .join(", ");
  const account = row.title ?? row.special_title;
  const { currency, unit: goods } = unitNames(row);
  const unit = currency ?? (goods && unitText(goods, language));
  return {
    stood,
    from: legal.legal_name || business.title,
    title: labelled(statementTitle[language], account, language),
    facts: [
      [statementTexts[row.corporate_customer_id ? "company" : "customer"][language], person],
      [statementTexts.account[language], [account, unit].filter(Boolean).join(", ")],
      [statementTexts.period[language], spanText(stood.span, stood.timeZone, language)],
    ] as const,
    made: [statementTexts.made[language], when(now)] as const,
    amount: amountsIn(row, language),
    when,
    movement: (moved: MovementRow) => movementText(moved, row, language),
  };
}

/** The kind of a movement, with its comment. */
function movementText(moved: MovementRow, row: CustomerAccountRow, language: Language) {
  const { kind, comment, number, document } = toMovement(moved, row);
  const what = [kindText(kind, language), number && `${statementTexts.number[language]} ${number}`]
    .filter(Boolean)
    .join(" · ");
  return { what, more: [comment, document].flatMap((text) => text || []) };
}

function whenIn(timeZone: string, language: Language) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  return (at: Date) => format.format(at);
}

/** Formats amounts in a language, with their currency or unit. */
function amountsIn(row: CustomerAccountRow, language: Language) {
  return (value: bigint) => amountText(accountAmountText(value, unitOf(row)), row, language);
}

function spanText({ from, until }: Span, timeZone: string, language: Language): string {
  const day = (at: Date) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone }).format(at);
  // A period does not include its end.
  const last = until && new Date(until.getTime() - 1);
  if (!from && !last) return statementTexts.always[language];
  return `${from ? day(from) : "…"} – ${last ? day(last) : "…"}`;
}
