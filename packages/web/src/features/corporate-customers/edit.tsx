import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { companyMessages } from "./messages.ts";
import { CompanyAccounts } from "./parts/company-accounts.tsx";
import { CompanyProfile } from "./parts/company-profile.tsx";
import { CompanyStatus } from "./parts/company-status.tsx";
import { CompanyOverview } from "./parts/overview.tsx";

/** One company: overview, special accounts and profile. */
export default function CompanyEditScreen() {
  const t = useMessages(companyMessages);
  return (
    <RecordScreen
      call={calls.corporateCustomers.get}
      purpose={({ legal_name }) => legal_name && <bdi>{legal_name}</bdi>}
      status={({ suspended }) => <CompanyStatus suspended={suspended} />}
      tabsLabel={t.tabs}
      tabs={{
        overview: [t.tabOverview, CompanyOverview],
        accounts: [t.tabAccounts, CompanyAccounts],
        profile: [t.tabProfile, CompanyProfile],
      }}
    />
  );
}
