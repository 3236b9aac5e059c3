import type { PlaceRequestMessages } from "./places-en.ts";

const messages: PlaceRequestMessages = {
  purpose: "Точки продаж, которые бизнесы хотят показать клиентам.",
  show: "Показать",
  emptyTitle: "Запросов нет",
  emptyHint: "Вы получите письмо, когда бизнес отправит запрос.",
  allow: "Одобрить",
  reject: "Отклонить",
  remove: "Убрать из каталога",
  cancel: "Отмена",
  previous: "Предыдущая страница",
  next: "Следующая страница",
  list: "Публикации",
  noAddress: "Без адреса",
  directory: "Открыть каталог",
  to: "Посмотреть запросы",
  section: "Публичный каталог",
  sectionHint: "Бизнесы отправляют запросы на публикацию точек продаж. Вы одобряете или отклоняете их.",
  hints: { reason: "Её прочитает бизнес, поэтому напишите, что исправить." },
};

export default messages;
