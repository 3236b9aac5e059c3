import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Хто, що, коли й звідки змінив. Записи не можна редагувати.",
  details: "Деталі",
  open: "Відкрити запис",
  emptyTitle: "Змін ще немає",
  noChanges: "Жодне поле не змінено.",
  calls: {
    "auth.token": "Вхід",
    "auth.signOut": "Вихід",
    "auth.switchBusiness": "Перехід в інший бізнес",
    "notifications.read": "Сповіщення прочитано",
    "term.openTill": "Вхід у касу",
    "term.accountPin": "Надіслано PIN-код для оплати",
  },
};
export default messages;
