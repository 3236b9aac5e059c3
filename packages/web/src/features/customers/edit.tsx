import { calls } from "@patron/contract/routes";
import { useAddress, usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { customerMessages } from "./messages.ts";
import { CustomerCards } from "./parts/customer-cards.tsx";
import { CustomerProfile } from "./parts/customer-profile.tsx";
import { Movements } from "./parts/movements.tsx";
import { screens } from "./screens.ts";

const tabs = { cards: CustomerCards, profile: CustomerProfile, movements: Movements };
type Tab = keyof typeof tabs;

/** One customer: cards with category, access and bonuses; the person; what moved the bonuses. */
export default function CustomerEditScreen() {
  const t = useMessages(customerMessages);
  const { userId } = usePathParams<"userId">();
  const [search, change] = useAddress();
  const crumbs = useCrumbs(screens.list);
  const { data: customer, error, refetch } = useCall(calls.customers.get, { path: { userId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!customer) return <SkeletonForm fields={6} />;
  const tab: Tab = search.tab === "profile" || search.tab === "movements" ? search.tab : "cards";
  const Part = tabs[tab];
  return (
    <>
      <PageHeader
        title={customer.name || customer.phone || customer.email || customer.external_id}
        purpose={<bdi>{customer.name ? (customer.phone ?? customer.email ?? "") : ""}</bdi>}
        crumbs={crumbs}
        status={customer.blocked && <Status tone="danger">{t.blocked}</Status>}
      />
      <Tabs
        look="border"
        aria-label={t.tabs}
        tabs={(Object.keys(tabs) as Tab[]).map((value) => ({ value, label: t.tabNames[value] }))} // The record has exactly these keys.
        value={tab}
        onChange={(next) => change({ tab: next === "cards" ? undefined : next })}
      >
        <Part customer={customer} />
      </Tabs>
    </>
  );
}
