import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { classes } from "#ui/classes.ts";
import { useUi } from "#ui/ui-messages.ts";
import { FieldContext, type FieldState } from "./field-context.ts";

export interface FieldProps {
  label: ReactNode;
  /** Shown below the control until an error replaces it. */
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  disabled?: boolean;
  /** At the end of the label: a "why", a link, a counter. */
  labelEnd?: ReactNode;
  children: ReactNode;
}

/**
 * A label above, a hint below, an error in place of the hint. Names and describes the control inside and marks it as invalid; every control of this
 * folder reads its field's context. Built from plain elements, because it is part of the first page load, and what Base UI checks and remembers of
 * a field, the calls and drafts of forms do.
 */
export function Field({ label, hint, error, required, disabled, labelEnd, children }: FieldProps) {
  const id = useId();
  const [controlId, register] = useControlId();
  const labelId = `${id}-label`;
  return (
    <Noted {...{ hint, error, disabled, labelId, register }}>
      <div className="flex items-baseline justify-between gap-3">
        <label
          id={labelId}
          htmlFor={controlId}
          className={classes("text-body font-medium", disabled ? "text-muted" : "text-default")}
        >
          {label}
          {required && <RequiredMark />}
        </label>
        {labelEnd && <span className="text-caption text-muted">{labelEnd}</span>}
      </div>
      {children}
    </Noted>
  );
}

/** The id of the first control in a field. */
function useControlId() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const register = useCallback((controlId: string) => {
    setIds((before) => [...before, controlId]);
    return () => setIds((before) => before.filter((one) => one !== controlId));
  }, []);
  return [ids[0], register] as const;
}

interface NotedProps extends Pick<FieldProps, "hint" | "error" | "disabled" | "children"> {
  labelId?: string;
  register?: FieldState["register"];
}

/** Controls with a hint or an error below, which describes them. */
function Noted({ hint, error, disabled = false, labelId, register, children }: NotedProps) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  const invalid = Boolean(error);
  const state = useMemo(
    () => ({ labelId, noteId, invalid, disabled, register }),
    [labelId, noteId, invalid, disabled, register],
  );
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <FieldContext value={state}>{children}</FieldContext>
      {error ? (
        <div id={noteId} className="flex items-start gap-1.5 text-table text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4" />
          <p>{error}</p>
        </div>
      ) : (
        hint && (
          <p id={noteId} className="text-table text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function RequiredMark() {
  const { messages } = useUi();
  return (
    <span className="text-danger" title={messages.required}>
      {/* A picture of a star rather than a text: while a list is open, what is hidden from assistive technology names its field. */}
      <span aria-hidden className="ms-1 before:content-['*'_/_'']" />
      <span className="sr-only"> ({messages.required})</span>
    </span>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, "labelEnd"> {}

/** The same for several controls under one name: radio buttons, a period, a set of checkboxes. */
export function FieldGroup({ label, hint, error, required, disabled, children }: FieldGroupProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-body font-medium text-default">
        {label}
        {required && <RequiredMark />}
      </legend>
      <Noted {...{ hint, error, disabled }}>{children}</Noted>
    </fieldset>
  );
}
