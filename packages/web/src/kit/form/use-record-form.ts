import type { AnyCall, BodyOf, FormRules, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { useCallPath } from "../call/call-path.ts";
import { type FieldName, type FormValues, formBody, formValues } from "./form-values.ts";
import { type CallForm, type CallFormOptions, useCallForm } from "./use-call-form.ts";

/** The labels of fields and of their values, and the hints below fields, in the user's language: part of a feature's messages. */
export interface FormTexts<V> {
  fields: Readonly<Record<FieldName<V>, string>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  hints?: Readonly<Record<string, string>>;
}

export type RecordValues<C extends AnyCall> = FormValues<NonNullable<BodyOf<C>>> & FieldValues;

export interface RecordFormOptions<C extends AnyCall> {
  /** The rules of the body that adds a record: a change takes the same fields. */
  rules: FormRules;
  texts: FormTexts<FormValues<NonNullable<BodyOf<C>>>>;
  /** The record to change; without it the form adds one. */
  record?: { version: number };
  /** Values that the record does not have under the same name, or the defaults of a new record. */
  values?: Partial<RecordValues<C>>;
  /** The path of the route, where the address of the screen does not contain it; a function where the form itself chooses a part of it. */
  path?: Record<string, string> | ((values: RecordValues<C>) => Record<string, string>);
  /** Converts the body, where the fields are not those of the call. */
  body?: (body: Partial<NonNullable<BodyOf<C>>>, values: RecordValues<C>) => Partial<NonNullable<BodyOf<C>>>;
  fieldOf?: CallFormOptions<C, RecordValues<C>>["fieldOf"];
  onDone?: (reply: ReplyOf<C>) => void;
}

/**
 * A form over the body of the call that adds or changes a record: the contract determines fields, limits and what is sent. A change sends only what
 * changed.
 */
export function useRecordForm<C extends AnyCall>(
  route: RouteTo<C>,
  options: RecordFormOptions<C>,
): CallForm<RecordValues<C>> {
  const { rules, record, path, body = (same) => same, onDone = () => {} } = options;
  const present = useCallPath({ call: route });
  const known = { ...record, ...options.values };
  const text = JSON.stringify(known);
  return useCallForm<C, RecordValues<C>>(route, {
    values: useMemo(() => formValues(rules, JSON.parse(text)) as RecordValues<C>, [rules, text]), // Of the same body.
    ...{ version: record?.version, rules, texts: options.texts },
    ...(options.fieldOf && { fieldOf: options.fieldOf }),
    request: (values, changed, shown) => {
      const sent = body(formBody(rules, record ? changed : decided(values, [changed, options.values, shown])), values);
      return {
        ...(path ? { path: typeof path === "function" ? path(values) : path } : present),
        body: sent,
      } as unknown as RequestOf<C>; // The path is that of the route; the rules made the body.
    },
    onDone,
  });
}

/** Returns the fields that a new record sends: those that were visible or changed, and the defaults. The server decides the rest. */
function decided<V extends FieldValues>(
  values: V,
  [changed, given, shown]: readonly [Partial<V>, Partial<V> | undefined, ReadonlySet<string>],
): Partial<V> {
  const seen = new Set([...shown].map((name) => name.split(".")[0]));
  const isDecided = (name: string) => seen.has(name) || name in changed || (given !== undefined && name in given);
  return Object.fromEntries(Object.entries(values).filter(([name]) => isDecided(name))) as Partial<V>; // Names of V only.
}
