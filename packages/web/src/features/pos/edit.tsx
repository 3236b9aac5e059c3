import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordTabs } from "#kit/record-tabs.tsx";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { posMessages } from "./messages.ts";
import { PosReferences } from "./parts/pos-references.tsx";
import { PosSettings } from "./parts/pos-settings.tsx";
import { PosTerminals } from "./parts/pos-terminals.tsx";
import { screens } from "./screens.ts";

const tabs = { settings: PosSettings, references: PosReferences, terminals: PosTerminals };

/** One point of sale: settings, links, terminals. The open tab stands in the address. */
export default function PosEditScreen() {
  const t = useMessages(posMessages);
  const common = useCommonMessages();
  const { posId } = usePathParams<"posId">();
  const crumbs = useCrumbs(screens.list);
  const { data: pos, error, refetch } = useCall(calls.pos.get, { path: { posId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!pos) return <SkeletonForm fields={8} />;
  return (
    <>
      <PageHeader
        title={pos.title}
        crumbs={crumbs}
        status={pos.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
      />
      <RecordTabs
        label={t.tabs}
        tabs={tabs}
        labels={{ settings: t.tabSettings, references: t.tabReferences, terminals: t.tabTerminals }}
        part={{ pos }}
        of={pos.id}
      />
    </>
  );
}
