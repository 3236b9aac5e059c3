import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Кто, что, когда и откуда изменил. Записи нельзя редактировать.",
  details: "Подробности",
  open: "Открыть запись",
  emptyTitle: "Изменений пока нет",
  noChanges: "Ни одно поле не изменено.",
  calls: {
    "auth.token": "Вход",
    "auth.signOut": "Выход",
    "auth.switchBusiness": "Переход в другой бизнес",
    "notifications.read": "Уведомления прочитаны",
    "term.openTill": "Вход в кассу",
    "term.accountPin": "Отправлен PIN-код для оплаты",
  },
};
export default messages;
