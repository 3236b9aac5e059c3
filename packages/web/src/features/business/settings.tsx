import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { ScreenHeader, useScreenTitle } from "#kit/screen/screen-header.tsx";
import { useAccess } from "#kit/session/access.ts";
import { businessMessages } from "./messages.ts";
import { AccessTab } from "./parts/access-tab.tsx";
import { ApiKeyTab } from "./parts/api-key-tab.tsx";
import { CustomersForm } from "./parts/customers-form.tsx";
import { GeneralForm } from "./parts/general-form.tsx";
import { LegalForm } from "./parts/legal-form.tsx";
import { ReferralTab } from "./parts/referral-tab.tsx";

const tabs = {
  general: GeneralForm,
  customers: CustomersForm,
  legal: LegalForm,
  access: AccessTab,
  api: ApiKeyTab,
  referral: ReferralTab,
};

/** The business: name and region, public texts, legal details, access of staff and programs, and how it recommends Patron. */
export default function BusinessSettingsScreen() {
  const t = useMessages(businessMessages);
  const title = useScreenTitle();
  const allowed = useAccess();
  const hidden = [
    ...(allowed([calls.business.legalInfo]) ? [] : (["legal"] as const)),
    ...(allowed([calls.business.apiKey]) ? [] : (["api"] as const)),
    ...(allowed([calls.business.referral]) ? [] : (["referral"] as const)),
  ];
  const found = useCall(calls.business.get, { query: { ext: true } });
  return (
    <Loaded of={found} fields={6} fits={({ settings }) => settings !== undefined}>
      {(business) => (
        <>
          <ScreenHeader />
          <RecordTabs
            label={title}
            tabs={tabs}
            hidden={hidden}
            labels={t.tabNames}
            part={{ business, settings: business.settings! }} // They are requested, and checked above.
            of={business.id}
          />
        </>
      )}
    </Loaded>
  );
}
