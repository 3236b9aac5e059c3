import { Failure } from "@patron/contract/client";
import type { Language } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useCall } from "#kit/call/use-call.ts";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { templateMessages } from "../../messages.ts";
import { SendTest } from "./send-test.tsx";
import type { Template, TemplateValues } from "./values.ts";

interface PreviewProps {
  form: CallForm<TemplateValues>;
  message: Template;
  language: Language;
  loyaltyId: string;
}

/** What a customer would get of the text that is being written, with its size, and a test of it. */
export function Preview({ form, message, language, loyaltyId }: PreviewProps) {
  const t = useMessages(templateMessages);
  const [customer, setCustomer] = useState("");
  // A number that is still being typed is nobody's.
  const [named, setNamed] = useState("");
  const settle = () => setNamed(customer.trim());
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Enter" && settle();
  const { message_code, default_texts, default_subjects } = message;
  const [channels, texts, subjects] = form.control.watch(["channels", "texts", "subjects"]);
  const draft = {
    ...{ message_code, language },
    text: texts[language]?.trim() ? texts[language] : default_texts[language],
    subject: subjects[language]?.trim() ? subjects[language] : default_subjects[language],
    ...(named && { user_id_value: named }),
  };
  const settled = useSettled(JSON.stringify(draft));
  const body = JSON.parse(settled) as typeof draft; // Made from it.
  const { data, error, refetch } = useCall(calls.messageTemplates.test, { path: { loyaltyId }, body });
  const refused = error instanceof Failure && error.code.startsWith("customer.") ? t.noCustomer : null;
  return (
    <Section title={t.preview} explanation={t.previewHint}>
      <Field label={t.customer} hint={t.customerHint} error={refused}>
        <Input value={customer} onChange={setCustomer} onBlur={settle} onKeyDown={onKeyDown} />
      </Field>
      {error && !refused && <LoadFailure error={error} retry={() => void refetch()} />}
      {!error && data && <Shown preview={data} language={language} withSubject={channels.includes("email")} />}
      <SendTest draft={draft} channels={channels} loyaltyId={loyaltyId} />
    </Section>
  );
}

interface ShownProps {
  preview: { subject: string; text: string; length: number; parts: number; encoding: string; unknown_values: string[] };
  language: Language;
  withSubject: boolean;
}

function Shown({ preview, language, withSubject }: ShownProps) {
  const t = useMessages(templateMessages);
  const show = useShow();
  const { subject, text, length, parts, encoding, unknown_values } = preview;
  const isWide = encoding === "ucs-2" && language !== "uk" && language !== "ru";
  return (
    <>
      <div lang={language} className="rounded-card border border-default bg-sunken px-4 py-3 text-body">
        {withSubject && (
          <p dir="auto" className="mb-1 font-medium">
            {subject}
          </p>
        )}
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </div>
      <p role="status" className="text-table text-muted">
        {t.size(show.number(length), show.number(parts))} {isWide && t.wide}
      </p>
      {unknown_values.length > 0 && (
        <Callout tone="warning">{t.unknown(unknown_values.map((name) => `{${name}}`).join(", "))}</Callout>
      )}
    </>
  );
}

const settleMs = 250;

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
