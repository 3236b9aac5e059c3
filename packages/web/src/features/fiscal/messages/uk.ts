import type { FiscalMessages } from "./en.ts";

const messages: FiscalMessages = {
  purpose: "Що каси зареєстрували в податковій і що ще очікує.",
  emptyTitle: "Фіскальних чеків ще немає",
  emptyHint: "Вони з’являться, щойно каса матиме фіскальний пристрій: «Термінал» → «Пристрої» → Checkbox.",
  period: "Час",
};
export default messages;
