import type { AnyCall, RouteTo } from "@patron/contract/client";
import type { ReactNode } from "react";
import { FormScreen } from "./form-screen.tsx";
import type { CallForm } from "./use-call-form.ts";
import { type RecordFormOptions, type RecordValues, useRecordForm } from "./use-record-form.ts";

export interface RecordFormProps<C extends AnyCall> extends RecordFormOptions<C> {
  call: RouteTo<C>;
  /** What is typed is kept nowhere before it is saved: passwords. */
  secret?: boolean;
  /** The fields. */
  children: (form: CallForm<RecordValues<C>>) => ReactNode;
}

/** The form that adds or changes a record, as the body of its screen. */
export function RecordForm<C extends AnyCall>({ call, secret, children, ...options }: RecordFormProps<C>) {
  const form = useRecordForm(call, options);
  return (
    <FormScreen form={form} secret={secret}>
      {children(form)}
    </FormScreen>
  );
}
