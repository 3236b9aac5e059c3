import type { TerminalActivityMessages } from "./activity-en.ts";

const messages: TerminalActivityMessages = {
  purpose: "Що робив термінал за останні 90 днів.",
  emptyTitle: "Повідомлень ще немає",
  emptyHint: "Термінал повідомляє, що він робить, щойно за ним хтось працює.",
  open: "Активність",
  beacon: {
    title: "Маячок",
    hint: "Маячок iBeacon біля термінала підказує застосункам і карткам у гаманці поруч, де вони. Налаштуйте його цими значеннями.",
    make: "Створити значення",
    none: "Значень для маячка ще немає.",
    uuid: "UUID",
    major: "Major",
    minor: "Minor",
    advertisement: "Пакет у шістнадцятковому вигляді",
  },
  codes: {
    title: "Друкувати QR-коди",
    purpose:
      "Кожен код відкриває свою касу на телефоні чи планшеті, що його зчитав. Для продажу там усе одно потрібен вхід.",
    print: "Друкувати",
    none: "Активних терміналів не вибрано.",
    of: (title: string, pos: string) => `QR-код: ${title}, ${pos}`,
  },
};

export default messages;
