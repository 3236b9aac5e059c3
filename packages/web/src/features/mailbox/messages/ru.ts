import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Почтовый ящик",
  purpose:
    "На этом сервере почта не настроена, поэтому письма остаются здесь. Прочитать их можно только на этом компьютере.",
  empty: "Здесь появятся исходящие письма",
  to: "Кому",
  refresh: "Обновить",
};

export default messages;
