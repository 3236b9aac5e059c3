import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Хто, що, коли й звідки змінив. Записи не змінюються ніколи.",
  details: "Деталі",
  open: "Відкрити",
  emptyTitle: "Зміни з’являться тут, щойно хтось щось змінить",
  noChanges: "Цей виклик не називає полів.",
};
export default messages;
