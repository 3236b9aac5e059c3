import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  title: "Журнал изменений",
  purpose: "Кто, что, когда и откуда изменил. Записи никогда не меняются.",
  when: "Когда",
  who: "Кто",
  what: "Что",
  action: "Действие",
  changes: "Изменения",
  address: "Адрес",
  call: "Вызов",
  request: "Идентификатор запроса",
  details: "Подробности",
  open: "Открыть",
  dateFrom: "С дня",
  dateTo: "По день",
  emptyTitle: "Изменения появятся здесь, как только кто-то что-то изменит",
  noChanges: "Этот вызов не называет полей.",
};
export default messages;
