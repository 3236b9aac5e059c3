import type { ReceiptEmailMessages } from "./en.ts";

const messages: ReceiptEmailMessages = {
  title: "Чек по эл. почте",
  address: "Адрес эл. почты",
  send: "Отправить",
  sending: (address) => `Отправляем на ${address}…`,
  sent: (address) => `Отправлено на ${address}.`,
  waiting: (address) => `Ещё не отправлено на ${address}: почтовый сервер не принял письмо. Patron попробует ещё раз.`,
  refused: (address) => `Почтовый сервер отклонил ${address}. Проверьте адрес и отправьте ещё раз.`,
  failed: (address) => `Не отправлено на ${address}. Причина — в панели управления, в разделе «Сообщения».`,
};
export default messages;
