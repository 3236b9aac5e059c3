import type { FiscalMessages } from "./en.ts";

const messages: FiscalMessages = {
  purpose: "Что кассы зарегистрировали в налоговой и что ещё ожидает.",
  emptyTitle: "Фискальных чеков пока нет",
  emptyHint: "Они появятся, когда у кассы будет фискальное устройство: «Терминал» → «Устройства» → Checkbox.",
  period: "Время",
};
export default messages;
