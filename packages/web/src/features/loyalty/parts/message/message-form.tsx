import { calls } from "@patron/contract/routes";
import { useMemo, useState } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { templateMessages } from "../../messages.ts";
import { Preview } from "./preview.tsx";
import { type Template, type TemplateValues, templateRules, written } from "./values.ts";
import { Wording } from "./wording.tsx";

interface MessageFormProps {
  message: Template;
  loyaltyId: string;
  version: number;
}

/** Channels and texts of one message, with a preview of the text that is being written. */
export function MessageForm({ message, loyaltyId, version }: MessageFormProps) {
  const t = useMessages(templateMessages);
  const [language, setLanguage] = useState(useLanguage());
  const path = { loyaltyId };
  const { message_code } = message;
  const values = useMemo<TemplateValues>(() => {
    const { active, channels, next_after_minutes, days_before, subjects, texts } = message;
    return { active, channels, next_after_minutes, days_before, subjects: written(subjects), texts: written(texts) };
  }, [message]);
  const form = useCallForm(calls.messageTemplates.change, {
    values,
    version,
    ...{ rules: templateRules, texts: t },
    fieldOf: {
      "message_template.unknown_value": "texts",
      "message_template.without_channel": "channels",
      "message_template.not_by_push": "channels",
      "message_provider.none": "channels",
    },
    request: (_, { subjects, texts, ...same }) => ({
      path,
      body: {
        messages: [
          {
            message_code,
            ...same,
            ...(subjects && { subjects: written(subjects) }),
            ...(texts && { texts: written(texts) }),
          },
        ],
      },
    }),
    onDone: () => {},
  });
  const channels = form.control.watch("channels");
  return (
    <>
      <FormScreen form={form}>
        <Section title={t.delivery} explanation={t.deliveryHint}>
          <RecordFields form={form} names={["active", "channels"]} />
          {message.days_before !== null && (
            <RecordFields form={form} names={["days_before"]} suffixes={{ days_before: t.days }} />
          )}
          {channels.length > 1 && (
            <RecordFields form={form} names={["next_after_minutes"]} suffixes={{ next_after_minutes: t.minutes }} />
          )}
        </Section>
        <Wording form={form} message={message} language={language} onLanguage={setLanguage} />
      </FormScreen>
      <Preview form={form} message={message} language={language} loyaltyId={loyaltyId} />
    </>
  );
}
