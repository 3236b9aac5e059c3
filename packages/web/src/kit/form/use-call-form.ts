import type {
  AnyCall,
  Client,
  Failure,
  FieldRule,
  FormRules,
  ReplyOf,
  RequestOf,
  RouteTo,
} from "@patron/contract/client";
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
  /** The initial values; when they change (loaded, saved), untouched fields follow. */
  values: V;
  /** The version that `values` belong to, for `If-Match`. */
  version?: number | undefined;
  /** The rules of the call's body, from the contract. */
  rules: FormRules;
  /** Labels of fields that have none of their own. */
  texts?: FieldTexts;
  /** Builds the request. `changed` holds only the top-level fields that differ from `values`, `shown` names the fields that were visible. */
  request: (values: V, changed: Partial<V>, shown: ReadonlySet<string>) => RequestOf<C>;
  onDone: (reply: ReplyOf<C>) => void;
  /** Shows no message on success, where the next screen makes it clear. */
  quiet?: boolean;
  /** Also logs failures in the browser: they concern access. */
  logged?: boolean;
  /** The client that sends it: by default that of the user who is signed in to the panel. */
  sending?: { send: Client };
  /** Maps a failure to its field; a function can use the sent values, or the failure's details, where several fields are possible. */
  fieldOf?: Partial<Record<string, Path<V> | ((values: V, details: Failure["details"]) => Path<V> | undefined)>>;
}

/** The labels of fields and of their values, and the hints below fields. */
export interface FieldTexts {
  fields: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  hints?: Readonly<Record<string, string | undefined>>;
}

/** A form bound to a writing call: its fields, rules, saving and server errors. */
export interface CallForm<V extends FieldValues> {
  /** The name of the call. */
  name: string;
  control: UseFormReturn<V>;
  /** The ref of the form's element: the first refused field inside it gets the focus. */
  element: RefObject<HTMLFormElement | null>;
  rules: FormRules;
  texts: FieldTexts;
  /** The fields that were ever visible; each registers itself. */
  shown: Set<string>;
  busy: boolean;
  /** Whether the form differs from its initial values. */
  changed: boolean;
  /** As `changed`, but current at any moment: right after saving it is false, before the next render. */
  isChangedNow(): boolean;
  /** The version of its initial values. */
  version: number | undefined;
  /** Whether somebody else changed the record first. */
  stale: boolean;
  /** Marks the record as changed by somebody else since the input was typed. */
  markStale(): void;
  save(): void;
  saveAnyway(): void;
  discard(): void;
}

/** Binds a form to a call. Errors of the server appear at their fields; input stays until it is saved or discarded. */
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
    ...options.sending,
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
        focus.toError({ message: failureText(common, failure) });
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
    void check().then(() => passed || focus.toError({}));
  }
  // Reading it subscribes the form to it; it is read again on saving.
  const { isDirty, dirtyFields } = control.formState;
  void dirtyFields;
  useEffect(() => {
    if (isDirty) justSaved.current = false;
  }, [isDirty]);
  return {
    name: route.name,
    control,
    element: focus.element,
    ...{ rules: options.rules, texts: options.texts ?? { fields: {} }, shown, busy: action.busy },
    changed: isDirty,
    isChangedNow: () => isDirty && !justSaved.current,
    version: options.version,
    stale,
    markStale: () => setStale(true),
    save: () => submit(options.version),
    saveAnyway: () => submit(undefined),
    discard() {
      setStale(false);
      control.reset(options.values);
    },
  };
}

/** Shows a failure at its field, or at the malformed fields; returns whether there is one. */
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

/** The fields of a record that another object names too. */
function partOf<V extends FieldValues>(values: V, names: object): Partial<V> {
  const entries = Object.entries(values).filter(([name]) => name in names);
  return Object.fromEntries(entries) as Partial<V>; // Names of V only.
}

/** Returns the visible fields that the server found malformed; an error of a whole list belongs to its first field. */
function fieldsOf<V extends FieldValues>(failure: Failure, shown: ReadonlySet<string>): Path<V>[] {
  const paths = failure.errors.map((error) => error.path.replace(/^query\./, ""));
  return paths.flatMap((path) => [path, `${path}.0`].filter((name) => shown.has(name)).slice(0, 1) as Path<V>[]); // Fields of V registered these names.
}

/** Resets a saved form to what is stored: the reloaded record, which the server may have normalized; a form without a record keeps its values. */
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
      // What the server refused before may be mended. Validation clears it only at fields, and it may concern a list or a hidden field.
      control.clearErrors();
    },
    settle() {
      const isReloaded = JSON.stringify(present.current) !== JSON.stringify(sent.current);
      control.reset(isReloaded ? present.current : control.getValues());
    },
  };
}

/** When the initial values change, untouched fields follow; a change of a touched field is reported. */
function useFollow<V extends FieldValues>(control: UseFormReturn<V>, values: V, onOverlap: () => void): void {
  const seen = useRef(values);
  const notifyOverlap = useEffectEvent(onOverlap);
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
    if (overlaps) notifyOverlap();
  }, [control, text]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the rule of a field; fields without a rule accept everything. */
export function ruleOf(rules: FormRules, name: string): FieldRule {
  return rules[name] ?? {};
}
