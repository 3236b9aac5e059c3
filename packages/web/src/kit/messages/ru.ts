import type { RuleViolation } from "@patron/contract/client";
import type { UiMessages } from "#ui/ui-messages.ts";
import { pluralIn } from "../messages.ts";
import type { OwnMessages } from "./en.ts";

/** Picks the form of a text for a number. */
export const plural = pluralIn("ru");

const ui: UiMessages = {
  close: "Закрыть",
  clear: "Очистить",
  search: "Поиск",
  noResults: "Ничего не найдено",
  loading: "Загрузка…",
  required: "обязательно",
  labelled: (label, value) => `${label}: ${value}`,
  choose: "Выберите…",
  remove: (what) => `Убрать: ${what}`,
  showPassword: "Показать пароль",
  hidePassword: "Скрыть пароль",
  country: "Страна",
  pages: "Страницы",
  page: (page) => `Страница ${page}`,
  previousPage: "Предыдущая страница",
  nextPage: "Следующая страница",
  rowsPerPage: "Строк на странице",
  fitToWindow: "По размеру окна",
  moreColumns: (count) =>
    `Ещё ${plural(count, { one: "# столбец", few: "# столбца", many: "# столбцов", other: "# столбца" })}`,
  rangeOfTotal: (from, to, total) => `${from}–${to} из ${total}`,
  rangeOfMore: (from, to, total) => `${from}–${to} из более чем ${total}`,
  selectAll: "Выбрать всё",
  selectRow: (row) => `Выбрать: ${row}`,
  totals: "Итого",
  breadcrumbs: "Навигационная цепочка",
  notifications: "Уведомления",
  copy: "Копировать",
  copied: "Скопировано",
  up: "рост",
  down: "спад",
  unchanged: "без изменений",
  from: "От",
  to: "До",
  skipToContent: "К содержимому",
  mainMenu: "Главное меню",
  addFilter: (name) => `Добавить фильтр: ${name}`,
  expandMenu: "Развернуть меню",
  collapseMenu: "Свернуть меню",
  openMenu: "Открыть меню",
  chooseImage: "Выбрать изображение",
  dropImage: "Перетащите изображение сюда или выберите файл",
  replaceImage: "Заменить",
  removeImage: "Убрать",
  customColour: "Свой цвет",
  calendar: "Календарь",
  dayLetters: ["дд", "мм", "гггг"],
  previousMonth: "Предыдущий месяц",
  nextMonth: "Следующий месяц",
  passwordStrength: ["Очень слабый", "Слабый", "Средний", "Надёжный"],
};

/** Why a field is refused. */
const violations: Record<RuleViolation, (limit: string) => string> = {
  required: () => "Заполните это поле.",
  email: () => "Укажите адрес эл. почты, например name@example.com.",
  url: () => "Введите веб-адрес, например https://example.com.",
  min: (limit) => `Введите ${limit} или больше.`,
  max: (limit) => `Введите ${limit} или меньше.`,
  minLength: (limit) =>
    plural(Number(limit), {
      one: "Не менее # символа.",
      few: "Не менее # символов.",
      many: "Не менее # символов.",
      other: "Не менее # символа.",
    }),
  maxLength: (limit) =>
    plural(Number(limit), {
      one: "Не более # символа.",
      few: "Не более # символов.",
      many: "Не более # символов.",
      other: "Не более # символа.",
    }),
  pattern: () => "Проверьте формат.",
  decimal: () => "Введите число.",
};

const common: OwnMessages = {
  ui,
  menuGroups: {
    sales: "Продажи",
    customers: "Клиенты",
    reports: "Отчёты",
    business: "Настройки",
  },
  violations,
  save: "Сохранить",
  saved: "Сохранено",
  cancel: "Отмена",
  discard: "Отбросить",
  create: "Создать",
  change: "Изменить",
  remove: "Удалить",
  back: "Назад",
  retry: "Попробовать снова",
  yes: "Да",
  no: "Нет",
  active: "Активно",
  inactive: "Неактивно",
  state: "Статус",
  balanceOn: "Баланс на конец дня",
  none: "—",
  textLanguage: "Язык текста",
  serverFault: "Сервер не принял это значение. Проверьте его и попробуйте ещё раз.",
  loadFailed: "Страница не загрузилась",
  loadBroken: "Ошибка на сервере. Попробуйте снова через минуту.",
  brokenAddress: "Адрес страницы неполный или устарел. Вернитесь к списку и откройте её оттуда.",
  reference: (id) => `Номер обращения: ${id}`,
  history: "История",
  missingTitle: "Такой записи нет",
  missingHint: "Возможно, её удалили или адрес неполный.",
  openScreen: (where) => `Открыть «${where}»`,
  notFoundTitle: "Страница не найдена",
  notFoundHint: "Проверьте адрес или вернитесь на главную.",
  home: "На главную",
  notAllowedTitle: "У вас нет доступа к этой странице",
  brokenTitle: "На этой странице произошёл сбой",
  brokenHint:
    "Введённое могло не сохраниться. Перезагрузите страницу. Если сбой повторится, расскажите поддержке, что вы делали.",
  reload: "Перезагрузить страницу",
  language: "Язык",
  tagline: "Лояльность, кассы, топливо и оплаты в одном бэк-офисе.",
};

export default common;
