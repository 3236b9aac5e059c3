import type { AnyCall, Failure, FieldRule, FormRules, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "#ui/overlays/toast.ts";
import { failureText } from "../call/failure-text.ts";
import { useAction } from "../call/use-action.ts";
import type { CommonMessages } from "../messages/use-common-messages.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { report } from "../report.ts";
import { useFormFocus } from "./use-form-focus.ts";

export interface CallFormOptions<C extends AnyCall, V extends FieldValues> {
  /** What the fields hold at first; when it changes (loaded, saved) untouched fields follow. */
  values: V;
  /** The version that `values` were read at, for `If-Match`. */
  version?: number | undefined;
  /** The rules of the call's body, from the contract. */
  rules: FormRules;
  /** What fields are called that do not say so themselves. */
  texts?: FieldTexts;
  /** What is requested of the call. `changed` holds only the top-level fields that differ from `values`, `shown` names those that the reader saw. */
  request: (values: V, changed: Partial<V>, shown: ReadonlySet<string>) => RequestOf<C>;
  onDone: (reply: ReplyOf<C>) => void;
  /** Says nothing on success, where the next screen says enough. */
  quiet?: boolean;
  /** Leaves failures in the log of the browser too: they concern who may enter. */
  logged?: boolean;
  /** Names the field that a failure belongs to, where it belongs to one; looks at what was sent, or at the failure, where several can be at fault. */
  fieldOf?: Partial<Record<string, Path<V> | ((values: V, details: Failure["details"]) => Path<V> | undefined)>>;
}

/** Names of fields and of the values that they may have, and hints below them. */
export interface FieldTexts {
  fields: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  hints?: Readonly<Record<string, string | undefined>>;
}

/** A form bound to a writing call: its fields, its rules, its saving and what the server says of it. */
export interface CallForm<V extends FieldValues> {
  /** The call's. */
  name: string;
  control: UseFormReturn<V>;
  /** To be put on the form's element: within it the first refused field gets the focus. */
  element: RefObject<HTMLFormElement | null>;
  rules: FormRules;
  texts: FieldTexts;
  /** The fields that were ever shown, which each names itself to. */
  shown: Set<string>;
  busy: boolean;
  /** The form differs from what it was made from. */
  changed: boolean;
  /** As `changed`, but true of this very moment: just saved counts as unchanged before the next drawing. */
  isChangedNow(): boolean;
  /** What its values were read at. */
  version: number | undefined;
  /** Set when somebody else changed the record first. */
  stale: boolean;
  /** Somebody else has changed the record that what is typed was typed over. */
  meetStale(): void;
  save(): void;
  saveAnyway(): void;
  discard(): void;
}

/** Binds a form to a call. The server's faults land on their fields; everything typed stays until it is saved or discarded. */
export function useCallForm<C extends AnyCall, V extends FieldValues>(
  route: RouteTo<C>,
  options: CallFormOptions<C, V>,
): CallForm<V> {
  const common = useCommonMessages();
  const [stale, setStale] = useState(false);
  const justSaved = useRef(false);
  const control = useForm<V>({
    mode: "onTouched",
    defaultValues: options.values as DefaultValues<V>,
    // The fields are not the library's own elements; `useFormFocus` finds the first refused one.
    shouldFocusError: false,
  }); // The whole of V is given.
  const [shown] = useState(() => new Set<string>());
  const saving = useRef(false);
  const base = useBase(control, options.values, () => {
    if (!saving.current && options.version !== undefined) setStale(true);
  });
  const action = useAction(route, {
    onDone(reply) {
      setStale(false);
      saving.current = false;
      justSaved.current = true;
      base.settle();
      if (!options.quiet) toast({ id: "saved", type: "success", message: common.saved });
      options.onDone(reply);
    },
    onFailure: (failure) => {
      saving.current = false;
      if (options.logged) report(failure);
      if (failure.code === "conflict.stale") setStale(true);
      else if (placeFailure({ control, shown }, options, failure, common))
        focus.toFault({ message: failureText(common, failure) });
      else return false;
      return true;
    },
  });
  const focus = useFormFocus(action.busy);

  function submit(version: number | undefined) {
    focus.keep();
    base.send();
    let passed = false;
    const check = control.handleSubmit((values) => {
      passed = true;
      saving.current = true;
      action.run(options.request(values, partOf(values, control.formState.dirtyFields), shown), version);
    });
    void check().then(() => passed || focus.toFault({}));
  }
  // Reading it subscribes the form to it; it is read again when saving.
  const { isDirty, dirtyFields } = control.formState;
  void dirtyFields;
  useEffect(() => {
    if (isDirty) justSaved.current = false;
  }, [isDirty]);
  return {
    name: route.name,
    control,
    element: focus.element,
    ...{ rules: options.rules, texts: options.texts ?? { fields: {} }, shown },
    busy: action.busy,
    changed: isDirty,
    isChangedNow: () => isDirty && !justSaved.current,
    version: options.version,
    stale,
    meetStale: () => setStale(true),
    save: () => submit(options.version),
    saveAnyway: () => submit(undefined),
    discard() {
      setStale(false);
      control.reset(options.values);
    },
  };
}

/** Puts a failure at the field that it belongs to, or at those that are malformed; answers whether there is one. */
function placeFailure<C extends AnyCall, V extends FieldValues>(
  { control, shown }: Pick<CallForm<V>, "control" | "shown">,
  { fieldOf }: Pick<CallFormOptions<C, V>, "fieldOf">,
  failure: Failure,
  common: CommonMessages,
): boolean {
  const named = fieldOf?.[failure.code];
  const field = typeof named === "function" ? named(control.getValues(), failure.details) : named;
  if (field) {
    control.setError(field, { type: "server", message: failureText(common, failure) });
    return true;
  }
  const known = fieldsOf<V>(failure, shown);
  for (const name of known) control.setError(name, { type: "server", message: common.serverFault });
  return known.length > 0;
}

/** The fields of a record that another one names too. */
function partOf<V extends FieldValues>(values: V, names: object): Partial<V> {
  const entries = Object.entries(values).filter(([name]) => name in names);
  return Object.fromEntries(entries) as Partial<V>; // Names of V only.
}

/** The shown fields that the server found malformed; what it says of a list as a whole belongs to the first of its fields. */
function fieldsOf<V extends FieldValues>(failure: Failure, shown: ReadonlySet<string>): Path<V>[] {
  const paths = failure.errors.map((fault) => fault.path.replace(/^query\./, ""));
  return paths.flatMap((path) => [path, `${path}.0`].filter((name) => shown.has(name)).slice(0, 1) as Path<V>[]); // Fields of V named themselves.
}

/**
 * Settles a saved form on what is stored: the record as it was loaded again meanwhile, which the server may have tidied; a form
 * that was not made from a record stays as it was filled in.
 */
function useBase<V extends FieldValues>(control: UseFormReturn<V>, values: V, onOverlap: () => void) {
  useFollow(control, values, onOverlap);
  const present = useRef(values);
  const sent = useRef(values);
  useEffect(() => {
    present.current = values;
  });
  return {
    send() {
      sent.current = present.current;
    },
    settle() {
      const isReloaded = JSON.stringify(present.current) !== JSON.stringify(sent.current);
      control.reset(isReloaded ? present.current : control.getValues());
    },
  };
}

/** When what the form was made from changes, the fields that the reader has not touched follow; of one that they have, they are told. */
function useFollow<V extends FieldValues>(control: UseFormReturn<V>, values: V, onOverlap: () => void): void {
  const seen = useRef(values);
  const tellOverlap = useEffectEvent(onOverlap);
  const text = useMemo(() => JSON.stringify(values), [values]);
  useEffect(() => {
    const next = JSON.parse(text) as V; // Made from V by JSON a line above.
    if (JSON.stringify(seen.current) === text) return;
    const before = seen.current;
    seen.current = next;
    const typed = control.getValues();
    const overlaps = Object.keys(control.formState.dirtyFields).some(
      (name) => !isSame(before[name], next[name]) && !isSame(typed[name], next[name]),
    );
    control.reset(next, { keepDirtyValues: true });
    if (overlaps) tellOverlap();
  }, [control, text]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The rule of one field; fields without a rule are free. */
export function ruleOf(rules: FormRules, name: string): FieldRule {
  return rules[name] ?? {};
}
