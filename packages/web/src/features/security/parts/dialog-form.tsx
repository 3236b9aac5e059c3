import { Failure } from "@patron/contract/client";
import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { Button } from "#ui/button.tsx";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { securityMessages } from "../messages.ts";

interface DialogFormProps {
  form: { element: RefObject<HTMLFormElement | null>; busy: boolean; save(): void };
  submit: string;
  /** Prepares the call, for example by loading a captcha token. */
  before?: () => Promise<void>;
  danger?: boolean;
  close: () => void;
  children: ReactNode;
}

/** A form in a dialog. */
export function DialogForm({ form, submit, before, danger = false, close, children }: DialogFormProps) {
  const t = useMessages(securityMessages);
  const common = useCommonMessages();
  const [preparing, setPreparing] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setPreparing(true);
    try {
      await before?.();
      form.save();
    } catch (error) {
      report(error);
      const message = error instanceof Failure ? failureText(common, error) : t.captchaNotLoaded;
      toast({ id: "captcha", type: "danger", message });
    } finally {
      setPreparing(false);
    }
  }
  return (
    <form ref={form.element} onSubmit={(event) => void send(event)} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-5">{children}</div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={close}>{common.cancel}</Button>
        <Button type="submit" variant={danger ? "danger" : "primary"} loading={form.busy || preparing}>
          {submit}
        </Button>
      </ModalFooter>
    </form>
  );
}
