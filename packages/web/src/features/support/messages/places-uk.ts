import type { PlaceRequestMessages } from "./places-en.ts";

const messages: PlaceRequestMessages = {
  purpose: "Точки продажу, які бізнеси хочуть показати клієнтам.",
  show: "Показати",
  emptyTitle: "Запитів немає",
  emptyHint: "Ви отримаєте лист, коли бізнес надішле запит.",
  allow: "Схвалити",
  reject: "Відхилити",
  remove: "Прибрати з каталогу",
  cancel: "Скасувати",
  previous: "Попередня сторінка",
  next: "Наступна сторінка",
  list: "Публікації",
  noAddress: "Без адреси",
  directory: "Відкрити каталог",
  to: "Переглянути запити",
  section: "Публічний каталог",
  sectionHint: "Бізнеси надсилають запити на публікацію точок продажу. Ви схвалюєте або відхиляєте їх.",
  hints: { reason: "Її прочитає бізнес, тож напишіть, що виправити." },
};

export default messages;
