import { useLayoutEffect, useRef, useState } from "react";
import { toast } from "#ui/overlays/toast.ts";

/** The fault that the reader is to be led to: what to say when no field of the screen shows it. */
interface FieldError {
  message?: string;
}

/**
 * Keeps the focus where the reader works. Fields cannot be entered while a form saves; afterwards the focus is where it was, or in the
 * first field that was refused. A refusal that no field shows, because the field is hidden, is told in a toast.
 */
export function useFormFocus(busy: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<FieldError | null>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) return;
    const previous = before.current;
    before.current = null;
    if (error) {
      setError(null);
      const refused = (element.current ?? document).querySelector<HTMLElement>('[aria-invalid="true"]');
      if (refused) refused.focus();
      else if (error.message) toast({ id: "refused", type: "danger", message: error.message });
    } else if (document.activeElement === document.body && previous instanceof HTMLElement) previous.focus();
  }, [busy, error]);
  return {
    element,
    toError: setError,
    /** To be called before the form becomes busy: the browser takes the focus off a field as soon as it cannot be entered. */
    keep() {
      before.current = document.activeElement;
    },
  };
}
