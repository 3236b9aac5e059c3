import type { RuleViolation } from "@patron/contract/client";
import type { UiMessages } from "#ui/ui-messages.ts";
import { pluralIn } from "../messages.ts";
import type { OwnMessages } from "./en.ts";

/** Picks the form of a text for a number. */
export const plural = pluralIn("uk");

const ui: UiMessages = {
  close: "Закрити",
  clear: "Очистити",
  search: "Пошук",
  noResults: "Нічого не знайдено",
  loading: "Завантаження…",
  required: "обов’язково",
  labelled: (label, value) => `${label}: ${value}`,
  choose: "Виберіть…",
  remove: (what) => `Прибрати: ${what}`,
  showPassword: "Показати пароль",
  hidePassword: "Приховати пароль",
  country: "Країна",
  pages: "Сторінки",
  page: (page) => `Сторінка ${page}`,
  previousPage: "Попередня сторінка",
  nextPage: "Наступна сторінка",
  rowsPerPage: "Рядків на сторінці",
  fitToWindow: "За розміром вікна",
  moreColumns: (count) =>
    `Ще ${plural(count, { one: "# стовпець", few: "# стовпці", many: "# стовпців", other: "# стовпця" })}`,
  rangeOfTotal: (from, to, total) => `${from}–${to} із ${total}`,
  rangeOfMore: (from, to, total) => `${from}–${to} із понад ${total}`,
  selectAll: "Вибрати все",
  selectRow: (row) => `Вибрати: ${row}`,
  totals: "Разом",
  breadcrumbs: "Навігаційний ланцюжок",
  notifications: "Сповіщення",
  copy: "Копіювати",
  copied: "Скопійовано",
  up: "зростання",
  down: "спад",
  unchanged: "без змін",
  from: "Від",
  to: "До",
  skipToContent: "До вмісту",
  mainMenu: "Головне меню",
  addFilter: (name) => `Додати фільтр: ${name}`,
  expandMenu: "Розгорнути меню",
  collapseMenu: "Згорнути меню",
  openMenu: "Відкрити меню",
  chooseImage: "Вибрати зображення",
  dropImage: "Перетягніть зображення сюди або виберіть файл",
  replaceImage: "Замінити",
  removeImage: "Прибрати",
  customColour: "Власний колір",
  calendar: "Календар",
  dayLetters: ["дд", "мм", "рррр"],
  previousMonth: "Попередній місяць",
  nextMonth: "Наступний місяць",
  passwordStrength: ["Дуже слабкий", "Слабкий", "Середній", "Надійний"],
};

/** Why a field is refused. */
const violations: Record<RuleViolation, (limit: string) => string> = {
  required: () => "Заповніть це поле.",
  email: () => "Вкажіть адресу ел. пошти, наприклад name@example.com.",
  url: () => "Введіть веб-адресу, наприклад https://example.com.",
  min: (limit) => `Введіть ${limit} або більше.`,
  max: (limit) => `Введіть ${limit} або менше.`,
  minLength: (limit) =>
    plural(Number(limit), {
      one: "Щонайменше # символ.",
      few: "Щонайменше # символи.",
      many: "Щонайменше # символів.",
      other: "Щонайменше # символу.",
    }),
  maxLength: (limit) =>
    plural(Number(limit), {
      one: "Щонайбільше # символ.",
      few: "Щонайбільше # символи.",
      many: "Щонайбільше # символів.",
      other: "Щонайбільше # символу.",
    }),
  pattern: () => "Перевірте формат.",
  decimal: () => "Введіть число.",
};

const common: OwnMessages = {
  ui,
  menuGroups: {
    sales: "Продажі",
    customers: "Клієнти",
    reports: "Звіти",
    business: "Налаштування",
  },
  violations,
  save: "Зберегти",
  saved: "Збережено",
  cancel: "Скасувати",
  discard: "Відкинути",
  create: "Створити",
  change: "Змінити",
  remove: "Видалити",
  back: "Назад",
  retry: "Спробувати ще раз",
  yes: "Так",
  no: "Ні",
  active: "Активно",
  inactive: "Неактивно",
  state: "Статус",
  balanceOn: "Баланс на кінець дня",
  none: "—",
  textLanguage: "Мова тексту",
  serverFault: "Сервер не прийняв це значення. Перевірте його й спробуйте ще раз.",
  loadFailed: "Сторінка не завантажилася",
  loadBroken: "Помилка на сервері. Спробуйте ще раз за хвилину.",
  brokenAddress: "Адреса сторінки неповна або застаріла. Поверніться до списку й відкрийте її звідти.",
  reference: (id) => `Номер звернення: ${id}`,
  history: "Історія",
  missingTitle: "Такого запису немає",
  missingHint: "Можливо, його видалили або адреса неповна.",
  openScreen: (where) => `Відкрити «${where}»`,
  notFoundTitle: "Сторінку не знайдено",
  notFoundHint: "Перевірте адресу або поверніться на головну.",
  home: "На головну",
  notAllowedTitle: "У вас немає доступу до цієї сторінки",
  brokenTitle: "На цій сторінці стався збій",
  brokenHint:
    "Введене могло не зберегтися. Перезавантажте сторінку. Якщо збій повториться, розкажіть підтримці, що ви робили.",
  reload: "Перезавантажити сторінку",
  language: "Мова",
  tagline: "Лояльність, каси, пальне й оплати в одному бек-офісі.",
};

export default common;
