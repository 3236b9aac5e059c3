import { calls } from "@patron/contract/routes";
import { useAccess } from "#kit/access.ts";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { businessMessages } from "./messages.ts";
import { AccessTab } from "./parts/access-tab.tsx";
import { CustomersForm } from "./parts/customers-form.tsx";
import { GeneralForm } from "./parts/general-form.tsx";
import { LegalForm } from "./parts/legal-form.tsx";

const tabs = { general: GeneralForm, customers: CustomersForm, legal: LegalForm, access: AccessTab };

/** The business itself: its name and place, what customers read of it, its particulars for documents, what its staff may do. */
export default function BusinessSettingsScreen() {
  const t = useMessages(businessMessages);
  const allowed = useAccess();
  const { data: business, error, refetch } = useCall(calls.business.get, { query: { ext: true } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!business?.settings) return <SkeletonForm fields={6} />;
  return (
    <>
      <PageHeader title={t.title} />
      <RecordTabs
        label={t.title}
        tabs={tabs}
        hidden={allowed([calls.business.legalInfo]) ? [] : ["legal"]}
        labels={t.tabNames}
        part={{ business, settings: business.settings }}
        of={business.id}
      />
    </>
  );
}
