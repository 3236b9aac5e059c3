import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Кто, что, когда и откуда изменил. Записи никогда не меняются.",
  details: "Подробности",
  open: "Открыть",
  emptyTitle: "Изменения появятся здесь, как только кто-то что-то изменит",
  noChanges: "Этот вызов не называет полей.",
};
export default messages;
