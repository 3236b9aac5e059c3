import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Скринька",
  purpose: "На цьому сервері пошту не налаштовано, тож листи лишаються тут. Поза цією машиною їх ніхто не прочитає.",
  empty: "Тут з’являтимуться листи, які було б надіслано",
  to: "Кому",
  refresh: "Оновити",
};

export default messages;
