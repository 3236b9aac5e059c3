import { Failure } from "@patron/contract/client";
import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { authMessages } from "../messages.ts";

interface PlainFormProps {
  form: { element: RefObject<HTMLFormElement | null>; busy: boolean; save(): void };
  submit: string;
  /** Prepares the call, for example by loading a captcha token. */
  before: () => Promise<void>;
  children: ReactNode;
}

/** A short form with one button, for signed-out users. */
export function PlainForm({ form, submit, before, children }: PlainFormProps) {
  const t = useMessages(authMessages);
  const common = useCommonMessages();
  const [preparing, setPreparing] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setPreparing(true);
    try {
      await before();
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
    <form ref={form.element} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-5">
      {children}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={form.busy || preparing}>
        {submit}
      </Button>
    </form>
  );
}
