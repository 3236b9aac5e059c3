import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  title: "Журнал змін",
  purpose: "Хто, що, коли й звідки змінив. Записи не змінюються ніколи.",
  when: "Коли",
  who: "Хто",
  what: "Що",
  action: "Дія",
  changes: "Зміни",
  address: "Адреса",
  call: "Виклик",
  request: "Ідентифікатор запиту",
  details: "Деталі",
  open: "Відкрити",
  dateFrom: "З дня",
  dateTo: "По день",
  emptyTitle: "Зміни з’являться тут, щойно хтось щось змінить",
  noChanges: "Цей виклик не називає полів.",
};
export default messages;
