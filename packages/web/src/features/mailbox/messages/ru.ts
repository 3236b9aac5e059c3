import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Почтовый ящик",
  purpose: "На этом сервере почта не настроена, поэтому письма остаются здесь. Вне этой машины их никто не прочтёт.",
  empty: "Здесь будут появляться письма, которые были бы отправлены",
  to: "Кому",
  refresh: "Обновить",
};

export default messages;
