import type { CustomerPassMessages } from "./en.ts";

const messages: CustomerPassMessages = {
  pass: "Картка у Wallet",
  linkHint:
    "Надішліть це посилання клієнту або дайте відсканувати код. Воно відкриває картку з кнопкою, що додає її в Apple Wallet.",
  notForThem: "Заблоковані клієнти та картки без доступу її не отримують.",
};

export default messages;
