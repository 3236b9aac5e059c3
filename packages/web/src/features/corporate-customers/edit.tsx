import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { companyMessages } from "./messages.ts";
import { CompanyAccounts } from "./parts/company-accounts.tsx";
import { CompanyProfile } from "./parts/company-profile.tsx";
import { CompanyStatus } from "./parts/company-status.tsx";

/** One company that buys: what is known of it, and its special accounts. */
export default function CompanyEditScreen() {
  const t = useMessages(companyMessages);
  return (
    <RecordScreen
      call={calls.corporateCustomers.get}
      purpose={({ legal_name }) => legal_name && <bdi>{legal_name}</bdi>}
      status={({ suspended }) => <CompanyStatus suspended={suspended} />}
      tabsLabel={t.tabs}
      tabs={{ profile: [t.tabProfile, CompanyProfile], accounts: [t.tabAccounts, CompanyAccounts] }}
    />
  );
}
