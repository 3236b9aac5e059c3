import type { AnyCall, ReplyOf } from "@patron/contract/client";
import { useNavigate } from "@tanstack/react-router";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { RecordForm, type RecordFormProps } from "../form/record-form.tsx";
import type { RecordValues } from "../form/use-record-form.ts";
import { Loaded, type LoadedProps } from "../loaded.tsx";
import { ScreenHeader, useRecordAddress } from "../screen/screen-header.tsx";

interface CreateScreenProps<C extends AnyCall, D>
  extends Omit<RecordFormProps<C>, "record" | "values" | "onDone" | "leaves"> {
  /** Data that have to be loaded before the form is shown. */
  of?: LoadedProps<D>["of"];
  /** The default values of a new record. */
  values?: Partial<RecordValues<C>> | ((data: D) => Partial<RecordValues<C>>);
  /** The address of the new record, if not the screen of one record. */
  leadsTo?: (made: ReplyOf<C>) => string;
  crumbs?: readonly Crumb[];
}

function nowhere(): never {
  throw new Error("The table of screens knows no screen of what is added here.");
}

/** The screen that adds a record and then opens it. */
export function CreateScreen<C extends AnyCall, D = never>(props: CreateScreenProps<C, D>) {
  const addressOf = useRecordAddress() ?? nowhere;
  const { of, values, crumbs, leadsTo = ({ id }) => addressOf(id), ...form } = props;
  const navigate = useNavigate();
  const formFrom = (begins: Partial<RecordValues<C>> | undefined) => (
    <RecordForm
      {...form}
      leaves
      values={begins}
      onDone={(made) => void navigate({ to: leadsTo(made), replace: true })}
    />
  );
  const valuesOf = (data: D) => (typeof values === "function" ? values(data) : values);
  return (
    <>
      <ScreenHeader crumbs={crumbs} />
      {of ? (
        <Loaded of={of} fields={8}>
          {(data) => formFrom(valuesOf(data))}
        </Loaded>
      ) : (
        typeof values !== "function" && formFrom(values)
      )}
    </>
  );
}
