import { calls } from "@patron/contract/routes";
import { useAddress, usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useKitWords } from "#kit/words/use-words.ts";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
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
type Tab = keyof typeof tabs;
const isTab = (name: string | undefined): name is Tab => name !== undefined && name in tabs;

/** One loyalty programme: its face, rules, customer categories, access and redemption, taxes. */
export default function LoyaltyEditScreen() {
  const t = useMessages(loyaltyMessages);
  const words = useKitWords();
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const [search, change] = useAddress();
  const crumbs = useCrumbs(screens.list);
  const { data: loyalty, error, refetch } = useCall(calls.loyalty.get, { path: { loyaltyId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!loyalty) return <SkeletonForm fields={8} />;
  const tab: Tab = isTab(search.tab) ? search.tab : "settings";
  const Part = tabs[tab];
  return (
    <>
      <PageHeader
        title={loyalty.title}
        crumbs={crumbs}
        status={loyalty.active ? <Status tone="success">{words.active}</Status> : <Status>{words.inactive}</Status>}
      />
      <Tabs
        look="border"
        aria-label={t.tabs}
        tabs={(Object.keys(tabs) as Tab[]).map((value) => ({ value, label: t.tabNames[value] }))} // The record has exactly these keys.
        value={tab}
        onChange={(next) => change({ tab: next === "settings" ? undefined : next })}
      >
        <Part loyalty={loyalty} />
      </Tabs>
    </>
  );
}
