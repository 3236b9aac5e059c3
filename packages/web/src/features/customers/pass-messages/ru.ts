import type { CustomerPassMessages } from "./en.ts";

const messages: CustomerPassMessages = {
  pass: "Карта в Wallet",
  linkHint:
    "Отправьте эту ссылку клиенту или дайте отсканировать код. Она открывает карту с кнопкой, которая добавляет её в Apple Wallet.",
  notForThem: "Заблокированные клиенты и карты без доступа её не получают.",
};

export default messages;
