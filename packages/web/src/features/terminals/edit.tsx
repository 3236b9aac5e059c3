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
import { terminalsMessages } from "./messages.ts";
import { OpenTill } from "./parts/open-till.tsx";
import { TerminalApplication } from "./parts/terminal-application.tsx";
import { TerminalGoods } from "./parts/terminal-goods.tsx";
import { TerminalKeys } from "./parts/terminal-keys.tsx";
import { TerminalSettings } from "./parts/terminal-settings.tsx";
import { screens } from "./screens.ts";

const tabs = { settings: TerminalSettings, application: TerminalApplication, goods: TerminalGoods, keys: TerminalKeys };

/** One terminal: settings, how its application works, what it sells, how it signs in. The open tab stands in the address. */
export default function TerminalEditScreen() {
  const t = useMessages(terminalsMessages);
  const common = useCommonMessages();
  const { terminalId } = usePathParams<"terminalId">();
  const crumbs = useCrumbs(screens.list);
  const { data: one, error, refetch } = useCall(calls.terminals.get, { path: { terminalId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (one?.id !== terminalId) return <SkeletonForm fields={8} />;
  return (
    <>
      <PageHeader
        title={one.title}
        crumbs={crumbs}
        status={
          <>
            <Badge>{one.currency}</Badge>
            {one.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
          </>
        }
        actions={one.active && <OpenTill terminalId={one.id} />}
      />
      <RecordTabs
        label={t.tabs}
        tabs={tabs}
        labels={{ settings: t.tabSettings, application: t.tabApplication, goods: t.tabGoods, keys: t.tabKeys }}
        part={{ terminal: one }}
        of={one.id}
        leaves={{ page: undefined, item: undefined }}
      />
    </>
  );
}
