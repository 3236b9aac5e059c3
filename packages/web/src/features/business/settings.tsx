import { calls } from "@patron/contract/routes";
import { useAccess } from "#kit/access.ts";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { businessMessages } from "./messages.ts";
import { AccessTab } from "./parts/access-tab.tsx";
import { CustomersForm } from "./parts/customers-form.tsx";
import { GeneralForm } from "./parts/general-form.tsx";
import { LegalForm } from "./parts/legal-form.tsx";

const tabs = { general: GeneralForm, customers: CustomersForm, legal: LegalForm, access: AccessTab };
type Tab = keyof typeof tabs;
const everyTab = Object.keys(tabs) as Tab[]; // The record has exactly these keys.

/** The business itself: its name and place, what customers read of it, its particulars for documents, what its staff may do. */
export default function BusinessSettingsScreen() {
  const t = useMessages(businessMessages);
  const [search, change] = useAddress();
  const allowed = useAccess();
  const { data: business, error, refetch } = useCall(calls.business.get, { query: { ext: true } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!business?.settings) return <SkeletonForm fields={6} />;
  const open = everyTab.filter((one) => one !== "legal" || allowed([calls.business.legalInfo]));
  const tab = open.find((one) => one === search.tab) ?? "general";
  const Part = tabs[tab];
  return (
    <>
      <PageHeader title={t.title} />
      <Tabs
        look="border"
        aria-label={t.title}
        tabs={open.map((value) => ({ value, label: t.tabNames[value] }))}
        value={tab}
        onChange={(next) => change({ tab: next === "general" ? undefined : next })}
      >
        <Part business={business} settings={business.settings} />
      </Tabs>
    </>
  );
}
