import { calls } from "@patron/contract/routes";
import { AccountBalances } from "#kit/accounts/account-balances.tsx";
import { customerWith } from "#kit/accounts/owner.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { customerMessages } from "../messages.ts";
import type { Customer } from "./customer-fields.tsx";
import { CardFigures } from "./overview-figures.tsx";
import { FavouriteItems, LastSales } from "./overview-lists.tsx";

/** An overview of a customer: figures of every card, last sales, favourite items, accounts and notes. */
export function CustomerOverview({ record: customer }: { record: Customer }) {
  const allowed = useAccess();
  const standings = useCall(calls.customers.categories, { path: { userId: customer.id } }).data?.items;
  const hasVisited = customer.cards.some(({ visits_count: visits }) => visits > 0);
  return (
    <div className="flex flex-col gap-6">
      {customer.cards.map((card) => (
        <section key={card.id} aria-label={card.loyalty.title} className="flex flex-col gap-4">
          {customer.cards.length > 1 && <h2 className="text-section font-semibold">{card.loyalty.title}</h2>}
          <CardFigures card={card} standing={standings?.find((one) => one.loyalty_id === card.loyalty.id)} />
        </section>
      ))}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {allowed([calls.transactions.list]) && <LastSales customer={customer} />}
        <div className="flex min-w-0 flex-col gap-4">
          {hasVisited && <FavouriteItems customerId={customer.id} />}
          <Notes profile={customer.profile} />
          {allowed([calls.customerAccounts.list]) && <AccountBalances owner={customerWith(customer.id)} />}
        </div>
      </div>
    </div>
  );
}

/** The staff's notes about a customer; hidden when empty. */
function Notes({ profile }: Pick<Customer, "profile">) {
  const t = useMessages(customerMessages);
  if (!profile || (!profile.comment && profile.tags.length === 0)) return null;
  return (
    <Card title={t.notes} description={t.notesHint}>
      <div className="flex flex-col gap-3">
        {profile.comment && <p className="wrap-anywhere whitespace-pre-line text-body">{profile.comment}</p>}
        {profile.tags.length > 0 && (
          <ul aria-label={t.fields.tags} className="flex flex-wrap gap-2">
            {profile.tags.map((tag) => (
              <li key={tag} className="flex max-w-full">
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
