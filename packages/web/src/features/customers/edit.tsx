import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { customerMessages } from "./messages.ts";
import { CustomerAccounts } from "./parts/customer-accounts.tsx";
import { CustomerCards } from "./parts/customer-cards.tsx";
import { CustomerProfile } from "./parts/customer-profile.tsx";
import { Movements } from "./parts/movements.tsx";
import { screens } from "./screens.ts";

const tabs = { cards: CustomerCards, accounts: CustomerAccounts, profile: CustomerProfile, movements: Movements };

/** One customer: cards with category, access and bonuses; special accounts; the person; what moved the bonuses. */
export default function CustomerEditScreen() {
  const t = useMessages(customerMessages);
  const { userId } = usePathParams<"userId">();
  const crumbs = useCrumbs(screens.list);
  const { data: customer, error, refetch } = useCall(calls.customers.get, { path: { userId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!customer) return <SkeletonForm fields={6} />;
  return (
    <>
      <PageHeader
        title={customer.name || customer.phone || customer.email || customer.external_id}
        purpose={<bdi>{customer.name ? (customer.phone ?? customer.email ?? "") : ""}</bdi>}
        crumbs={crumbs}
        status={customer.blocked && <Status tone="danger">{t.blocked}</Status>}
      />
      <RecordTabs label={t.tabs} tabs={tabs} labels={t.tabNames} part={{ customer }} of={customer.id} />
    </>
  );
}
