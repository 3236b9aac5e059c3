import type { SupportMessages } from "./en.ts";

const messages: SupportMessages = {
  here: "Вы здесь как служба поддержки.",
  until: (when) => `Доступ закончится: ${when}. Каждое изменение есть в журнале изменений.`,
};
export default messages;
