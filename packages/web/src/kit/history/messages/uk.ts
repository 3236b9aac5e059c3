import { messagesIn } from "@patron/contract/history/messages";
import { pluralIn } from "../../messages.ts";
import type { HistoryMessages } from "./en.ts";

const plural = pluralIn("uk");

const messages: HistoryMessages = {
  nothing: "Ще нічого не змінювали.",
  showMore: "Показати давніші зміни",
  from: "з адреси",
  more: (count) =>
    plural(count, { one: "і ще # поле", few: "і ще # поля", many: "і ще # полів", other: "і ще # поля" }),
  entityTypes: {
    business: "Бізнес",
    business_settings: "Налаштування бізнесу",
    card_category: "Категорія клієнтів",
    card_category_settings: "Налаштування категорій",
    corporate_customer: "Компанія",
    customer: "Клієнт",
    customer_account: "Рахунок клієнта",
    export: "Файл",
    goods: "Товар",
    goods_category: "Категорія товарів",
    legal_info: "Реквізити",
    loyalty: "Програма лояльності",
    loyalty_settings: "Налаштування програми",
    master_price: "Запланована ціна",
    news: "Новина",
    person: "Профіль",
    pos: "Точка продажу",
    preference: "Налаштування екрана",
    price_group: "Цінова група",
    price_group_item: "Ціна в групі",
    rule: "Правило",
    rule_settings: "Налаштування правил",
    saved_view: "Збережений вигляд",
    special_account: "Спеціальний рахунок",
    tax: "Податок",
    terminal: "Термінал",
    transaction: "Транзакція",
  },
  actions: {
    added: "Додано",
    changed: "Змінено",
    removed: "Вилучено",
    exported: "Експортовано",
    done: "Виконано",
  },
  actors: {
    person: "Особа",
    terminal: "Термінал",
    system: "Система",
  },
  ...messagesIn("uk"),
};
export default messages;
