import type { TerminalDevicesMessages } from "./devices-en.ts";

const messages: TerminalDevicesMessages = {
  tab: "Платёжные терминалы",
  devices: "Платёжный терминал",
  stripe: "Stripe",
  location: "Место в Stripe",
  pax: "PAX",
  amp: "AMP",
  seconds: "секунд",
  network: "Касса подключается к нему в своей сети. Кассы читают эти настройки из API терминала.",
  account: "Аккаунт Stripe",
  accountHint: "Создайте секретный или ограниченный ключ в аккаунте Stripe. Он зашифрован и остаётся на сервере.",
  stored: "Ключ сохранён. Оставьте пустым, чтобы не менять.",
  reader: "Считыватель",
  readerHint: "Кассы подключаются к нему через SDK Stripe с токеном от этого сервера.",
  noReader: "Считывателя пока нет.",
  place: "Место",
  placeHint: "Stripe нужен адрес, где стоит считыватель.",
  remove: "Удалить место",
  removeTitle: "Удалить место?",
  removeMessage: "Stripe забудет его, а этот терминал — свой считыватель.",
  hints: {
    registration_code: "Его показывает считыватель при настройке.",
    reader_id: "Только для уже зарегистрированного считывателя.",
  },
};

export default messages;
