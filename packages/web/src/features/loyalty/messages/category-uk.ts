import type { CategoryMessages } from "./category-en.ts";

const messages: CategoryMessages = {
  title: "Категорії клієнтів",
  hints: {
    sort_order: "Від найнижчої, 0, до найвищої.",
    external_code: "Для обміну з іншими програмами.",
    is_default: "Замінить теперішню типову категорію.",
  },
  default: "Нові клієнти",
  add: "Додати категорію",
  emptyTitle: "Додайте першу категорію клієнтів",
  emptyHint: "Правила можуть давати кожній категорії свою знижку чи бонуси: срібна, золота, працівники.",
  general: "Загальне",
  generalHint: "Назва — для вас і ваших працівників.",
  public: "Для клієнтів",
  publicHint: "Показуємо на цифровій картці.",
  photoHint: "JPEG або PNG, до 10 МБ. Показуємо на цифровій картці.",
  photoAlt: "Зображення категорії",
};
export default messages;
