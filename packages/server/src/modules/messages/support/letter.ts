import type { Language } from "@patron/contract/enums";
import { labelled } from "@patron/contract/labelled";

interface Question {
  subject: string;
  text: string;
  author: string;
  business: { title: string; business_code: string };
  /** Where support answers. */
  address: string;
  /** Until when the owner lets support in; null: not now. */
  until: Date | null;
}

const answering: Readonly<Record<Language, (address: string) => string>> = {
  en: (address) => `Support may enter this business now. Answer there: ${address}`,
  uk: (address) => `Підтримка зараз може увійти в цей бізнес. Відповісти там: ${address}`,
  ru: (address) => `Поддержка сейчас может войти в этот бизнес. Ответить там: ${address}`,
  de: (address) => `Der Support hat gerade Zugang zu diesem Unternehmen. Dort antworten: ${address}`,
  fr: (address) => `L’assistance peut entrer dans cette entreprise en ce moment. Y répondre\u00a0: ${address}`,
};
const writing: Readonly<Record<Language, string>> = {
  en: "Support may not enter this business now. Answer this e-mail.",
  uk: "Зараз підтримка не може увійти в цей бізнес. Відповідайте на цей лист.",
  ru: "Сейчас поддержка не может войти в этот бизнес. Ответьте на это письмо.",
  de: "Der Support hat gerade keinen Zugang zu diesem Unternehmen. Antworten Sie auf diese E-Mail.",
  fr: "L’assistance ne peut pas entrer dans cette entreprise en ce moment. Répondez à cet e-mail.",
};

/** A message to support, as its staff get it by e-mail. */
export function letterOf({ subject, text, author, business, address, until }: Question, language: Language) {
  const { title, business_code } = business;
  const sender = `${author}, ${title} (${business_code})`;
  const how = until === null ? writing[language] : answering[language](address);
  return { subject: labelled(title, subject, language), body: `${text}\n\n${sender}\n${how}\n` };
}
