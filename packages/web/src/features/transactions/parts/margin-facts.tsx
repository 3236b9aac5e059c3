import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { transactionsMessages } from "../messages.ts";

interface Props {
  margin: NonNullable<ReplyOf<typeof transactions.get>["gross_margin"]>;
  currency: string;
}

/** What the goods of a check cost and leave, for those who may see that. */
export function MarginFacts({ margin, currency }: Props) {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const money = (text: string | null) => (text === null ? t.unknownCost : show.money(text, currency));
  const percent = margin.percent === null ? "" : ` · ${show.roundedRate(margin.percent)}`;
  return (
    <DefinitionList
      title={t.fields.gross_margin}
      rows={[
        { term: t.fields.net_amount, value: money(margin.net_amount) },
        { term: t.fields.cost_amount, value: money(margin.cost_amount) },
        { term: t.fields.gross_margin, value: money(margin.amount) + percent },
      ]}
    />
  );
}
