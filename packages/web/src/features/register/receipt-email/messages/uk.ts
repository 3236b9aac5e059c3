import type { ReceiptEmailMessages } from "./en.ts";

const messages: ReceiptEmailMessages = {
  title: "Чек ел. поштою",
  address: "Адреса ел. пошти",
  send: "Надіслати",
  sending: (address) => `Надсилаємо на ${address}…`,
  sent: (address) => `Надіслано на ${address}.`,
  waiting: (address) => `Ще не надіслано на ${address}: поштовий сервер не прийняв листа. Patron спробує ще раз.`,
  refused: (address) => `Поштовий сервер відхилив ${address}. Перевірте адресу й надішліть ще раз.`,
  failed: (address) => `Не надіслано на ${address}. Причина — в панелі керування, у розділі «Повідомлення».`,
};
export default messages;
