import CreditCard from "lucide-react/icons/credit-card";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { customerMessages } from "../messages.ts";
import { CardBonuses } from "./card-bonuses.tsx";
import { CardAccessField, CardCategoryField } from "./card-choices.tsx";
import type { Card as CardShape, Customer } from "./customer-fields.tsx";
import { CustomerPass } from "./customer-pass.tsx";

/** Every card of a customer: access, bonuses, purchases. */
export function CustomerCards({ record: customer }: { record: Customer }) {
  const t = useMessages(customerMessages);
  if (customer.cards.length === 0) return <EmptyState icon={CreditCard} title={t.noCards} />;
  return (
    <div className="flex flex-col gap-8">
      {customer.cards.map((card) => (
        <section key={card.id} aria-label={card.loyalty.title} className="flex flex-col gap-4">
          {customer.cards.length > 1 && <h2 className="text-section font-semibold">{card.loyalty.title}</h2>}
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Card title={t.card}>
              <div className="flex flex-col gap-5">
                <CardCategoryField customerId={customer.id} card={card} />
                <CardAccessField customerId={customer.id} card={card} />
                <CardFacts card={card} />
              </div>
            </Card>
            <div className="flex flex-col gap-4">
              <CardBonuses customerId={customer.id} card={card} />
              <CustomerPass customerId={customer.id} loyaltyId={card.loyalty.id} />
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

function CardFacts({ card }: { card: CardShape }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const moment = (instant: string | null) =>
    instant && <time title={show.exact(instant)}>{show.dateTime(instant)}</time>;
  const sums = (of: "amount" | "average_check") =>
    card.totals.map((total) => show.money(total[of], total.currency)).join(", ");
  return (
    <DefinitionList
      rows={[
        { term: t.fields.registered_dt, value: moment(card.registered_dt) },
        { term: t.fields.first_visit_dt, value: moment(card.first_visit_dt) },
        { term: t.fields.last_visit_dt, value: moment(card.last_visit_dt) },
        { term: t.fields.visits_count, value: show.number(card.visits_count) },
        { term: t.fields.amount, value: sums("amount") },
        { term: t.fields.average_check, value: sums("average_check") },
      ]}
    />
  );
}
