import { Failure } from "@patron/contract/client";
import { type FormEvent, type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { failureText } from "#kit/call/failure-text.ts";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { useKitWords } from "#kit/words/use-words.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { authMessages } from "../messages.ts";

interface PlainFormProps<V extends FieldValues> {
  form: CallForm<V>;
  submit: string;
  /** What must be at hand before the call, such as a captcha's token. */
  before: () => Promise<void>;
  children: ReactNode;
}

/** A short form with one button, for people who are not signed in. */
export function PlainForm<V extends FieldValues>({ form, submit, before, children }: PlainFormProps<V>) {
  const t = useMessages(authMessages);
  const words = useKitWords();
  const [preparing, setPreparing] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setPreparing(true);
    try {
      await before();
      form.save();
    } catch (error) {
      report(error);
      const message = error instanceof Failure ? failureText(words, error) : t.captchaNotLoaded;
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
