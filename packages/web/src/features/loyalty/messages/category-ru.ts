import type { CategoryMessages } from "./category-en.ts";

const messages: CategoryMessages = {
  title: "Категории клиентов",
  hints: {
    sort_order: "От низшей, 0, до высшей.",
    external_code: "Для обмена с другими программами.",
    is_default: "Заменит текущую категорию по умолчанию.",
  },
  default: "Новые клиенты",
  add: "Добавить категорию",
  emptyTitle: "Добавьте первую категорию клиентов",
  emptyHint: "Правила могут давать каждой категории свою скидку или бонусы: серебряная, золотая, сотрудники.",
  general: "Общее",
  generalHint: "Название — для вас и ваших сотрудников.",
  public: "Для клиентов",
  publicHint: "Показываем на цифровой карте.",
  photoHint: "JPEG или PNG, до 10 МБ. Показываем на цифровой карте.",
  photoAlt: "Изображение категории",
};
export default messages;
