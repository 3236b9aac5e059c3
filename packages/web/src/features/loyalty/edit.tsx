import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { loyaltyMessages } from "./messages.ts";
import { CategoryList } from "./parts/category-list.tsx";
import { CostList } from "./parts/cost-list.tsx";
import { LoyaltySettings } from "./parts/loyalty-settings.tsx";
import { MessageList } from "./parts/message-list.tsx";
import { MoreSettings } from "./parts/more-settings.tsx";
import { PassSettings } from "./parts/pass/pass-settings.tsx";
import { ReferralSettings } from "./parts/referral/referral-settings.tsx";
import { RuleList } from "./parts/rule-list.tsx";
import { OnlineStores } from "./parts/store/online-stores.tsx";
import { TaxList } from "./parts/tax-list.tsx";

/** One loyalty programme: its settings, rules, customer categories, access and redemption, taxes. */
export default function LoyaltyEditScreen() {
  const t = useMessages(loyaltyMessages);
  const names = t.tabNames;
  return (
    <RecordScreen
      call={calls.loyalty.get}
      tabsLabel={t.tabs}
      tabs={{
        settings: [names.settings, LoyaltySettings],
        rules: [names.rules, RuleList],
        categories: [names.categories, CategoryList],
        access: [names.access, MoreSettings],
        messages: [names.messages, MessageList],
        referral: [names.referral, ReferralSettings],
        taxes: [names.taxes, TaxList],
        costs: [names.costs, CostList],
        store: [names.store, OnlineStores],
        wallet: [names.wallet, PassSettings],
      }}
    />
  );
}
