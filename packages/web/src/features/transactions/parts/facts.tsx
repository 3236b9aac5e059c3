import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePostedAmount } from "#kit/account-amount.ts";
import { accountAddress, companyWith, customerWith } from "#kit/accounts/owner.ts";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { transactionsMessages } from "../messages.ts";

type Details = ReplyOf<typeof transactions.get>;

/** Site, time, people and totals of a transaction. */
export function TransactionFacts({ transaction, check }: Pick<Details, "transaction" | "check">) {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const written = usePostedAmount();
  const { special_account: moved } = transaction;
  const when = (term: string, instant: string | null) => (instant ? [{ term, value: show.dateTime(instant) }] : []);
  const text = (term: string, value: ReactNode) => (value ? [{ term, value }] : []);
  return (
    <div>
      <DefinitionList
        title={t.facts}
        rows={[
          ...when(t.fields.created_dt, transaction.finalized_dt ?? transaction.created_dt),
          ...text(t.fields.pos, transaction.pos?.title),
          ...text(t.fields.terminal, transaction.terminal?.title),
          ...text(t.fields.sc_terminal, transaction.sc_terminal && <bdi>{transaction.sc_terminal.title}</bdi>),
          ...text(t.fields.sc_code, transaction.sc_code && <bdi>{transaction.sc_code}</bdi>),
          ...text(t.fields.business_staff, transaction.business_staff && <bdi>{transaction.business_staff.title}</bdi>),
          ...text(
            t.fields.special_account,
            moved && (
              <AccountLink of={transaction} account={moved}>
                {moved.title}
              </AccountLink>
            ),
          ),
          ...text(t.fields.special_account_amount, moved && written(moved.amount, moved.unit)),
          ...text(t.fields.customer, buyerOf(transaction)),
          ...text(t.fields.vehicle_id, transaction.vehicle_id && <bdi>{transaction.vehicle_id}</bdi>),
          ...text(t.fields.odometer, transaction.odometer !== null && show.number(transaction.odometer)),
          ...(transaction.status === "authorized" ? when(t.expires, transaction.expires_dt) : []),
          ...when(t.fields.cancel_dt, transaction.cancel_dt),
          ...text(t.fields.cancel_staff, transaction.cancel_staff && <bdi>{transaction.cancel_staff.title}</bdi>),
          ...text(t.fields.cancel_reason, transaction.cancel_reason),
          ...text(t.fields.comment, transaction.comment),
        ]}
      />
      {/* A manual change of an account has no amount to pay. */}
      {(check || !moved) && <TransactionSums transaction={transaction} check={check} />}
    </div>
  );
}

/** The totals of a transaction, with its credits and payments. */
function TransactionSums({ transaction, check }: Pick<Details, "transaction" | "check">) {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const written = usePostedAmount();
  const { totals, currency } = transaction;
  const some = (term: string, amount: string, sign = "") =>
    Number(amount) === 0 ? [] : [{ term, value: signed(sign, amount, (text) => show.money(text, currency)) }];
  return (
    <DefinitionList
      title={t.fields.amount_to_pay}
      rows={[
        ...some(t.fields.amount, totals.amount),
        ...some(t.fields.discount_amount, totals.discount_amount, "−"),
        ...some(t.fields.bonuses_redeemed, totals.bonuses_redeemed_amount, "−"),
        ...some(t.fields.sales_taxes_amount, totals.sales_taxes_amount),
        ...some(t.fields.delivery_amount, totals.delivery_amount),
        ...some(t.fields.tip_amount, totals.tip_amount),
        ...some(t.fields.rounding_amount, totals.rounding_amount),
        { term: t.fields.amount_to_pay, value: <strong>{show.money(totals.amount_to_pay, currency)}</strong> },
        ...some(t.fields.contained_taxes_amount, totals.contained_taxes_amount),
        ...some(t.fields.bonuses_added, totals.bonuses_added_amount),
        ...some(t.fields.bonuses_added, totals.promo_bonuses_added_amount),
        ...transaction.credited_accounts.map((one) => ({
          term: `${t.creditedTo} ${one.title}`,
          value: (
            <AccountLink of={transaction} account={one}>
              {written(one.amount, one.unit)}
            </AccountLink>
          ),
        })),
        ...(check?.payments ?? []).map((one) => ({
          term: t.values.payment_type[one.payment_type],
          value: one.special_account ? (
            <bdi>
              {labelled(one.special_account.title, written(one.special_account.amount, one.special_account.unit))}
            </bdi>
          ) : (
            show.money(one.amount, currency)
          ),
        })),
      ]}
    />
  );
}

/** An amount after its sign; a refund turns both around. */
function signed(sign: string, amount: string, written: (text: string) => string): string {
  return sign && amount.startsWith("-") ? written(amount.slice(1)) : sign + written(amount);
}

/** A link to the page of the changed account. */
function AccountLink({ of: { customer, corporate_customer }, account, children }: AccountLinkProps) {
  const owner = (customer && customerWith(customer.id)) ?? (corporate_customer && companyWith(corporate_customer.id));
  if (!owner) return children;
  return <TextLink link={<Link to={accountAddress(owner, account.id)} />}>{children}</TextLink>;
}
interface AccountLinkProps {
  children: string;
  of: Details["transaction"];
  account: NonNullable<Details["transaction"]["special_account"]>;
}

/** A customer without a name is shown by their phone number, only once; a company by its title. */
function buyerOf({ customer, corporate_customer }: Details["transaction"]): string | undefined {
  if (!customer) return corporate_customer?.title;
  return [...new Set([customer.name, customer.phone])].filter(Boolean).join(" · ");
}
