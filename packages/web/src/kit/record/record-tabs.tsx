import { calls } from "@patron/contract/routes";
import type { ComponentType } from "react";
import { useAccess } from "#kit/session/access.ts";
import { Tabs } from "#ui/layout/tabs.tsx";
import { type Search, useAddress } from "../address/address.ts";
import { History } from "../history/history.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";

interface RecordTabsProps<Name extends string, Props extends object> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs of the record in their order; the first is open by default. */
  tabs: Readonly<Record<Name, ComponentType<Props>>>;
  labels: Readonly<Record<Name, string>>;
  /** Tabs that this user may not see. */
  hidden?: readonly Name[];
  /** The props of every tab. */
  part: Props;
  /** The record's id, for the history, which is the last tab for users who may read it. */
  of: string;
  /** Other parts of the address that belong to a tab and are cleared with it. */
  leaves?: Search;
}

/** A record with tabs; the address stores which one is open. */
export function RecordTabs<Name extends string, Props extends object>(props: RecordTabsProps<Name, Props>) {
  const { tabs, labels, part } = props;
  const common = useCommonMessages();
  const [search, change] = useAddress();
  const allowed = useAccess();
  const every = Object.keys(tabs) as Name[]; // The record has exactly these keys.
  const names = every.filter((name) => !props.hidden?.includes(name));
  const own = names.find((name) => name === search.tab) ?? names[0]!; // A record without tabs does not use this component.
  const withHistory = allowed([calls.audit.list]);
  const tab = withHistory && search.tab === "history" ? "history" : own;
  const Part: ComponentType<Props> = tabs[own];
  return (
    <Tabs
      look="border"
      aria-label={props.label}
      tabs={[
        ...names.map((value) => ({ value: value as string, label: labels[value] })),
        ...(withHistory ? [{ value: "history", label: common.history }] : []),
      ]}
      value={tab}
      onChange={(next) => change({ ...props.leaves, tab: next === names[0] ? undefined : next })}
    >
      {tab === "history" ? <History of={props.of} /> : <Part {...part} />}
    </Tabs>
  );
}
