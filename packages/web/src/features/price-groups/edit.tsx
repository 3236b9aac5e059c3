import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { ActiveStatus, RecordScreen } from "#kit/record/record-screen.tsx";
import { Badge } from "#ui/badge.tsx";
import { priceGroupsMessages } from "./messages.ts";
import { GroupItems } from "./parts/group-items.tsx";
import { GroupSettings } from "./parts/group-settings.tsx";
import { GroupTaxes } from "./parts/group-taxes.tsx";
import { GroupTerminals } from "./parts/group-terminals.tsx";

/** One price group: items, taxes, terminals. The address stores the open tab. */
export default function PriceGroupScreen() {
  const t = useMessages(priceGroupsMessages);
  return (
    <RecordScreen
      call={calls.priceGroups.get}
      status={(group) => (
        <>
          <Badge>{group.currency}</Badge>
          <ActiveStatus record={group} />
        </>
      )}
      tabsLabel={t.tabs}
      tabs={{
        items: [t.tabItems, GroupItems],
        taxes: [t.fields.taxes, GroupTaxes],
        terminals: [t.tabTerminals, GroupTerminals],
        settings: [t.tabSettings, GroupSettings],
      }}
      leaves={{ page: undefined, item: undefined }}
    />
  );
}
