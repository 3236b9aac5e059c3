import { useLayoutEffect, useRef, useState } from "react";
import { toast } from "#ui/overlays/toast.ts";

/** An error that gets the focus; the message is for errors that no visible field shows. */
interface FieldError {
  message?: string;
}

/**
 * Keeps the focus where the user works. Fields are disabled while a form saves; afterwards the focus returns, or moves to the first refused field. A
 * toast shows a refusal of a hidden field.
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
    /** Call it before the form becomes busy: the browser takes the focus off a disabled field. */
    keep() {
      before.current = document.activeElement;
    },
  };
}
