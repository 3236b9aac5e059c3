import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePostedAmount } from "#kit/account-amount.ts";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { trialMessages } from "../messages.ts";
import { signed } from "./amounts.ts";
import type { Found } from "./found.ts";

/** Who gains and who loses most. */
export function GainTable({ found }: { found: Found }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  if (found.customers.length === 0) return null;
  return (
    <Part
      title={t.customers}
      hint={`${t.gainAndLose(show.number(found.winners_count), show.number(found.losers_count))} ${t.customersHint}`}
    >
      <DataTable
        label={t.customers}
        rows={found.customers.map((one) => ({ ...one, id: `${one.customer.id} ${one.currency}` }))}
        columns={[
          {
            id: "customer",
            header: t.customer,
            cell: ({ customer }) => (
              <RecordLink of="customer" id={customer.id}>
                {customer.title || t.unnamed}
              </RecordLink>
            ),
          },
          {
            id: "gain",
            header: t.difference,
            numeric: true,
            cell: ({ gain, currency }) => signed("0", gain, { currency, show }),
          },
        ]}
      />
    </Part>
  );
}

/** Rules that apply less often, or that compete with the changed one. */
export function ClashTable({ found, loyaltyId }: { found: Found; loyaltyId: string }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  if (found.clashes.length === 0) return null;
  return (
    <Part title={t.rules} hint={t.rulesHint}>
      <DataTable
        label={t.rules}
        rows={found.clashes.map((one) => ({ ...one, id: one.rule.id }))}
        columns={[
          {
            id: "rule",
            header: t.fields.rule,
            cell: ({ rule }) =>
              rule.title ? (
                <RecordLink of="rule" id={rule.id} loyaltyId={loyaltyId}>
                  {rule.title}
                </RecordLink>
              ) : (
                t.removedRule
              ),
          },
          {
            id: "lost",
            header: t.fields.lost_count,
            numeric: true,
            cell: ({ lost_count }) => show.number(lost_count),
          },
          {
            id: "rival",
            header: t.fields.rival_count,
            numeric: true,
            cell: ({ rival_count }) => show.number(rival_count),
          },
        ]}
      />
    </Part>
  );
}

/** What sales credit to special accounts, each in its unit. */
export function AccountTable({ found }: { found: Found }) {
  const t = useMessages(trialMessages);
  const posted = usePostedAmount();
  if (found.accounts.length === 0) return null;
  return (
    <Part title={t.accounts} hint={t.accountsHint}>
      <DataTable
        label={t.accounts}
        rows={found.accounts.map((one) => ({ ...one, id: one.special_account.id }))}
        columns={[
          { id: "account", header: t.account, cell: ({ special_account: { title } }) => title || t.unnamed },
          { id: "before", header: t.before, numeric: true, cell: ({ before, unit }) => posted(before, unit) },
          { id: "after", header: t.after, numeric: true, cell: ({ after, unit }) => posted(after, unit) },
        ]}
      />
    </Part>
  );
}

/** Sales with the largest differences. */
export function SaleTable({ found }: { found: Found }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  if (found.sales.length === 0) return null;
  return (
    <Part title={t.sales} hint={t.salesHint}>
      <DataTable
        label={t.sales}
        rows={found.sales.map((one) => ({ ...one, id: one.transaction.id }))}
        columns={[
          {
            id: "sale",
            header: t.sale,
            cell: ({ transaction }) => (
              <RecordLink of="transaction" id={transaction.id}>
                {transaction.title}
              </RecordLink>
            ),
          },
          { id: "date", header: t.date, tabular: true, cell: ({ created_dt }) => show.dateTime(created_dt) },
          {
            id: "before",
            header: t.before,
            numeric: true,
            cell: ({ before, currency }) => show.money(before.amount_to_pay, currency),
          },
          {
            id: "after",
            header: t.after,
            numeric: true,
            cell: ({ after, currency }) => show.money(after.amount_to_pay, currency),
          },
          {
            id: "bonuses",
            header: t.bonusDifference,
            numeric: true,
            cell: ({ before, after, currency }) =>
              signed(before.bonuses_amount, after.bonuses_amount, { currency, show }),
          },
        ]}
      />
    </Part>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{title}</h2>
      <p className="text-table text-muted">{hint}</p>
      {children}
    </section>
  );
}

interface RecordLinkProps {
  of: "customer" | "rule" | "transaction";
  id: string;
  loyaltyId?: string;
  children: string;
}

function RecordLink({ of, id, loyaltyId, children }: RecordLinkProps) {
  const to = addressOfRecord({ entityType: of, id, loyaltyId: loyaltyId ?? null });
  return to ? <TextLink link={<Link to={to} />}>{children}</TextLink> : children;
}
