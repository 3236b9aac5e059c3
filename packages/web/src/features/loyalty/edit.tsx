import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { loyaltyMessages } from "./messages.ts";
import { CategoryList } from "./parts/category-list.tsx";
import { LoyaltySettings } from "./parts/loyalty-settings.tsx";
import { MoreSettings } from "./parts/more-settings.tsx";
import { RuleList } from "./parts/rule-list.tsx";
import { TaxesLink } from "./parts/taxes-link.tsx";
import { screens } from "./screens.ts";

const tabs = {
  settings: LoyaltySettings,
  rules: RuleList,
  categories: CategoryList,
  access: MoreSettings,
  taxes: TaxesLink,
};

/** One loyalty programme: its face, rules, customer categories, access and redemption, taxes. */
export default function LoyaltyEditScreen() {
  const t = useMessages(loyaltyMessages);
  const common = useCommonMessages();
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const crumbs = useCrumbs(screens.list);
  const { data: loyalty, error, refetch } = useCall(calls.loyalty.get, { path: { loyaltyId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!loyalty) return <SkeletonForm fields={8} />;
  return (
    <>
      <PageHeader
        title={loyalty.title}
        crumbs={crumbs}
        status={loyalty.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
      />
      <RecordTabs label={t.tabs} tabs={tabs} labels={t.tabNames} part={{ loyalty }} of={loyalty.id} />
    </>
  );
}
