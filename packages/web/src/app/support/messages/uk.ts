import type { SupportMessages } from "./en.ts";

const messages: SupportMessages = {
  here: "Ви тут як служба підтримки.",
  until: (when) => `Доступ закінчиться: ${when}. Кожна зміна є в журналі змін.`,
};
export default messages;
