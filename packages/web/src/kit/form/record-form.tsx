import type { AnyCall, ReplyOf, RouteTo } from "@patron/contract/client";
import { type ReactNode, useState } from "react";
import { useCallPath } from "../call/call-path.ts";
import { useCall } from "../call/use-call.ts";
import { Loaded } from "../loaded.tsx";
import { FormScreen } from "./form-screen.tsx";
import type { CallForm } from "./use-call-form.ts";
import { type RecordFormOptions, type RecordValues, useRecordForm } from "./use-record-form.ts";

export interface RecordFormProps<C extends AnyCall> extends RecordFormOptions<C> {
  call: RouteTo<C>;
  /** Whether input is never stored before it is saved, as for passwords. */
  secret?: boolean;
  /** Whether another screen follows when it is saved. Until that is there it takes no input, which would be lost or saved as a second record. */
  leaves?: boolean;
  /** The fields. */
  children: (form: CallForm<RecordValues<C>>) => ReactNode;
}

/** The form that adds or changes a record, as the body of its screen. */
export function RecordForm<C extends AnyCall>({
  call,
  secret,
  leaves = false,
  children,
  ...options
}: RecordFormProps<C>) {
  const [isLeaving, setLeaving] = useState(false);
  const onDone = (reply: ReplyOf<C>) => {
    setLeaving(leaves);
    options.onDone?.(reply);
  };
  const form = useRecordForm(call, { ...options, onDone });
  return (
    <FormScreen form={form} secret={secret} inert={isLeaving}>
      {children(form)}
    </FormScreen>
  );
}

interface PartFormProps<L extends AnyCall, C extends AnyCall> extends Omit<RecordFormProps<C>, "record"> {
  load: RouteTo<L>;
  /** Fills in what fields show and the record leaves out. Otherwise showing it would be a change. */
  prepare?: (record: ReplyOf<L>) => object;
}

/** The same for a part of a record that is loaded and saved separately. */
export function PartForm<L extends AnyCall, C extends AnyCall>({
  load,
  prepare = (same) => same as object,
  ...form
}: PartFormProps<L, C>) {
  const path = useCallPath({ call: load });
  const found = useCall<L>(load, path as unknown as Parameters<typeof useCall<L>>[1]); // A part is loaded by the path of its record.
  return (
    <Loaded of={found}>{(record) => <RecordForm {...form} record={prepare(record) as { version: number }} />}</Loaded>
  ); // Every changeable part has a version.
}
