import { Field as Base } from "@base-ui/react/field";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { useUi } from "#ui/ui-messages.ts";

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
 * folder reads its field's context.
 */
export function Field({ label, hint, error, required, disabled, labelEnd, children }: FieldProps) {
  return (
    <Base.Root invalid={Boolean(error)} disabled={disabled} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Base.Label className="text-body font-medium text-default data-disabled:text-muted">
          {label}
          {required && <RequiredMark />}
        </Base.Label>
        {labelEnd && <span className="text-caption text-muted">{labelEnd}</span>}
      </div>
      {children}
      <FieldNote hint={hint} error={error} />
    </Base.Root>
  );
}

function FieldNote({ hint, error }: { hint?: ReactNode; error?: string | null }) {
  if (error) {
    return (
      <Base.Error match className="flex items-start gap-1.5 text-table text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-4" />
        <p>{error}</p>
      </Base.Error>
    );
  }
  return hint ? <Base.Description className="text-table text-muted">{hint}</Base.Description> : null;
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
      <Base.Root invalid={Boolean(error)} disabled={disabled} className="flex min-w-0 flex-col gap-1.5">
        {children}
        <FieldNote hint={hint} error={error} />
      </Base.Root>
    </fieldset>
  );
}
