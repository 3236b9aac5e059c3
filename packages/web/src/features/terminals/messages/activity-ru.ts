import type { TerminalActivityMessages } from "./activity-en.ts";

const messages: TerminalActivityMessages = {
  purpose: "Что делал терминал за последние 90 дней.",
  emptyTitle: "Сообщений пока нет",
  emptyHint: "Терминал сообщает, что он делает, как только за ним кто-то работает.",
  open: "Активность",
  beacon: {
    title: "Маячок",
    hint: "Маячок iBeacon у терминала подсказывает приложениям и картам в кошельке рядом, где они. Настройте его этими значениями.",
    make: "Создать значения",
    none: "Значений для маячка пока нет.",
    uuid: "UUID",
    major: "Major",
    minor: "Minor",
    advertisement: "Пакет в шестнадцатеричном виде",
  },
  codes: {
    title: "Печатать QR-коды",
    purpose:
      "Каждый код открывает свою кассу на телефоне или планшете, который его считал. Для продажи там всё равно нужен вход.",
    print: "Печатать",
    none: "Активных терминалов не выбрано.",
    of: (title: string, pos: string) => `QR-код: ${title}, ${pos}`,
  },
};

export default messages;
