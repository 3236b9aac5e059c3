import type { TerminalDevicesMessages } from "./devices-en.ts";

const messages: TerminalDevicesMessages = {
  tab: "Платіжні термінали",
  devices: "Платіжний термінал",
  stripe: "Stripe",
  location: "Місце в Stripe",
  pax: "PAX",
  amp: "AMP",
  seconds: "секунд",
  network: "Каса під’єднується до нього у своїй мережі. Каси читають ці налаштування з API термінала.",
  account: "Акаунт Stripe",
  accountHint: "Створіть секретний або обмежений ключ в акаунті Stripe. Його зашифровано, і він лишається на сервері.",
  stored: "Ключ збережено. Залиште порожнім, щоб не змінювати.",
  reader: "Зчитувач",
  readerHint: "Каси під’єднуються до нього через SDK Stripe з токеном від цього сервера.",
  noReader: "Зчитувача ще немає.",
  place: "Місце",
  placeHint: "Stripe потрібна адреса, де стоїть зчитувач.",
  remove: "Прибрати місце",
  removeTitle: "Прибрати місце?",
  removeMessage: "Stripe забуде його, а цей термінал — свій зчитувач.",
  hints: {
    registration_code: "Його показує зчитувач під час налаштування.",
    reader_id: "Лише для вже зареєстрованого зчитувача.",
  },
};

export default messages;
