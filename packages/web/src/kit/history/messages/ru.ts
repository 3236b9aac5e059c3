import { messagesIn } from "@patron/contract/history/messages";
import { pluralIn } from "../../messages.ts";
import type { HistoryMessages } from "./en.ts";

const plural = pluralIn("ru");

const messages: HistoryMessages = {
  nothing: "Пока ничего не меняли.",
  showMore: "Показать более ранние изменения",
  from: "с адреса",
  more: (count) =>
    plural(count, { one: "и ещё # поле", few: "и ещё # поля", many: "и ещё # полей", other: "и ещё # поля" }),
  entityTypes: {
    business: "Бизнес",
    business_settings: "Настройки бизнеса",
    card_category: "Категория клиентов",
    card_category_settings: "Настройки категорий",
    corporate_customer: "Компания",
    customer: "Клиент",
    customer_account: "Счёт клиента",
    export: "Файл",
    goods: "Товар",
    goods_category: "Категория товаров",
    legal_info: "Реквизиты",
    loyalty: "Программа лояльности",
    loyalty_settings: "Настройки программы",
    master_price: "Запланированная цена",
    news: "Новость",
    person: "Профиль",
    pos: "Точка продаж",
    preference: "Настройка экрана",
    price_group: "Ценовая группа",
    price_group_item: "Цена в группе",
    rule: "Правило",
    rule_settings: "Настройки правил",
    saved_view: "Сохранённый вид",
    special_account: "Специальный счёт",
    tax: "Налог",
    terminal: "Терминал",
    transaction: "Транзакция",
  },
  actions: {
    added: "Добавлено",
    changed: "Изменено",
    removed: "Удалено",
    exported: "Экспортировано",
    done: "Выполнено",
  },
  actors: {
    person: "Человек",
    terminal: "Терминал",
    system: "Система",
  },
  ...messagesIn("ru"),
};
export default messages;
