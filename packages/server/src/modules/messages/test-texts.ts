import type { Language } from "@patron/contract/enums";

/** What a test message says. */
export const testTexts: Readonly<Record<Language, { subject: string; text: string }>> = {
  en: { subject: "Test message", text: "It works: your messages go out this way." },
  uk: { subject: "Перевірка повідомлень", text: "Усе працює: ваші повідомлення надсилаються так." },
  ru: { subject: "Проверка сообщений", text: "Всё работает: ваши сообщения отправляются так." },
  de: { subject: "Testnachricht", text: "Es funktioniert: So gehen Ihre Nachrichten hinaus." },
  fr: { subject: "Message d’essai", text: "Tout fonctionne\u00a0: vos messages partent ainsi." },
};
