import { Link } from "@tanstack/react-router";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { refundMessages } from "./messages.ts";
import type { Details } from "./use-refund.ts";

/** The refunds of a sale, or the sale of a refund. */
export function RelatedTransactions({ details: { refund_of, refunds, transaction } }: { details: Details }) {
  const t = useMessages(refundMessages);
  const show = useShow();
  const linkTo = (id: string, name: string) => (
    <TextLink link={<Link to={`/transactions?open=${id}`} />}>{name}</TextLink>
  );
  if (!refund_of && refunds.length === 0) return null;
  return (
    <DefinitionList
      title={refund_of ? t.refundOf : t.refunds}
      rows={[
        ...(refund_of ? [{ ...refund_of, name: t.sale(refund_of.number) }] : []),
        ...named(refunds, t.numbered),
      ].map(({ id, name, amount_to_pay, created_dt }) => ({
        term: show.dateTime(created_dt),
        value: linkTo(id, name),
        tool: <bdi className="tabular-nums">{show.money(amount_to_pay, transaction.currency)}</bdi>,
      }))}
    />
  );
}

const named = (refunds: Details["refunds"], name: (number: string) => string) =>
  refunds.map((one) => ({ ...one, name: name(one.number) }));
