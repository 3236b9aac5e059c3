import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Textarea } from "#ui/fields/textarea.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { labelled } from "../labelled.ts";
import { everyLanguage, languageNames, useLanguage } from "../language.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { type Texts, withText } from "./texts.ts";
import { type BoundField, useField } from "./use-field.ts";

/**
 * A text for customers in several languages, one at a time, the user's own first. The menu at the end of the label shows which languages have a text.
 * With `rows` it has several lines.
 */
export function TextsField<V extends FieldValues>(props: BoundField<V> & { rows?: number }) {
  const { value, change, control, frame } = useField(props);
  const reader = useLanguage();
  const [chosen, choose] = useState<string | null>(null);
  const language = chosen ?? reader;
  const texts = (value ?? {}) as Texts; // The field holds a language map.
  const input = {
    ...control,
    lang: language,
    value: texts[language] ?? "",
    onChange: (text: string) => change(withText(texts, language, text)),
  };
  return (
    <Field {...frame} labelEnd={<LanguageOfText texts={texts} language={language} onChoose={choose} />}>
      {props.rows === undefined ? <Input {...input} /> : <Textarea {...input} rows={props.rows} />}
    </Field>
  );
}

interface LanguageOfTextProps {
  texts: Texts;
  language: string;
  onChoose: (language: string) => void;
}

function LanguageOfText({ texts, language, onChoose }: LanguageOfTextProps) {
  const common = useCommonMessages();
  // The API may store texts in languages that the panel does not support.
  const names: Record<string, string> = languageNames;
  const nameOf = (code: string) => names[code] ?? code;
  const codes = [...new Set<string>([...everyLanguage, ...Object.keys(texts)])];
  const actions = codes.map((code) => {
    const text = texts[code];
    const hint = text && (text.length > 40 ? `${text.slice(0, 40)}…` : text);
    return {
      id: code,
      label: nameOf(code),
      ...(hint ? { hint } : {}),
      checked: code === language,
      onPress: () => onChoose(code),
    };
  });
  const trigger = (
    <button
      type="button"
      aria-label={labelled(common.textLanguage, nameOf(language))}
      className="touch-area flex items-center gap-1 rounded-small text-caption text-muted hover:text-default"
    >
      {nameOf(language)}
      <ChevronDown aria-hidden className="size-3.5" />
    </button>
  );
  return <Menu trigger={trigger} groups={[{ label: common.textLanguage, single: true, actions }]} />;
}
