import type { Language, MessageValue } from "@patron/contract/enums";
import { type FocusEvent, useRef } from "react";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useField } from "#kit/form/use-field.ts";
import { everyLanguage, languageNames } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Textarea } from "#ui/fields/textarea.tsx";
import { Section } from "#ui/layout/section.tsx";
import { templateMessages } from "../../messages.ts";
import type { Template, TemplateValues } from "./values.ts";

interface WordingProps {
  form: CallForm<TemplateValues>;
  message: Template;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Subject and text in one language at a time. A click on a value inserts it where the cursor is. */
export function Wording({ form, message, language, onLanguage }: WordingProps) {
  const t = useMessages(templateMessages);
  const texts = useWording(form, "texts", { language, defaults: message.default_texts });
  const subjects = useWording(form, "subjects", { language, defaults: message.default_subjects });
  const isEmail = form.control.watch("channels").includes("email");
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const onFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    last.current = target;
  };
  function insert(value: MessageValue) {
    const field = last.current;
    const into = field?.name === "subjects" && isEmail ? subjects : texts;
    const from = field?.name === into.name ? (field.selectionStart ?? into.text.length) : into.text.length;
    const to = field?.name === into.name ? (field.selectionEnd ?? from) : from;
    into.change(`${into.text.slice(0, from)}{${value}}${into.text.slice(to)}`);
    const caret = from + value.length + 2;
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(caret, caret);
    });
  }
  const options = everyLanguage.map((value) => ({ value, label: languageNames[value] }));
  return (
    <Section title={t.wording} explanation={t.wordingHint}>
      <Field label={t.language}>
        <Select value={language} onChange={onLanguage} options={options} />
      </Field>
      {isEmail && (
        <Field {...subjects.frame} label={t.fields.subject}>
          <Input
            {...subjects.control}
            lang={language}
            value={subjects.text}
            onChange={subjects.change}
            onFocus={onFocus}
          />
        </Field>
      )}
      <Field {...texts.frame} label={t.fields.text} labelEnd={texts.isOwn ? t.ownText : t.defaultText}>
        <Textarea
          {...texts.control}
          lang={language}
          rows={5}
          value={texts.text}
          onChange={texts.change}
          onFocus={onFocus}
        />
      </Field>
      <fieldset aria-label={t.insert} className="flex flex-wrap gap-2">
        {message.values.map((value) => (
          <Button key={value} size="sm" title={`{${value}}`} onClick={() => insert(value)}>
            {t.values.values[value]}
          </Button>
        ))}
      </fieldset>
      {(texts.isOwn || (isEmail && subjects.isOwn)) && (
        <div>
          <Button
            size="sm"
            look="quiet"
            onClick={() => {
              texts.restore();
              subjects.restore();
            }}
          >
            {t.useDefault}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** One language of a field: its own text, or the default one until it is changed. */
function useWording(
  form: CallForm<TemplateValues>,
  name: "texts" | "subjects",
  { language, defaults }: { language: Language; defaults: Readonly<Record<string, string>> },
) {
  const { value, change, control, frame } = useField({ form, name });
  const all = (value ?? {}) as Record<string, string>; // The field holds texts by language.
  const { [language]: own, ...others } = all;
  const otherwise = defaults[language] ?? "";
  return {
    ...{ name, control, frame },
    text: own ?? otherwise,
    isOwn: own !== undefined,
    change: (text: string) => change(text === otherwise ? others : { ...all, [language]: text }),
    restore: () => change(others),
  };
}
