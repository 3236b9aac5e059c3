import { calls } from "@patron/contract/routes";
import { useAddress, usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useKitWords } from "#kit/words/use-words.ts";
import { Badge, Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { terminalsMessages } from "./messages.ts";
import { OpenTill } from "./parts/open-till.tsx";
import { TerminalApplication } from "./parts/terminal-application.tsx";
import { TerminalGoods } from "./parts/terminal-goods.tsx";
import { TerminalKeys } from "./parts/terminal-keys.tsx";
import { TerminalSettings } from "./parts/terminal-settings.tsx";
import { screens } from "./screens.ts";

const tabs = { settings: TerminalSettings, application: TerminalApplication, goods: TerminalGoods, keys: TerminalKeys };
type Tab = keyof typeof tabs;
const isTab = (value: string | undefined): value is Tab => value !== undefined && value in tabs;

/** One terminal: settings, how its application works, what it sells, how it signs in. The open tab stands in the address. */
export default function TerminalEditScreen() {
  const t = useMessages(terminalsMessages);
  const words = useKitWords();
  const { terminalId } = usePathParams<"terminalId">();
  const [search, change] = useAddress();
  const crumbs = useCrumbs(screens.list);
  const { data: one, error, refetch } = useCall(calls.terminals.get, { path: { terminalId } });
  if (error && !one) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (one?.id !== terminalId) return <SkeletonForm fields={8} />;
  const tab = isTab(search.tab) ? search.tab : "settings";
  const Part = tabs[tab];
  const labels: Record<Tab, string> = {
    settings: t.tabSettings,
    application: t.tabApplication,
    goods: t.tabGoods,
    keys: t.tabKeys,
  };
  return (
    <>
      <PageHeader
        title={one.title}
        crumbs={crumbs}
        status={
          <>
            <Badge>{one.currency}</Badge>
            {one.active ? <Status tone="success">{words.active}</Status> : <Status>{words.inactive}</Status>}
          </>
        }
        actions={one.active && <OpenTill terminalId={one.id} />}
      />
      <Tabs
        look="border"
        aria-label={t.tabs}
        tabs={(Object.keys(tabs) as Tab[]).map((value) => ({ value, label: labels[value] }))} // The record has exactly these keys.
        value={tab}
        onChange={(next) => change({ tab: next === "settings" ? undefined : next, page: undefined, item: undefined })}
      >
        <Part terminal={one} />
      </Tabs>
    </>
  );
}
