import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Скринька",
  purpose:
    "На цьому сервері пошту не налаштовано, тож листи лишаються тут. Прочитати їх можна лише на цьому комп’ютері.",
  empty: "Тут з’являтимуться вихідні листи",
  to: "Кому",
  refresh: "Оновити",
};

export default messages;
