import type { messageTemplates } from "@patron/contract";
import type { FormRules, ReplyOf } from "@patron/contract/client";
import { MESSAGE_TYPES } from "@patron/contract/enums";
import { rules } from "@patron/contract/rules/messageTemplates";
import type { Texts } from "#kit/form/texts.ts";

export type Template = ReplyOf<typeof messageTemplates.get>["messages"][number];
/** What the form changes. */
export type TemplateValues = Pick<
  Template,
  "active" | "channels" | "next_after_minutes" | "days_before" | "subjects" | "texts"
>;

/** The limits of one message, whose texts are those of a draft in each language. */
export const templateRules: FormRules = {
  active: { kind: "flag" },
  channels: { kind: "choices", options: MESSAGE_TYPES },
  next_after_minutes: { kind: "whole", min: 1, max: 1440, required: true },
  days_before: { kind: "whole", min: 1, max: 60, required: true },
  subjects: { kind: "texts", maxLength: rules.test.subject.maxLength },
  texts: { kind: "texts", maxLength: rules.test.text.maxLength },
};

/** Only texts that say something: a language without one has the default. */
export const written = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
