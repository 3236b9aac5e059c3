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
import { posMessages } from "./messages.ts";
import { PosReferences } from "./parts/pos-references.tsx";
import { PosSettings } from "./parts/pos-settings.tsx";
import { PosTerminals } from "./parts/pos-terminals.tsx";
import { screens } from "./screens.ts";

const tabs = { settings: PosSettings, references: PosReferences, terminals: PosTerminals };
type Tab = keyof typeof tabs;

/** One point of sale: settings, links, terminals. The open tab stands in the address. */
export default function PosEditScreen() {
  const t = useMessages(posMessages);
  const words = useKitWords();
  const { posId } = usePathParams<"posId">();
  const [search, change] = useAddress();
  const crumbs = useCrumbs(screens.list);
  const { data: pos, error, refetch } = useCall(calls.pos.get, { path: { posId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!pos) return <SkeletonForm fields={8} />;
  const tab: Tab = search.tab === "references" || search.tab === "terminals" ? search.tab : "settings";
  const Part = tabs[tab];
  const labels: Record<Tab, string> = {
    settings: t.tabSettings,
    references: t.tabReferences,
    terminals: t.tabTerminals,
  };
  return (
    <>
      <PageHeader
        title={pos.title}
        crumbs={crumbs}
        status={pos.active ? <Status tone="success">{words.active}</Status> : <Status>{words.inactive}</Status>}
      />
      <Tabs
        look="border"
        aria-label={t.tabs}
        tabs={(Object.keys(tabs) as Tab[]).map((value) => ({ value, label: labels[value] }))} // The record has exactly these keys.
        value={tab}
        onChange={(next) => change({ tab: next === "settings" ? undefined : next })}
      >
        <Part pos={pos} />
      </Tabs>
    </>
  );
}
