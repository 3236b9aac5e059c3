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
import { companyMessages } from "./messages.ts";
import { CompanyAccounts } from "./parts/company-accounts.tsx";
import { CompanyProfile } from "./parts/company-profile.tsx";
import { screens } from "./screens.ts";

const tabs = { profile: CompanyProfile, accounts: CompanyAccounts };

/** One company that buys: what is known of it, and its special accounts. */
export default function CompanyEditScreen() {
  const t = useMessages(companyMessages);
  const path = usePathParams<"customerId">();
  const crumbs = useCrumbs(screens.list);
  const { data: company, error, refetch } = useCall(calls.corporateCustomers.get, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!company) return <SkeletonForm fields={8} />;
  return (
    <>
      <PageHeader
        title={company.title}
        purpose={company.legal_name && <bdi>{company.legal_name}</bdi>}
        crumbs={crumbs}
        status={
          company.suspended ? <Status tone="danger">{t.suspended}</Status> : <Status tone="success">{t.active}</Status>
        }
      />
      <RecordTabs label={t.tabs} tabs={tabs} labels={t.tabNames} part={{ company }} of={company.id} />
    </>
  );
}
