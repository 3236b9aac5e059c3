import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { posMessages, storeMessages } from "./messages.ts";
import { PosHours } from "./parts/pos-hours.tsx";
import { PosListing } from "./parts/pos-listing.tsx";
import { PosReferences } from "./parts/pos-references.tsx";
import { PosSettings } from "./parts/pos-settings.tsx";
import { PosStore } from "./parts/pos-store.tsx";
import { PosTerminals } from "./parts/pos-terminals.tsx";

/** One point of sale: settings, links, hours, its place in the public directory, its online store, terminals. The address stores the open tab. */
export default function PosEditScreen() {
  const t = useMessages(posMessages);
  const ofStore = useMessages(storeMessages);
  return (
    <RecordScreen
      call={calls.pos.get}
      tabsLabel={t.tabs}
      tabs={{
        settings: [t.tabSettings, PosSettings],
        references: [t.fields.references, PosReferences],
        hours: [t.fields.hours, PosHours],
        listing: [t.tabListing, PosListing],
        store: [ofStore.store, PosStore],
        terminals: [t.fields.terminals_count, PosTerminals],
      }}
    />
  );
}
