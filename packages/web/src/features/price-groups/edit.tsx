import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record/record-tabs.tsx";
import { Badge, Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { priceGroupsMessages } from "./messages.ts";
import { GroupItems } from "./parts/group-items.tsx";
import { GroupSettings } from "./parts/group-settings.tsx";
import { GroupTaxes } from "./parts/group-taxes.tsx";
import { GroupTerminals } from "./parts/group-terminals.tsx";
import { screens } from "./screens.ts";

const tabs = { items: GroupItems, taxes: GroupTaxes, terminals: GroupTerminals, settings: GroupSettings };

/** One price group: what it prices, its taxes, who sells by it. The open tab stands in the address. */
export default function PriceGroupScreen() {
  const t = useMessages(priceGroupsMessages);
  const common = useCommonMessages();
  const path = usePathParams<"loyaltyId" | "priceGroupId">();
  const crumbs = useCrumbs(screens.list);
  const { data: group, error, refetch } = useCall(calls.priceGroups.get, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (group?.id !== path.priceGroupId) return <SkeletonForm fields={8} />;
  return (
    <>
      <PageHeader
        title={group.title}
        crumbs={crumbs}
        status={
          <>
            <Badge>{group.currency}</Badge>
            {group.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
          </>
        }
      />
      <RecordTabs
        label={t.tabs}
        tabs={tabs}
        labels={{ items: t.tabItems, taxes: t.tabTaxes, terminals: t.tabTerminals, settings: t.tabSettings }}
        part={{ group }}
        of={group.id}
        leaves={{ page: undefined, item: undefined }}
      />
    </>
  );
}
