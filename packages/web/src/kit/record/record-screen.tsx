import type { AnyCall, ReplyOf, RouteTo } from "@patron/contract/client";
import type { ComponentType, ReactNode } from "react";
import { Status } from "#ui/badge.tsx";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import type { Search } from "../address/address.ts";
import { useCallPath } from "../call/call-path.ts";
import { useCall } from "../call/use-call.ts";
import type { DescribeChange } from "../history/changes.tsx";
import { HistorySection } from "../history/history.tsx";
import { Loaded } from "../loaded.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { ScreenHeader } from "../screen/screen-header.tsx";
import { isMissing, MissingRecord } from "./missing-record.tsx";
import { RecordTabs } from "./record-tabs.tsx";

interface RecordScreenProps<C extends AnyCall> {
  call: RouteTo<C>;
  crumbs?: readonly Crumb[];
  /** The title, if not the title of the record. */
  title?: (record: ReplyOf<C>) => string;
  /** Content below the title. */
  purpose?: (record: ReplyOf<C>) => ReactNode;
  /** The status beside the title; by default, whether the record is active. */
  status?: (record: ReplyOf<C>) => ReactNode;
  /** Actions on the record, at the end of its title. */
  actions?: (record: ReplyOf<C>) => ReactNode;
  /** The tabs of the record, by their names in the address: title and content. */
  tabs?: Readonly<Record<string, readonly [title: string, part: ComponentType<{ record: ReplyOf<C> }>]>>;
  /** The accessible name of the tab list. */
  tabsLabel?: string;
  /** Other parts of the address that belong to a tab and are cleared with it. */
  leaves?: Search;
  /** The content of a record without tabs; its history is below it. */
  children?: (record: ReplyOf<C>) => ReactNode;
  /** How the history describes a change, if not as a list of fields. */
  describe?: (record: ReplyOf<C>) => DescribeChange;
}

/** The screen of one record, loaded by the path in the address, with title, status, tabs and history. */
export function RecordScreen<C extends AnyCall>(props: RecordScreenProps<C>) {
  const { call, crumbs, children, title = titleOf } = props;
  const { path } = useCallPath({ call });
  const found = useCall<C>(call, { path } as unknown as Parameters<typeof useCall<C>>[1]); // A call for one record takes its path.
  const ids = Object.values(path as Record<string, string>); // Every part of a path is a text.
  const isThis = ({ id }: ReplyOf<C>) => id === undefined || ids.includes(id);
  if (!(found.data && isThis(found.data)) && isMissing(found.error)) return <MissingRecord crumbs={crumbs} />;
  return (
    <Loaded of={found} fields={8} fits={isThis}>
      {(record) => (
        <>
          <ScreenHeader
            title={title(record)}
            purpose={props.purpose?.(record)}
            crumbs={crumbs}
            status={props.status ? props.status(record) : <ActiveStatus record={record} />}
            actions={props.actions?.(record)}
          />
          {props.tabs && (
            <Tabs tabs={props.tabs} label={props.tabsLabel ?? title(record)} leaves={props.leaves} record={record} />
          )}
          {children?.(record)}
          {children && <HistorySection of={record.id} describe={props.describe?.(record)} />}
        </>
      )}
    </Loaded>
  );
}

const titleOf = ({ title }: { title?: string }) => title ?? "";

/** Whether a record is active, as a colour and a word; nothing for a record without such a state. */
export function ActiveStatus({ record }: { record: { active?: boolean } }) {
  const common = useCommonMessages();
  if (record.active === undefined) return null;
  return record.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>;
}

interface TabsProps<C extends AnyCall> {
  tabs: NonNullable<RecordScreenProps<C>["tabs"]>;
  label: string;
  leaves: Search | undefined;
  record: ReplyOf<C>;
}

function Tabs<C extends AnyCall>({ tabs, label, leaves, record }: TabsProps<C>) {
  const parts = Object.entries(tabs);
  return (
    <RecordTabs
      label={label}
      tabs={Object.fromEntries(parts.map(([name, [, part]]) => [name, part]))}
      labels={Object.fromEntries(parts.map(([name, [text]]) => [name, text]))}
      part={{ record }}
      of={record.id}
      {...(leaves && { leaves })}
    />
  );
}
