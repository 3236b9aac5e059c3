import { calls } from "@patron/contract/routes";
import type { ComponentType } from "react";
import { useAccess } from "#kit/session/access.ts";
import { Tabs } from "#ui/layout/tabs.tsx";
import { type Search, useAddress } from "../address.ts";
import { History } from "../history/history.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";

interface RecordTabsProps<Name extends string, Props extends object> {
  /** Names the row of tabs for readers. */
  label: string;
  /** The parts of the record in their order; the first is open when the address names none. */
  tabs: Readonly<Record<Name, ComponentType<Props>>>;
  labels: Readonly<Record<Name, string>>;
  /** Parts that this reader does not see. */
  hidden?: readonly Name[];
  /** What every part is given. */
  part: Props;
  /** The record's id, for the history, which stands last for whoever may read it. */
  of: string;
  /** What else in the address belongs to a tab and ends with it. */
  leaves?: Search;
}

/** A record in parts; the open one stands in the address. */
export function RecordTabs<Name extends string, Props extends object>(props: RecordTabsProps<Name, Props>) {
  const { tabs, labels, part } = props;
  const common = useCommonMessages();
  const [search, change] = useAddress();
  const allowed = useAccess();
  const every = Object.keys(tabs) as Name[]; // The record has exactly these keys.
  const names = every.filter((name) => !props.hidden?.includes(name));
  const own = names.find((name) => name === search.tab) ?? names[0]!; // A record without parts has no tabs to show.
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
