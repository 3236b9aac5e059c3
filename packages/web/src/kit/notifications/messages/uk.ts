import type { RecipientsMessages } from "./en.ts";

const messages: RecipientsMessages = {
  eventHints: {
    "daily-report": "Продажі за вчора, о вибраній нижче годині.",
    refund: "Продаж скасовано, гроші повернено.",
    "account-low": "На рахунку клієнта менше за мінімальний залишок.",
    "till-opened": "Хтось відкрив касу.",
    "mailing-done": "Усі повідомлення розсилки надіслано.",
    "provider-failing": "Сервіс повідомлень перестав працювати.",
    "ledger-difference": "Залишки не збігаються з проведеннями.",
    "access-changed": "Когось додано, призупинено чи змінено доступ.",
    "api-key-changed": "Ключ API створено або видалено.",
    "new-device": "Хтось увійшов із браузера, яким раніше не користувався.",
  },
  hints: {
    emails: "Кілька розділіть комами.",
    phones: "Кілька розділіть комами.",
    channels: "Нікого не сповіщають.",
  },
  ownersToo: "Власники бачать це в будь-якому разі.",
  seenBy: "Хто бачить це в застосунку.",
  smsOff: "На сервері немає сервісу SMS, тому їх ніхто не отримає.",
};

export default messages;
